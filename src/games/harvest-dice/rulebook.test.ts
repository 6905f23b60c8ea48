import { rulebookSuite } from '../../core/rulebook.suite.ts';
import { profile } from './profile.ts';

rulebookSuite(new URL('./', import.meta.url), profile, {
  H1: '[book]',
  H2: '[sheet]',
  H3: '[sheet] [ruling]',
  H4: '[book] [sheet]',
  H5: '[ruling]',
  H10: '[book]',
  H11: '[book]',
  H12: '[book]',
  H13: '[book] [ruling]',
  H14: '[book]',
  H15: '[book]',
  H16: '[ruling]',
  H17: '[book]',
  H20: '[book]',
  H21: '[book]',
  H30: '[book]',
  H31: '[book]',
  H32: '[book]',
  H33: '[book]',
  H34: '[book] [ruling]',
  H35: '[book]',
  H36: '[ruling]',
});
