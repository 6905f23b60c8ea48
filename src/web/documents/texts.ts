import type { Language } from '../../core/words.ts';
import { currentLanguage } from '../texts/language.svelte.ts';

const en = {
  usual: 'As usual',
  // A deck or a sheet: what is said of them is right for a noun of any gender.
  another: 'Make my own …',
  name: 'Name on this device',
  kept: 'Kept on this device: you can choose it next time.',
  wrong: (n: number) => (n === 1 ? 'One field needs a change.' : `${n} fields need a change.`),
  isWrong: 'needs a change',
  save: 'Save as a file',
  open: 'Open a file',
  reset: 'Back to the usual values',
  forget: 'Throw away',
  add: 'Add one',
  remove: 'Remove',
  none: 'none',
  anotherNumber: 'Another number',
  noJson: 'This file is not JSON.',
  noFit: (place: string, why: string) => `This file does not fit. ${place}: ${why}`,
  theFile: 'the file',
  ownOptions: 'Not as usual',
};
type DocumentTexts = typeof en;

const de: DocumentTexts = {
  usual: 'Wie üblich',
  another: 'Selbst anlegen …',
  name: 'Name auf diesem Gerät',
  kept: 'Auf diesem Gerät aufbewahrt: beim nächsten Mal zur Auswahl.',
  wrong: (n) => (n === 1 ? 'Ein Feld stimmt noch nicht.' : `${n} Felder stimmen noch nicht.`),
  isWrong: 'stimmt noch nicht',
  save: 'Als Datei speichern',
  open: 'Datei öffnen',
  reset: 'Zurück zu den üblichen Werten',
  forget: 'Verwerfen',
  add: 'Eins dazu',
  remove: 'Entfernen',
  none: 'keine',
  anotherNumber: 'Eine andere Zahl',
  noJson: 'Diese Datei ist kein JSON.',
  noFit: (place, why) => `Diese Datei passt nicht. ${place}: ${why}`,
  theFile: 'die Datei',
  ownOptions: 'Nicht wie üblich',
};

const fr: DocumentTexts = {
  usual: 'Standard',
  another: 'Créer ma version…',
  name: 'Nom sur cet appareil',
  kept: 'C’est gardé sur cet appareil : à choisir la prochaine fois.',
  wrong: (n) => (n === 1 ? 'Un champ est à corriger.' : `${n} champs sont à corriger.`),
  isWrong: 'à corriger',
  save: 'Enregistrer dans un fichier',
  open: 'Ouvrir un fichier',
  reset: 'Revenir aux valeurs habituelles',
  forget: 'Jeter',
  add: 'En ajouter',
  remove: 'Retirer',
  none: 'aucune',
  anotherNumber: 'Un autre nombre',
  noJson: 'Ce fichier n’est pas du JSON.',
  noFit: (place, why) => `Ce fichier ne convient pas. ${place} : ${why}`,
  theFile: 'le fichier',
  ownOptions: 'Options modifiées',
};

const es: DocumentTexts = {
  usual: 'Lo habitual',
  another: 'Crear mi versión…',
  name: 'Nombre en este dispositivo',
  kept: 'Se guarda en este dispositivo: la próxima vez se puede elegir.',
  wrong: (n) => (n === 1 ? 'Hay un campo por corregir.' : `Hay ${n} campos por corregir.`),
  isWrong: 'por corregir',
  save: 'Guardar como archivo',
  open: 'Abrir un archivo',
  reset: 'Volver a los valores habituales',
  forget: 'Descartar',
  add: 'Añadir',
  remove: 'Quitar',
  none: 'ninguna',
  anotherNumber: 'Otro número',
  noJson: 'Este archivo no es JSON.',
  noFit: (place, why) => `Este archivo no sirve. ${place}: ${why}`,
  theFile: 'el archivo',
  ownOptions: 'Opciones cambiadas',
};

const catalogues: Readonly<Record<Language | 'fr' | 'es', DocumentTexts>> = { en, de, fr, es };

export const documentTexts = (): DocumentTexts => catalogues[currentLanguage()];
