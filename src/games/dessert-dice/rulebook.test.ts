import { rulebookSuite } from '../../core/rulebook.suite.ts';
import { profile } from './profile.ts';

rulebookSuite(new URL('./', import.meta.url), profile, {
  D1: '[book]',
  D2: '[designer]',
  D3: '',
  D10: '[book] [ruling]',
  D11: '[book] [ruling]',
  D12: '[ruling] [book]',
  D20: '[book] [ruling]',
  D21: '[book]',
  D22: '[book]',
  D23: '[ruling]',
  D24: '',
  D30: '[book]',
  D31: '[book] [ruling]',
  D32: '[book] [ruling]',
  D33: '[designer]',
});
