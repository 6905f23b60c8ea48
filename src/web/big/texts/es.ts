import type { BigTexts } from './en.ts';

export const es: BigTexts = {
  show: 'Mostrar en una pantalla grande',
  about:
    'Para un televisor o un monitor grande: abre allí esta dirección. Cada uno juega en su teléfono y no se ve la mano de nadie.',
  fullScreen: 'Pantalla completa',
  scan: 'Escanea y siéntate',
  orOpen: 'o abre en el navegador',
  yourHand: 'Tu teléfono es tu mano.',
  again: 'Una revancha en los teléfonos trae aquí la próxima partida.',
};
