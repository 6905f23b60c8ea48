import { describe, expect, it } from 'vitest';
import { named, readBy } from '../core/people.suite.ts';
import { es as dessert } from './dessert-dice/words/es.ts';
import { es as dessertRefusals } from './dessert-dice/words/refusals/es.ts';
import { es as gardenRefusals } from './garden-dice/words/refusals/es.ts';
import { es as harvest } from './harvest-dice/words/es.ts';
import { es as harvestRefusals } from './harvest-dice/words/refusals/es.ts';
import { game as vineyard } from './my-little-vineyard/index.ts';
import type { State } from './my-little-vineyard/state.ts';
import { turn } from './my-little-vineyard/table.suite.ts';
import { es as wine } from './my-little-vineyard/words/es.ts';
import { es as wineRefusals } from './my-little-vineyard/words/refusals/es.ts';
import { describeAbility, es as rice } from './rice-dice/words/es.ts';
import { es as riceRefusals } from './rice-dice/words/refusals/es.ts';

describe('Spanish', () => {
  it('has the article and the number that a noun wants', () => {
    expect(harvest.move({ type: 'plant', die: { veg: 'tomato', value: 4 }, row: 2, column: 4 })).toBe(
      'Plantar el tomate 4 en la fila 2, columna 4',
    );
    expect(harvest.move({ type: 'feed', die: { veg: 'carrot', value: 5 }, as: 'lettuce', value: 6 })).toBe(
      'Darle al cerdo la zanahoria 5 como lechuga 6',
    );
    expect(harvestRefusals.notBeside({ veg: 'tomato' })).toBe('El tomate tiene que ir junto a otro tomate.');
    expect(harvestRefusals.tooFewPowers({ needed: 2, left: 1 })).toBe('Eso cuesta 2 poderes, y solo te queda 1.');
    expect(gardenRefusals.soldOut({ tile: 'eggplant' })).toBe('En la reserva ya no queda ninguna berenjena.');
    expect(gardenRefusals.soldOut({ tile: 'tomato' })).toBe('En la reserva ya no queda ningún tomate.');
    expect(dessertRefusals.notOnColour({ colour: 'red', dessert: 'jelloTart' })).toBe(
      'Los dados rojos no tienen tartaleta.',
    );
    expect(wine.move({ type: 'roll', count: 1 })).toBe('Tirar 1 dado');
    expect(wine.move({ type: 'purchase', item: 'allier', dice: [1, 2, 3, 4] })).toBe(
      'Comprar una barrica Allier con 1, 2, 3 y 4',
    );
    expect(describeAbility({ kind: 'symbols', symbol: 'worker', more: 2 })).toBe('+2 trabajadores en cada tirada');
    expect(describeAbility({ kind: 'fewerWeeds', fewer: 1 })).toBe('pon una mala hierba menos después de una tirada');
    expect(riceRefusals.weedsFirst({ left: 1 })).toMatch(/queda 1\.$/);
    const you = readBy(0, 'Ada');
    expect(rice.chance({ type: 'draw', cards: ['Deep Mud'] }, you(0), you)).toBe('Robas Deep Mud.');
  });

  it('counts the desserts of a roll in the plural', () => {
    const dice = (['popsicle', 'popsicle', 'iceCream'] as const).flatMap((face) => [face, face]);
    const roll = { type: 'roll', dice: [...dice, ...dice, ...dice, ...dice] } as Parameters<typeof dessert.chance>[0];
    expect(dessert.chance(roll, null, named())).toContain('rojo: 4 polos, 2 helados; amarillo: 4 polos, 2 helados');
  });

  it('says "e" before an i and "u" before an o', () => {
    const view = vineyard.view(turn({ centre: [1] }).state as State, 0);
    const standings = view.standings.map((standing) => ({ ...standing, rank: 1 }));
    const shared = { ...view, standings, finish: { cause: 'lastFall', tie: 'shared' } as const };
    expect(wine.ending(shared, named('Ada', 'Inés'))).toBe(
      'Victoria compartida con 0 puntos: Ada e Inés. El último otoño ha terminado.',
    );
    expect(wineRefusals.costsSum({ item: 'chardonnay', sums: [7, 8] })).toBe(
      'El precio de Chardonnay son dos dados que sumen 7 u 8.',
    );
  });
});
