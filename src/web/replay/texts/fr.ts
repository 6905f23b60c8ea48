import { does } from '../../../core/speech/fr.ts';
import type { Person } from '../../../core/words.ts';
import type { ReplayTexts } from './en.ts';

const nameOf = (who: Person): string => (who.isYou ? 'Toi' : who.name);

export const fr: ReplayTexts = {
  view: 'Vu par',
  everybody: 'Tout à découvert : vu par qui doit jouer, rien de caché',
  spectator: 'Spectateur',
  speed: 'Rythme',
  speeds: { slow: 'Lent', usual: 'Normal', fast: 'Rapide' },
  logAbout: 'Choisis une ligne pour y aller.',
  beginning: 'Le début',
  forkOf: (entries) => `La suite d’une autre partie, après ${entries} ${entries < 2 ? 'entrée' : 'entrées'}.`,

  share: 'Partager cette position',
  shared: 'Le lien est copié. Il contient toute la partie.',
  sharedOnline: 'Le lien est copié. Il mène à cette table sur ce serveur.',
  shareHere: 'Copie ce lien :',
  tooLong: 'Cette partie est trop longue pour un lien. Enregistre-la et envoie le fichier.',
  badLink: 'Ce lien est abîmé ou coupé. Redemande-le, ou demande le fichier.',
  notThere: 'Cette partie n’existe pas ici, ou n’est pas encore finie.',
  outdated:
    'Cette partie a été jouée avec d’anciennes règles. Elle s’affiche aussi loin que les règles actuelles la rejouent ; son résultat reste le même.',
  saveRecord: 'Enregistrer la partie',
  shareShort: 'Obtenir un lien court',
  sharedShort: (date) =>
    `Le lien est copié. Le serveur garde la partie jusqu’au ${date} ; tu peux la retirer depuis cet appareil.`,
  takeBack: 'Retirer la partie',
  takenBack: 'La partie est retirée : son lien ne mène plus nulle part.',
  symbols: 'En quelques symboles',
  symbolsCopied:
    'Copié : rang, habileté et chance, sans aucun chiffre. « Chance et habileté » ajoute les deux derniers.',

  clip: 'Enregistrer en image animée',
  clipAbout: 'Dessinée par le même plateau, avec le point de vue et au rythme choisis ci-dessus.',
  clipFrom: 'Du moment',
  clipTo: 'Au moment',
  clipFromHere: 'À partir d’ici',
  clipToHere: 'Jusqu’ici',
  clipFormat: 'Type de fichier',
  clipFormats: { gif: 'GIF, lisible partout', webm: 'WebM, une vidéo plus nette' },
  clipMake: 'Créer',
  clipDrawing: (done, total) => `${done} images sur ${total}`,
  clipDone: 'C’est prêt.',
  clipSave: (size) => `Enregistrer (${size})`,
  clipFailed: 'Ce navigateur n’a pas pu la dessiner. Essaie l’autre type de fichier.',
  clipInvalid: (total) => `Choisis deux moments entre 0 et ${total}, le plus ancien d’abord.`,

  playOn: 'Continuer à partir d’ici',
  playOnAbout: 'Avec de nouveaux dés, contre des bots. L’ancienne partie reste telle quelle.',
  playAs: 'Ta place',
  against: 'Les autres sont',
  fork: 'Continuer',
  isOver: 'Ici, la partie est finie : recule un peu pour continuer.',

  analysis: 'Chance et habileté',
  analysisAbout:
    'Un bot revoit chaque position : ce que les dés ont changé, c’est la chance ; ce qu’un choix a laissé filer face au meilleur coup trouvé, c’est ce qu’il a perdu.',
  analyse: 'Analyser',
  depth: 'Précision',
  depths: { quick: 'Un coup d’œil', usual: 'Avec soin', deep: 'À la loupe' },
  looking: (done, total) => `position ${done} sur ${total}`,
  cancel: 'Arrêter',
  cancelled: 'Arrêté.',
  failed: 'L’analyse a échoué. Réessaie.',
  lucky: (who, points, error) => `${nameOf(who)} : ${points} points de chance (± ${error}),`,
  unlucky: (who, points, error) => `${nameOf(who)} : ${points} points de malchance (± ${error}),`,
  lost: (who, points, error) => `${points} (± ${error}) perdus par ${who.isYou ? 'tes' : 'ses'} choix.`,
  turningPoints: 'Tournants',
  noTurning: 'Aucun choix n’a coûté plus que la marge d’erreur.',
  cost: (points, percent) =>
    `a coûté ${points} points et fait baisser les chances de gagner de ${percent} points de pourcentage`,
  better: (move) => `Mieux : ${move}`,
  showBetter: 'Montrer un meilleur coup',
  betterHere: 'Un meilleur coup ici',
  chart: 'Au fil de la partie',
  charts: {
    margin: 'Avance attendue',
    win: 'Chances de gagner',
    luck: 'Chance jusqu’ici',
    lost: 'Perdu jusqu’ici',
  },
  chartAbout: 'Choisis un endroit du graphique pour y aller.',
  table: 'D’où vient le résultat',
  columns: {
    start: 'au départ',
    luck: 'chance',
    own: 'ses choix',
    others: 'ceux des autres',
    end: 'résultat',
  },
  decisionsAbout:
    'Un choix compte pour ce qu’il a changé par rapport au coup qui paraît le meilleur au premier coup d’œil ; quand quelque chose est caché, les paris réussis ou manqués en font partie.',
  error:
    'Les points sont l’avance attendue à la fin sur le meilleur rival ; ± est une erreur type des estimations. Le bot qui juge a ses propres faiblesses, que cette erreur ne compte pas.',
  lostHere: (points) => `perte de ${points}`,

  verdicts: { good: 'Bon', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
  tutor: 'Tuteur',
  tutorAsks: {
    off: 'ne dit rien',
    inaccuracy: 'prévient à chaque imprécision',
    mistake: 'prévient en cas d’erreur',
    blunder: 'prévient seulement des grosses erreurs',
  },
  tutorAbout: 'Avant de jouer un coup qui coûte cher, il te demande confirmation et en montre un meilleur.',
  sure: (verdict, percent, error) =>
    `Vraiment ? ${verdict} : ce coup fait baisser les chances de gagner de ${percent} (± ${error}) points de pourcentage.`,
  rethink: 'Réfléchir encore',
  playAnyway: 'Jouer quand même',

  levels: { seedling: 'Germe', sprout: 'Pousse', gardener: 'Jardinier', master: 'Maître' },
  skill: 'Habileté',
  playedLike: (who, level, open) =>
    `${does(who, 'as joué', 'a joué')} cette partie au niveau ${level}${open === null ? '' : ` (après une seule partie, tout est possible de ${open[0]} à ${open[1]})`}.`,
  perDecision: 'points perdus par décision',
  withoutLuck: 'résultat sans la chance',
  skillAbout:
    'Seules comptent les décisions où il y avait un choix. Une imprécision fait baisser les chances de gagner, au-delà de l’erreur d’estimation, d’au moins 3 points de pourcentage, une erreur de 6, une grosse erreur de 12. Les niveaux sont ceux des bots, mesurés de la même façon.',
  lesser: (n) => (n === 1 ? 'Une autre décision perfectible' : `${n} autres décisions perfectibles`),
  tryAgain: 'Réessayer',
  player: (n) => `Joueur ${n}`,
  trialAbout: 'Réessaie : cherche un bon coup sur le plateau.',
  trialFound: (move) => `${move} : bien joué !`,
  trialCost: (move, verdict, percent, error) =>
    `${move} : ${verdict}, ${percent} (± ${error}) points de pourcentage de chances en moins. Essaie autre chose.`,
  trialSame: 'C’est ce qui a été joué.',
  trialEnd: 'Terminé',

  keepsOpen: (most, otherwise) => `te garde +${most} pour ta prochaine décision, un autre coup seulement +${otherwise}`,
  blocks: (most, otherwise) => `laisse au suivant +${most} au plus, un autre coup jusqu’à +${otherwise}`,

  fairTitle: 'Dés équitables',
  fairAbout:
    'Avant le premier lancer, la graine de tous les dés est scellée : on montre son empreinte, pas la graine elle-même. Après la fin, le sceau est ouvert, et chacun peut vérifier que chaque lancer est bien celui qu’elle donne. Cette page le fait ici, sur cet appareil ; rien n’est envoyé nulle part.',
  choose: 'Choisir une partie',
  drop: 'ou dépose un fichier ici',
  mine: 'Mes parties sur cet appareil',
  noneYet: 'Aucune partie terminée.',
  check: 'Vérifier',
  checking: 'On vérifie chaque lancer…',
  right: 'Chaque lancer est juste.',
  rightAbout: (entries, rolls, picks) =>
    `Les ${entries} entrées se rejouent jusqu’au résultat, la graine correspond à son sceau, et les ${rolls} lancers (${picks} tirages) sont tous ceux qu’elle donne.`,
  wrong: 'Cette partie enregistrée n’est pas juste.',
  noSeal: 'Ces dés ne peuvent pas être vérifiés.',
  noSealAbout:
    'La partie ne porte pas de sceau : de vrais dés, un premier joueur choisi à la main, ou la suite d’une autre partie.',
  notJson: 'Ce fichier n’est pas une partie enregistrée : ce n’est pas du JSON.',
  statistics: 'Ce que les dés ont montré',
  statisticsAbout: 'Combien de fois chaque résultat est sorti, et combien de fois on l’attendrait.',
  outcome: 'Résultat',
  came: 'sorti',
  expected: 'attendu',
  share100: (n) => `Avec des dés équitables, la répartition serait au moins aussi inégale dans ${n} parties sur 100.`,
  usualSpread: 'Rien d’inhabituel.',
  oddSpread: 'C’est inégal, mais une partie sur vingt l’est.',
  rareSpread: 'C’est rare. Une seule partie ne prouve rien ; beaucoup de semblables, si.',
  keptAbout: 'C’est le sceau montré à cet appareil avant la partie, et ce que tu as ajouté est bien dans les dés.',
  silentAbout: (seat) => `La place ${seat} n’a pas révélé son nombre à temps : il compte comme vide.`,
  redrawnAbout: (count) =>
    `Des coups ont été annulés ${count === 1 ? 'une fois' : `${count} fois`} alors que des dés avaient été lancés ; ces dés ne sont pas revenus, on en a tiré d’autres.`,
  fewRolls: 'Trop peu de lancers pour en dire plus.',
  otherPicks: (n) =>
    n === 1
      ? 'En plus, un tirage qui n’est pas un dé, par exemple qui commence.'
      : `En plus, ${n} tirages qui ne sont pas des dés, par exemple des cartes piochées ou qui commence.`,
  watch: 'La revoir',

  sealed: 'Scellé',
  opened: 'Ouvert',
  sealedAbout:
    'Les dés de cette partie sont fixés ici. Personne ne peut plus les changer ; après la fin, chacun peut regarder.',
  openedAbout: 'Le sceau est ouvert : chaque lancer peut être vérifié.',
  hash: 'Empreinte (SHA-256 de la graine)',
  seed: 'Graine',
  tableId: 'Table',
  nonces: 'Ce que les joueurs ont ajouté',
  none: 'rien',
  checkRolls: 'Vérifier chaque lancer',
};
