import { language } from './language.ts';
import { type Catalogue, speak } from './spoken.ts';

/** Each language but English, whose words are where they are used, is one file that is loaded when it was chosen. */
const TRANSLATIONS = {
  es: async (): Promise<Catalogue> => (await import('./es/catalogue.ts')).spanish,
};

/** Loads the chosen language. Screens read their words when they are imported, so this has to come before them. */
export async function speakChosen(): Promise<void> {
  if (language === 'en') return;
  speak(await TRANSLATIONS[language]());
  document.documentElement.lang = language;
}
