import { rulebookSuite } from '../../src/core/rulebook.suite.ts';
import { profile } from './profile.ts';

rulebookSuite(new URL('./', import.meta.url), profile, {
  P1: '[book]',
  P2: '[book]',
  P3: '[ruling]',
  P10: '[book]',
  P11: '[book]',
  P12: '[book]',
  P13: '[book]',
  P20: '[book] [ruling]',
  P21: '[ruling]',
});
