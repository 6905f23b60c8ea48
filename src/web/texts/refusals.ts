import type { ErrorCode, Refusal } from '../../core/errors.ts';
import type { Language } from '../../core/words.ts';

/** For what no rule of a game explains: a sentence for every code there is. English ones come with the refusal itself. */
const german: Record<ErrorCode, string> = {
  unknown_game: 'Dieses Spiel gibt es hier nicht.',
  bad_players: 'Für diese Zahl von Personen ist das Spiel nicht gemacht.',
  bad_option: 'Eine der Optionen kennt das Spiel nicht, oder nicht mit diesem Wert.',
  malformed_move: 'Diesen Zug versteht das Spiel nicht.',
  illegal_move: 'Das erlauben die Regeln jetzt nicht.',
  not_a_decision: 'Gerade gibt es nichts zu entscheiden.',
  not_chance: 'Gerade wird nicht gewürfelt.',
  malformed_chance: 'Diesen Wurf versteht das Spiel nicht.',
  wrong_chance: 'So ein Wurf ist jetzt nicht an der Reihe.',
  bad_position: 'So kann keine Partie stehen.',
  bad_record: 'Diese Aufzeichnung lässt sich nicht nachspielen.',
  hidden_record: 'Die Aufzeichnung stammt aus einer laufenden Partie: nimm sie nach dem Ende noch einmal.',
  nothing_to_undo: 'Von dir gibt es nichts zurückzunehmen.',
  undo_refused: 'Zurücknehmen geht nicht mehr: danach kamen Würfel, etwas Aufgedecktes oder jemand anderes.',
  unknown_match: 'Diese Partie gibt es nicht.',
  unknown_seat: 'Diesen Platz gibt es an diesem Tisch nicht.',
  unknown_bot: 'Diesen Bot gibt es nicht.',
  bad_setting: 'Mit diesen Einstellungen lässt sich nichts simulieren.',
  not_your_turn: 'Du bist gerade nicht dran.',
  out_of_date: 'Jemand war schneller: sieh dir den Tisch noch einmal an.',
  unknown_table: 'Diesen Tisch gibt es nicht.',
  broken_table: 'Dieser Tisch lässt sich nicht mehr lesen. Wer den Server betreibt, weiß davon.',
  wrong_nonce: 'Deine Zahl für die Würfel passt nicht zu der, die du beim Hinsetzen versiegelt hast.',
  wrong_stage: 'Dafür ist es am Tisch zu früh oder zu spät.',
  seat_taken: 'Da sitzt schon jemand.',
  already_seated: 'Du sitzt schon an diesem Tisch.',
  not_seated: 'Du sitzt nicht an diesem Tisch.',
  not_owner: 'Das darf nur, wer den Tisch eröffnet hat.',
  only_bots: 'Hier sitzen nur Bots: Setz dich dazu, oder lass sie offline gegeneinander spielen.',
  seats_open: 'Es sind noch Plätze frei: erst dann geht es los, wenn alle sitzen.',
  with_bot: 'Für dich spielt gerade ein Bot: übernimm zuerst wieder.',
  nothing_asked: 'Niemand hat gefragt, ob etwas zurückgenommen werden darf.',
  malformed_request: 'Diese Anfrage war nicht vollständig oder nicht richtig ausgefüllt.',
  too_large: 'Das ist mehr, als der Server annimmt.',
  rate_limited: 'Das war zu schnell: warte einen Moment.',
  too_many: 'Davon gibt es schon zu viele: entferne zuerst etwas.',
  not_signed_in: 'Sag zuerst, wer du bist.',
  wrong_credentials: 'Name, Passwort oder Schlüssel stimmen nicht.',
  sign_in_again: 'Dafür musst du dich noch einmal anmelden.',
  not_allowed: 'Dafür ist dieses API-Token nicht gemacht.',
  handle_taken: 'Diesen Anmeldenamen hat schon jemand.',
  foreign_origin: 'Die Anfrage kommt von einer fremden Seite.',
  old_protocol: 'Seite und Server passen nicht mehr zusammen: lade die Seite neu.',
  unknown_address: 'Hier ist nichts.',
  bad_webhook: 'Diese Webhook-Adresse geht nicht: sie muss mit https beginnen und öffentlich erreichbar sein.',
  unavailable: 'Der Server antwortet gerade nicht: versuch es gleich noch einmal.',
  unsealed: 'Die Aufzeichnung hat kein Siegel, oder es ist noch zu: ihre Würfel lassen sich nicht prüfen.',
  broken_seal: 'Das Siegel passt nicht: ein Wurf ist nicht der, den es ergibt.',
};

/** Why something did not happen, in the language of the page. */
export function sayRefusal(refusal: Refusal, language: Language): string {
  return language === 'en' ? refusal.message : (refusal.de ?? german[refusal.code]);
}
