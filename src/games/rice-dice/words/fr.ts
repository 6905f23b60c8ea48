import { does, list, offered, ofName, shares, starts, told, turn, type Verb, wins } from '../../../core/speech/fr.ts';
import type { PersonOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face, Job } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
import type { FarmerDeeds, RiceNote } from '../notes.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { fr as refusals } from './refusals/fr.ts';

const faceNames: Record<Face, string> = {
  water: 'eau',
  card: 'carte',
  worker: 'ouvrier',
  double: 'double ouvrier',
  wild: 'joker',
  weed: 'mauvaise herbe',
};
const jobNames: Record<Job, string> = { weed: 'désherber', harvest: 'récolter', plant: 'planter' };
const symbols = { worker: 'ouvrier', water: 'eau', card: 'carte' } as const;
const severalSymbols = { worker: 'ouvriers', water: 'eau', card: 'cartes' } as const;
const riches = {
  water: 'd’eau sur tes rizières',
  planted: 'de rizières plantées',
  paddies: 'de rizières',
  weeds: 'de mauvaises herbes',
} as const;

/** "une relance", but "2 relances". */
const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);
const weedCount = (n: number): string => count(n, 'une mauvaise herbe', 'mauvaises herbes');

/** What a card can do, as on the card. */
export function describeAbility(ability: Ability | null): string {
  if (ability === null) return '';
  switch (ability.kind) {
    case 'rerolls':
      return `${count(ability.more, 'une relance', 'relances')} de plus par tour`;
    case 'chooseDice':
      return 'ne relance que les dés que tu choisis';
    case 'draw':
      return `action carte : pioche ${ability.more} de plus`;
    case 'weedAnyone':
      return 'pose tes mauvaises herbes chez n’importe qui';
    case 'symbols':
      return `+${ability.more} ${(ability.more === 1 ? symbols : severalSymbols)[ability.symbol]} à chaque lancer`;
    case 'harvestRice':
      return `+${ability.rice} riz par rizière récoltée`;
    case 'mimic':
      return `Mimic : ${jobNames[ability.job]} quand le joueur avant toi fait travailler ses ouvriers`;
    case 'most':
      return `début du tour : ${ability.rice} riz si tu as le plus ${riches[ability.of]}, sans ex æquo`;
    case 'weedFlooded':
      return 'tes ouvriers désherbent aussi les rizières inondées';
    case 'fewerWeeds':
      return `pose ${weedCount(ability.fewer)} de moins après un lancer`;
    case 'fewerWorkers':
      return `${count(ability.fewer, 'un ouvrier', 'ouvriers')} de moins pour la ${jobNames[ability.job]}`;
    case 'flowLeft':
      return 'ton eau peut aussi couler vers la gauche';
  }
}

/** R52: how long nobody has gained rice, and what that will bring. */
export function tellDry(view: View): string {
  const { dry, spells, dryLimit } = view;
  if (weatherOf(view) === 'spell')
    return spells === 1
      ? 'Sécheresse : toutes les rizières se sont vidées.'
      : 'Deuxième sécheresse : toutes les rizières se sont vidées. La troisième met fin à la partie.';
  const since = ['', ' après la sécheresse', ' après la deuxième sécheresse'][spells] ?? '';
  const then = ['les rizières se vident', 'les rizières se vident encore', 'la partie est finie'][spells] ?? '';
  return `Pas de riz depuis ${count(dry, 'un tour', 'tours')}${since} : au bout de ${dryLimit}, ${then}.`;
}

const listPaddies = (places: readonly number[]): string =>
  places.length === 1 ? `la rizière ${places[0]}` : `les rizières ${places.join(', ')}`;

function rolled(dice: readonly Face[]): string {
  return dice.map((face) => faceNames[face]).join(', ');
}

/** Ce que quelqu’un fait : une fois comme choix, une fois pour le journal. */
function phrase(m: Move, v: Verb, of?: PersonOf): string {
  switch (m.type) {
    case 'choose':
      return m.card === undefined
        ? `${v('choisir', 'choisis', 'choisit')} une carte`
        : `${v('garder', 'gardes', 'garde')} ${m.card} comme première rizière`;
    case 'reroll':
      return `${v('relancer', 'relances', 'relance')} ${m.dice === undefined ? 'les cinq dés' : rolled(m.dice)}`;
    case 'weed': {
      const owner =
        m.seat === undefined
          ? ''
          : of === undefined
            ? ` de la place ${m.seat + 1}`
            : of(m.seat).isYou
              ? ' chez toi'
              : ` ${ofName(of(m.seat).name)}`;
      return `${v('poser', 'poses', 'pose')} une mauvaise herbe sur la rizière ${m.paddy}${owner}`;
    }
    case 'action':
      return {
        worker: `${v('envoyer', 'envoies', 'envoie')} les ouvriers`,
        card: `${v('piocher', 'pioches', 'pioche')} des cartes`,
        water: `${v('ouvrir', 'ouvres', 'ouvre')} les vannes`,
      }[m.action];
    case 'job':
      return `${
        {
          weed: v('désherber', 'désherbes', 'désherbe'),
          harvest: v('récolter', 'récoltes', 'récolte'),
          plant: v('planter', 'plantes', 'plante'),
        }[m.job]
      } la rizière ${m.paddy}`;
    case 'keep':
      return `${v('garder', 'gardes', 'garde')} ${m.card} ${m.replace === undefined ? `tout à ${m.at === 'left' ? 'gauche' : 'droite'}` : `à la place de la rizière ${m.replace}`}`;
    case 'release':
      return `${v('vider', 'vides', 'vide')} la rizière ${m.paddy} dans ${m.into.length === 0 ? 'le réservoir' : listPaddies(m.into)}`;
    case 'fill':
      return `${v('remplir', 'remplis', 'remplit')} la rizière ${m.paddy} depuis le réservoir`;
    case 'done':
      return `${v('avoir', 'as', 'a')} terminé`;
  }
}

/** Ce que le tour du Fermier heureux a donné : il joue tout seul. */
function tellFarmer({ harvested, planted, weeded, filled, drained, kept }: FarmerDeeds): string {
  const did = [
    ...(harvested.length > 0 ? [`récolte ${listPaddies(harvested)}`] : []),
    ...(planted.length > 0 ? [`plante ${listPaddies(planted)}`] : []),
    ...(weeded.length > 0 ? [`désherbe ${listPaddies(weeded)}`] : []),
    ...(drained.length > 0 ? [`vide ${listPaddies(drained)}`] : []),
    ...(filled.length > 0 ? [`remplit ${listPaddies(filled)}`] : []),
    ...(kept === null ? [] : [`garde ${kept}`]),
  ];
  return `Le Fermier heureux ${did.length === 0 ? 'ne peut rien faire' : list(did)}.`;
}

/** Ce qui est demandé, et ce que les autres attendent. */
const duties: Record<View['phase'], readonly [ask: string, waits: string]> = {
  deal: ['', ''],
  choose: ['garde une de tes trois cartes.', 'choisit une carte.'],
  start: ['', ''],
  roll: ['', ''],
  decide: ['choisis une action : ouvriers, cartes ou eau.', 'choisit une action.'],
  worker: ['donne du travail à tes ouvriers.', 'donne du travail à ses ouvriers.'],
  mimic: ['tes Mimics peuvent travailler aussi.', 'peut faire travailler ses Mimics.'],
  draw: ['', ''],
  keep: ['garde une des cartes piochées, ou aucune.', 'choisit une carte.'],
  release: ['tu peux lâcher de l’eau.', 'peut lâcher de l’eau.'],
  take: ['remplis des rizières depuis le réservoir.', 'remplit des rizières.'],
  over: ['', ''],
};

function decideDuty({ weeds, rerolls }: View): readonly [string, string] {
  const waits = duties.decide[1];
  if (weeds > 0)
    return [`pose ${weedCount(weeds)}${rerolls > 0 ? ', ou relance' : ''}.`, `doit poser ${weedCount(weeds)}.`];
  return rerolls > 0 ? ['relance, ou choisis une action : ouvriers, cartes ou eau.', waits] : duties.decide;
}

const again: Record<Move['type'], string> = {
  choose: 'la garder',
  reroll: 'relancer',
  weed: 'y mettre la mauvaise herbe',
  action: 'choisir',
  job: 'le faire',
  keep: 'la placer',
  release: 'ouvrir la vanne',
  fill: 'remplir',
  done: 'continuer',
};

export const fr: Words<Move, Chance, View, RiceNote> = {
  tagline: 'Inonde les terrasses, plante, vide, récolte : le premier à cent riz gagne.',
  goal: 'Inonde tes rizières, plante-les, vide-les et récolte. Qui arrive en premier à cent riz gagne.',
  sides: { happyFarmer: 'Le Fermier heureux' },
  options: {
    weeds: {
      label: 'Mauvaises herbes',
      about: 'Quand les faces mauvaise herbe en apportent : seulement après une relance, ou après chaque lancer.',
      values: { rerolled: 'Après une relance', always: 'Après chaque lancer' },
    },
    farmerRice: {
      label: 'Avance du Fermier heureux',
      about:
        'En solo seulement : le riz avec lequel commence le Fermier heureux. 0 comme dans le livret ; avec 30, une Pousse gagne une partie sur deux ; avec 60, c’est un Jardinier ; avec 75, un Jardinier n’en gagne qu’une sur cinq.',
      values: {
        0: 'Comme dans le livret',
        30: 'Équilibré pour une Pousse',
        60: 'Équilibré pour un Jardinier',
        75: 'Difficile pour un Jardinier',
      },
    },
    drySpell: {
      label: 'Sécheresse',
      about:
        'Après ce nombre de tours de table sans que personne gagne de riz, toutes les rizières se vident ; la troisième fois de suite, la partie s’arrête. 0 : jamais.',
      values: { 0: 'Jamais' },
    },
    deck: {
      label: 'Paquet',
      about: 'Nos trente cartes, ou de 15 à 60 cartes à toi, par exemple celles de ta boîte.',
      document: documentWords.fr,
    },
  },
  categories: { harvest: 'Récoltes', abilities: 'Capacités', start: 'Avance' },
  move: (m, of) => (m.type === 'done' ? 'Terminé' : offered((v) => phrase(m, v, of))),
  again: (m) => `Appuie encore pour ${again[m.type]}`,
  told: (m, who, of) => told(who, (v) => phrase(m, v, of)),
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `carte ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `dé ${i + 1}`);
  },
  faces: faceNames,
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll')
      return `${who === null ? 'Quelqu’un lance' : does(who, 'lances', 'lance')} ${rolled(c.dice)}.`;
    const drew = who === null ? 'Quelqu’un pioche' : does(who, 'pioches', 'pioche');
    return `${drew} ${c.cards === undefined ? count(c.count, 'une carte', 'cartes') : c.cards.join(', ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return does(of(n.side), 'joues', 'joue');
      case 'farmer':
        return tellFarmer(n);
      case 'drySpell':
        return (
          [
            'Personne n’a gagné de riz depuis longtemps. Sécheresse : toutes les rizières se vident.',
            'Deuxième sécheresse : toutes les rizières se vident. La troisième met fin à la partie.',
            'Troisième sécheresse.',
          ][n.spells - 1] ?? ''
        );
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return view.finish?.cause === 'drought' ? 'La terre est sèche.' : 'Le riz est rentré.';
    if (view.actor !== 'chance') {
      const [ask, waits] = view.phase === 'decide' ? decideDuty(view) : duties[view.phase];
      return turn(of(view.actor), ask, waits);
    }
    if (view.phase === 'start') return 'Qui commence ?';
    if (view.phase === 'deal')
      return `${does(of(view.seat), 'reçois', 'reçoit')} ${count(view.left, 'une carte', 'cartes')}.`;
    return view.phase === 'draw'
      ? `${does(of(view.turn), 'pioches des cartes', 'pioche des cartes')}.`
      : `${does(of(view.turn), 'lances cinq dés', 'lance cinq dés')}.`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const won = finish.tie === 'shared' ? shares(standings, of, 'riz') : wins(standings, of, 'riz');
    const how = {
      harvest: 'La dernière récolte a tranché.',
      mimic: 'La récolte d’un Mimic a tranché.',
      most: 'Les cartes ont tranché au début du tour.',
      drought: 'La troisième sécheresse met fin à la partie.',
    }[finish.cause];
    return `${won}. ${how}`;
  },
  refusals,
};
