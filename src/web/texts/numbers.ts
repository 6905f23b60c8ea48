import { changeText as changeIn, numberText as numberIn } from '../../core/numberText.ts';
import { currentLanguage } from './language.svelte.ts';

/** A number as it is written in the language that is read now: "3.4", "3,4". Pages write every number with decimals by this or by `changeText`. */
export const numberText = (value: number, digits = 0): string => numberIn(value, digits, currentLanguage());

/** A change: "+3.4", "−3,4". */
export const changeText = (value: number, digits = 0): string => changeIn(value, digits, currentLanguage());
