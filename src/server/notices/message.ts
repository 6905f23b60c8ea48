import type { Language } from '../../core/words.ts';

/** What a notice says. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** Leads to the table. */
  readonly link: string;
}

interface NoticeTexts {
  readonly title: (game: string) => string;
  readonly body: (names: string) => string;
  readonly invited: (name: string, game: string) => string;
  readonly seatKept: string;
  readonly forCircle: (circle: string) => string;
  readonly toTable: string;
  readonly why: string;
  readonly codeTitle: string;
  readonly code: (code: string, name: string) => string;
  readonly ended: string;
  readonly endQuestion: string;
  readonly end: string;
}

export const noticeTexts: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    title: (game) => `Your turn in ${game}`,
    body: (names) => `You play with ${names}.`,
    invited: (name, game) => `${name} invites you to ${game}`,
    seatKept: 'A table is waiting for you.',
    forCircle: (circle) => `A table for your circle “${circle}” is waiting for you.`,
    toTable: 'Go to the table',
    why: 'You get this mail because you asked to be told of turns and invitations. To get no more of them:',
    codeTitle: 'Your code for Windfall',
    code: (code, name) =>
      `${name} would like notices from Windfall at this address. If that is you, type this code:\n\n${code}\n\nIt is good for an hour. If it is not you, ignore this mail: no other will come.`,
    ended: 'You get no more mail from Windfall at this address.',
    endQuestion: 'No more mail from Windfall at this address?',
    end: 'No more mail',
  },
  de: {
    title: (game) => `Du bist dran: ${game}`,
    body: (names) => `Du spielst mit ${names}.`,
    invited: (name, game) => `${name} lädt dich ein: ${game}`,
    seatKept: 'Ein Tisch wartet auf dich.',
    forCircle: (circle) => `Ein Tisch für eure Runde „${circle}“ wartet auf dich.`,
    toTable: 'Zum Tisch',
    why: 'Du bekommst diese Mail, weil du wissen wolltest, wann du dran bist oder eingeladen wirst. So kommt keine mehr:',
    codeTitle: 'Dein Code für Windfall',
    code: (code, name) =>
      `${name} möchte an diese Adresse Nachrichten von Windfall bekommen. Wenn du das bist, gib diesen Code ein:\n\n${code}\n\nEr gilt eine Stunde. Bist du es nicht, ignoriere diese Mail: Es kommt keine weitere.`,
    ended: 'An diese Adresse kommt keine Mail von Windfall mehr.',
    endQuestion: 'Keine Mail von Windfall mehr an diese Adresse?',
    end: 'Keine Mail mehr',
  },
  fr: {
    title: (game) => `À toi de jouer : ${game}`,
    body: (names) => `Tu joues avec ${names}.`,
    invited: (name, game) => `${name} t’invite : ${game}`,
    seatKept: 'Une table t’attend.',
    forCircle: (circle) => `Une table pour votre groupe « ${circle} » t’attend.`,
    toTable: 'Aller à la table',
    why: 'Tu reçois cet e-mail parce que tu as demandé à savoir quand c’est ton tour ou quand on t’invite. Pour ne plus en recevoir :',
    codeTitle: 'Ton code pour Windfall',
    code: (code, name) =>
      `${name} aimerait recevoir ici les messages de Windfall. Si c’est toi, saisis ce code :\n\n${code}\n\nIl est valable une heure. Si ce n’est pas toi, ne fais rien : il n’y aura pas d’autre e-mail.`,
    ended: 'Windfall n’enverra plus d’e-mail à cette adresse.',
    endQuestion: 'Ne plus recevoir d’e-mail de Windfall à cette adresse ?',
    end: 'Ne plus recevoir d’e-mail',
  },
  es: {
    title: (game) => `Te toca jugar: ${game}`,
    body: (names) => `Juegas con ${names}.`,
    invited: (name, game) => `${name} te invita: ${game}`,
    seatKept: 'Te espera una mesa.',
    forCircle: (circle) => `Te espera una mesa de vuestro grupo «${circle}».`,
    toTable: 'Ir a la mesa',
    why: 'Recibes este correo porque pediste saber cuándo te toca o te invitan. Para no recibir más:',
    codeTitle: 'Tu código para Windfall',
    code: (code, name) =>
      `${name} quiere recibir aquí los avisos de Windfall. Si eres tú, escribe este código:\n\n${code}\n\nVale una hora. Si no eres tú, no hagas caso de este correo: no llegará ningún otro.`,
    ended: 'Windfall ya no enviará correo a esta dirección.',
    endQuestion: '¿No recibir más correo de Windfall en esta dirección?',
    end: 'No recibir más correo',
  },
};

export function turnMessage(language: Language, game: string, others: readonly string[], link: string): Message {
  const { title, body } = noticeTexts[language];
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(others);
  return { title: title(game), body: others.length === 0 ? '' : body(names), link };
}

export function invitationMessage(
  language: Language,
  game: string,
  { from, circle }: { readonly from: string; readonly circle: string | null },
  link: string,
): Message {
  const { invited, seatKept, forCircle } = noticeTexts[language];
  return { title: invited(from, game), body: circle === null ? seatKept : forCircle(circle), link };
}
