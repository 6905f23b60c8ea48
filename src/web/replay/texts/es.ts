import { does } from '../../../core/speech/es.ts';
import type { Person } from '../../../core/words.ts';
import type { ReplayTexts } from './en.ts';

const nameOf = (who: Person): string => (who.isYou ? 'Tú' : who.name);

export const es: ReplayTexts = {
  view: 'Visto por',
  everybody: 'Todo a la vista: como quien tiene el turno, sin nada oculto',
  spectator: 'Espectador',
  speed: 'Ritmo',
  speeds: { slow: 'Lento', usual: 'Normal', fast: 'Rápido' },
  logAbout: 'Elige una línea para ir allí.',
  beginning: 'El principio',
  forkOf: (entries) =>
    `Continuación de otra partida, después de ${entries === 1 ? '1 entrada' : `${entries} entradas`}.`,

  share: 'Compartir esta posición',
  shared: 'Enlace copiado. Contiene la partida entera.',
  sharedOnline: 'Enlace copiado. Lleva a esta mesa en este servidor.',
  shareHere: 'Copia este enlace:',
  tooLong: 'Esta partida es demasiado larga para un enlace. Guarda el registro y envía el archivo.',
  badLink: 'Este enlace está dañado o cortado. Pídelo otra vez, o pide el archivo.',
  notThere: 'Esa partida no está aquí, o aún no ha terminado.',
  saveRecord: 'Guardar el registro',
  shareShort: 'Obtener un enlace corto',
  sharedShort: (date) =>
    `El enlace está copiado. El servidor guarda la partida hasta el ${date}; puedes retirarla desde este dispositivo.`,
  takeBack: 'Retirar la partida',
  takenBack: 'La partida está retirada: su enlace ya no lleva a ninguna parte.',
  symbols: 'En unos pocos símbolos',
  symbolsCopied: 'Copiado: puesto, habilidad y suerte, sin ningún número. «Suerte y habilidad» añade las dos últimas.',

  clip: 'Guardar como imagen animada',
  clipAbout: 'Dibujada por el mismo tablero, desde el punto de vista y al ritmo elegidos arriba.',
  clipFrom: 'Desde el momento',
  clipTo: 'Hasta el momento',
  clipFromHere: 'Desde aquí',
  clipToHere: 'Hasta aquí',
  clipFormat: 'Tipo de archivo',
  clipFormats: { gif: 'GIF, se ve en todas partes', webm: 'WebM, un vídeo más nítido' },
  clipMake: 'Crear',
  clipDrawing: (done, total) => `${done} de ${total} imágenes`,
  clipDone: 'Está lista.',
  clipSave: (size) => `Guardar (${size})`,
  clipFailed: 'Este navegador no ha podido dibujarla. Prueba con el otro tipo de archivo.',
  clipInvalid: (total) => `Elige dos momentos entre 0 y ${total}, primero el anterior.`,

  playOn: 'Seguir jugando desde aquí',
  playOnAbout: 'Con dados nuevos y contra bots. La partida original se queda como está.',
  playAs: 'Tu asiento',
  against: 'Los demás son',
  fork: 'Seguir jugando',
  isOver: 'Aquí la partida ya ha terminado: retrocede un poco para seguir jugando.',

  analysis: 'Suerte y habilidad',
  analysisAbout:
    'Un bot vuelve a mirar cada posición: lo que cambiaron los dados es suerte; lo que una decisión regaló frente a la mejor jugada encontrada es lo que perdió.',
  analyse: 'Analizar',
  depth: 'Con cuánto detalle',
  depths: { quick: 'Un vistazo', usual: 'Con cuidado', deep: 'A fondo' },
  looking: (done, total) => `${done} de ${total} posiciones`,
  cancel: 'Parar',
  cancelled: 'Detenido.',
  failed: 'El análisis ha fallado. Inténtalo otra vez.',
  lucky: (who, points, error) => `${nameOf(who)}: suerte, ${points} puntos a favor (±\u00a0${error});`,
  unlucky: (who, points, error) => `${nameOf(who)}: mala suerte, ${points} puntos en contra (±\u00a0${error});`,
  lost: (_, points, error) => `${points} (±\u00a0${error}) perdidos por decisiones.`,
  turningPoints: 'Momentos decisivos',
  noTurning: 'Ninguna decisión costó más que el margen de error.',
  cost: (points, percent) => `costó ${points} puntos y bajó la probabilidad de ganar en ${percent} puntos porcentuales`,
  better: (move) => `Mejor: ${move}`,
  showBetter: 'Mostrar una jugada mejor',
  betterHere: 'Una jugada mejor aquí',
  chart: 'A lo largo de la partida',
  charts: {
    margin: 'Ventaja esperada',
    win: 'Probabilidad de ganar',
    luck: 'Suerte hasta ahora',
    lost: 'Perdido hasta ahora',
  },
  chartAbout: 'Elige un punto del gráfico para ir allí.',
  table: 'De dónde vino el resultado',
  columns: {
    start: 'al empezar',
    luck: 'suerte',
    own: 'decisiones propias',
    others: 'las de los demás',
    end: 'resultado',
  },
  decisionsAbout:
    'Una decisión cuenta por lo que cambió frente a la jugada que parece mejor a primera vista; si hay algo oculto, también entran las apuestas que salieron bien o mal.',
  error:
    'Los puntos son la ventaja esperada al final sobre el mejor rival; ± es un error estándar de las estimaciones. El bot que juzga tiene sus propias debilidades, que ese error no incluye.',
  lostHere: (points) => `pérdida de ${points}`,

  verdicts: { good: 'Buena', inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
  tutor: 'Tutor',
  tutorAsks: {
    off: 'no dice nada',
    inaccuracy: 'avisa de cada imprecisión',
    mistake: 'avisa de los errores',
    blunder: 'avisa solo de los errores graves',
  },
  tutorAbout: 'Antes de una jugada que cuesta mucho, te pregunta si lo tienes claro y muestra otra mejor.',
  sure: (verdict, percent, error) =>
    `¿De verdad? ${verdict}: baja la probabilidad de ganar en ${percent} (±\u00a0${error}) puntos porcentuales.`,
  rethink: 'Pensarlo otra vez',
  playAnyway: 'Jugar de todos modos',

  levels: { seedling: 'Semillita', sprout: 'Brote', gardener: 'Jardinera', master: 'Maestra' },
  skill: 'Habilidad',
  playedLike: (who, level, open) =>
    `${does(who, 'jugaste', 'jugó')} esta partida al nivel ${level}${open === null ? '' : ` (con una sola partida, todo es posible de ${open[0]} a ${open[1]})`}.`,
  perDecision: 'puntos perdidos por decisión',
  withoutLuck: 'resultado sin suerte',
  skillAbout:
    'Solo cuentan las decisiones en las que había elección. Una imprecisión baja la probabilidad de ganar, más allá del error de estimación, en al menos 3 puntos porcentuales, un error en 6, un error grave en 12. Los niveles son los de los bots, medidos igual.',
  lesser: (n) => (n === 1 ? 'Otra decisión mejorable' : `Otras ${n} decisiones mejorables`),
  tryAgain: 'Intentarlo otra vez',
  player: (n) => `Jugador ${n}`,
  trialAbout: 'Otra vez: busca una buena jugada en el tablero.',
  trialFound: (move) => `${move}: ¡buena!`,
  trialCost: (move, verdict, percent, error) =>
    `${move}: ${verdict}, ${percent} (±\u00a0${error}) puntos porcentuales menos de probabilidad de ganar. Prueba otra.`,
  trialSame: 'Es lo que se jugó.',
  trialEnd: 'Listo',

  keepsOpen: (most, otherwise) => `te deja abiertos +${most} para tu próxima decisión, otra jugada solo +${otherwise}`,
  blocks: (most, otherwise) => `deja al siguiente +${most} como mucho, otra jugada hasta +${otherwise}`,

  fairTitle: 'Dados justos',
  fairAbout:
    'Antes de la primera tirada se sella la semilla de todos los dados: se muestra su huella, pero no la semilla. Al final se abre el sello, y cualquiera puede comprobar que cada tirada es la que le corresponde. Esta página lo hace aquí, en este dispositivo; no se envía nada a ningún sitio.',
  choose: 'Elegir un registro',
  drop: 'o suelta un archivo aquí',
  mine: 'Mis partidas en este dispositivo',
  noneYet: 'Aún no hay ninguna partida terminada.',
  check: 'Comprobar',
  checking: 'Comprobando cada tirada…',
  right: 'Todas las tiradas son correctas.',
  rightAbout: (entries, rolls, picks) =>
    `${entries} entradas llevan al resultado, la semilla encaja con su sello, y las ${rolls} tiradas (${picks} sorteos) son las que resultan de ella.`,
  wrong: 'Este registro no es correcto.',
  noSeal: 'Estos dados no se pueden comprobar.',
  noSealAbout:
    'El registro no lleva sello: dados de verdad, una partida en la que se eligió quién empieza, o la continuación de otra partida.',
  notJson: 'Este archivo no es un registro: no es JSON.',
  statistics: 'Qué salió en los dados',
  statisticsAbout: 'Cuántas veces salió cada resultado, y cuántas cabría esperar.',
  outcome: 'Resultado',
  came: 'salió',
  expected: 'esperado',
  share100: (n) => `En ${n} de cada 100 partidas con dados justos, el reparto sería al menos así de desigual.`,
  usualSpread: 'No tiene nada de raro.',
  oddSpread: 'Es desigual, pero una de cada veinte partidas lo es.',
  rareSpread: 'Es raro. Una partida no demuestra nada; muchas así, sí.',
  outdated:
    'Esta partida se jugó con reglas anteriores. Se muestra hasta donde las reglas de hoy la reproducen; su resultado no cambia.',
  keptAbout: 'Es el sello que este dispositivo vio antes de la partida, y lo que añadiste está en los dados.',
  silentAbout: (seat) => `El asiento ${seat} no reveló a tiempo su propio número: cuenta como vacío.`,
  redrawnAbout: (count) =>
    `${count === 1 ? 'Una vez' : `${count} veces`} se deshicieron jugadas con dados ya tirados; esos dados no volvieron a salir: se sortearon otros.`,
  fewRolls: 'Hay muy pocas tiradas para decir más.',
  otherPicks: (n) =>
    n === 1
      ? 'Además, un sorteo que no es de dados, como quién empieza.'
      : `Además, ${n} sorteos que no son de dados, como las cartas robadas o quién empieza.`,
  watch: 'Verla',

  sealed: 'Sellado',
  opened: 'Abierto',
  sealedAbout:
    'Aquí están fijados los dados de esta partida. Ya nadie puede cambiarlos; al final cualquiera puede mirar.',
  openedAbout: 'El sello está abierto: se puede comprobar cada tirada.',
  hash: 'Huella (SHA-256 de la semilla)',
  seed: 'Semilla',
  tableId: 'Mesa',
  nonces: 'Lo que añadieron los jugadores',
  none: 'nada',
  checkRolls: 'Comprobar cada tirada',
};
