import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face, Job } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
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
const jobMoves: Record<Job, string> = { weed: 'Désherber', harvest: 'Récolter', plant: 'Planter' };
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

const listNames = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

function rolled(dice: readonly Face[]): string {
  return dice.map((face) => faceNames[face]).join(', ');
}

function sayMove(m: Move): string {
  switch (m.type) {
    case 'choose':
      return m.card === undefined ? 'Choisir une carte' : `Garder ${m.card} comme première rizière`;
    case 'reroll':
      return m.dice === undefined ? 'Relancer les cinq dés' : `Relancer : ${rolled(m.dice)}`;
    case 'weed':
      return m.seat === undefined
        ? `Poser une mauvaise herbe sur la rizière ${m.paddy}`
        : `Poser une mauvaise herbe sur la rizière ${m.paddy} de la place ${m.seat + 1}`;
    case 'action':
      return { worker: 'Envoyer les ouvriers', card: 'Piocher des cartes', water: 'Ouvrir les vannes' }[m.action];
    case 'job':
      return `${jobMoves[m.job]} la rizière ${m.paddy}`;
    case 'keep':
      if (m.replace !== undefined) return `Garder ${m.card} à la place de la rizière ${m.replace}`;
      return `Garder ${m.card} tout à ${m.at === 'left' ? 'gauche' : 'droite'}`;
    case 'release':
      return `Vider la rizière ${m.paddy} dans ${m.into.length === 0 ? 'le réservoir' : listPaddies(m.into)}`;
    case 'fill':
      return `Remplir la rizière ${m.paddy} depuis le réservoir`;
    case 'done':
      return 'Terminé';
  }
}

const duties: Record<View['phase'], string> = {
  deal: '',
  choose: 'garde une de tes trois cartes.',
  start: '',
  roll: '',
  decide: 'choisis une action : ouvriers, cartes ou eau.',
  worker: 'donne du travail à tes ouvriers.',
  mimic: 'tes Mimics peuvent s’y mettre aussi.',
  draw: '',
  keep: 'garde une des cartes piochées, ou aucune.',
  release: 'tu peux lâcher de l’eau.',
  take: 'remplis des rizières depuis le réservoir.',
  over: '',
};

function decideDuty({ weeds, rerolls }: View): string {
  if (weeds > 0) return `pose ${weedCount(weeds)}${rerolls > 0 ? ', ou relance' : ''}.`;
  return rerolls > 0 ? 'relance, ou choisis une action : ouvriers, cartes ou eau.' : duties.decide;
}

export const fr: Words<Move, Chance, View> = {
  tagline: 'Inonde les terrasses, plante, vide, récolte : le premier à cent riz gagne.',
  options: {
    weeds: {
      label: 'Mauvaises herbes',
      about: 'Quand les faces mauvaise herbe comptent : seulement après une relance, ou après chaque lancer.',
      values: { rerolled: 'Après une relance', always: 'Après chaque lancer' },
    },
    farmerRice: {
      label: 'Avance du Fermier heureux',
      about:
        'En solo seulement : le riz avec lequel commence le Fermier heureux. 0 comme dans le livret, 25 plus serré, 50 équilibré pour un bon joueur, 70 dur pour tout le monde.',
      values: {
        0: 'Comme dans le livret',
        25: 'Plus serré',
        50: 'Équilibré pour un bon joueur',
        70: 'Dur pour tout le monde',
      },
    },
    drySpell: {
      label: 'Sécheresse',
      about:
        'Après ce nombre de tours de table sans que personne gagne de riz, toutes les rizières se vident ; la troisième fois de suite, la partie s’arrête. 0 : jamais.',
      values: { 0: 'Jamais' },
    },
    deck: {
      label: 'Ton propre paquet',
      about:
        'Un paquet à toi en JSON : de 15 à 60 cartes avec name, hexes, magic, water, rice et ability. Vide pour nos trente cartes.',
      document: documentWords.fr,
    },
  },
  categories: { harvest: 'Récoltes', abilities: 'Capacités', start: 'Avance' },
  move: sayMove,
  coach: {
    choose:
      'Les petites rizières s’inondent et se travaillent vite ; les grandes rapportent plus. La capacité agit tant que la carte est dans ta rangée.',
    decide:
      'Tes dés servent à une seule chose. Les ouvriers plantent les rizières inondées, récoltent à sec, désherbent ; les cartes apportent des rizières ; l’eau les remplit et les vide. Relancer est gratuit, mais chaque face mauvaise herbe en apporte alors une.',
    place:
      'Les mauvaises herbes réduisent la récolte. Pose-les là où elles gênent le moins, par exemple sur une rizière que tu récolteras tard ; deux au plus par rizière.',
    job: 'Une rizière demande autant d’ouvriers qu’elle a d’hexagones, pour planter comme pour récolter. Il la faut inondée pour l’un, à sec pour l’autre.',
    mimic:
      'Le joueur avant toi a envoyé ses ouvriers. Chacun de tes Mimics peut faire son propre travail, avec autant d’ouvriers qu’il y en avait sur les dés ; le Weeding Mimic en a un. Cela ne te coûte rien.',
    keep: 'Tu peux garder une carte : tout à gauche, tout à droite, ou à la place d’une rizière. L’eau coule vers la droite, alors l’ordre compte.',
    release:
      'Les rizières plantées doivent s’assécher : laisse couler leur eau dans une autre plus à droite, ou dans le réservoir. Seules les rizières pleines gardent leur eau.',
    drought:
      'Personne n’a gagné de riz depuis longtemps. Bientôt toutes les rizières se vident, plantées comprises ; la troisième fois de suite, la partie s’arrête et le plus de riz gagne. Le moindre grain remet le compte à zéro.',
    fill: 'Chaque symbole eau prend un jeton dans le réservoir. Une rizière se remplit entièrement ou pas du tout.',
  },
  coachKey(view, moves) {
    if (view.phase === 'decide') return view.weeds > 0 ? 'place' : weatherOf(view) === 'near' ? 'drought' : 'decide';
    return view.phase === 'mimic' ? 'mimic' : (moves[0]?.type ?? null);
  },
  picks(view) {
    if (view.phase === 'start') return ['premier joueur'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `carte ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `dé ${i + 1}`);
  },
  faces: faceNames,
  chance(c, name) {
    if (c.type === 'start') return `En premier : ${name(c.seat)}`;
    if (c.type === 'roll') return `Lancer : ${rolled(c.dice)}`;
    return `Pioche : ${c.cards === undefined ? count(c.count, 'une carte', 'cartes') : c.cards.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return view.finish?.cause === 'drought' ? 'La terre est sèche.' : 'Le riz est rentré.';
    if (view.actor !== 'chance')
      return `${name(view.actor)}, ${view.phase === 'decide' ? decideDuty(view) : duties[view.phase]}`;
    if (view.phase === 'start') return 'Qui commence ?';
    if (view.phase === 'deal') return `Des cartes pour ${name(view.seat)}.`;
    return view.phase === 'draw' ? `${name(view.turn)}, pioche des cartes.` : `${name(view.turn)}, lance les dés.`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const rice = standings.find((standing) => standing.rank === 1)?.total ?? 0;
    const won = `${finish.tie === 'shared' ? 'Victoire partagée' : 'Victoire'} : ${listNames(finish.winners.map(name))}.`;
    if (finish.cause === 'drought')
      return `La troisième sécheresse met fin à la partie. Le plus de riz : ${rice}. ${won}`;
    const how = {
      harvest: 'grâce à une récolte',
      mimic: 'grâce à la récolte d’un Mimic pendant le tour d’un autre',
      most: 'grâce aux cartes, au début d’un tour',
    }[finish.cause];
    return `${rice} riz ${how}. ${won}`;
  },
  refusals,
};
