import { rulebookSuite } from '../../core/rulebook.suite.ts';
import { profile } from './profile.ts';

rulebookSuite(new URL('./', import.meta.url), profile, {
  V1: '[book]',
  V2: '[book]',
  V3: '[book] [ruling]',
  V4: '[book]',
  V5: '[book]',
  V6: '[book] [ruling]',
  V7: '[book] [ruling]',
  V8: '[book] [ruling]',
  V9: '[ruling]',
  V10: '[book]',
  V11: '[book] [ruling]',
  V12: '[book]',
  V13: '[book]',
  V14: '[book] [ruling]',
  V20: '[book]',
  V21: '[book] [ruling]',
  V22: '[book]',
  V23: '[book]',
  V30: '[book]',
  V31: '[book] [ruling]',
});
