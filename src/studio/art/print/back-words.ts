import type { Language } from '../../../contract/vocabulary.ts';

/** What the back of a printed card says, in the language of the card. */
export const backWords: Record<Language, { madeBy: (name: string) => string; made: string }> = {
  en: { madeBy: (name) => `Made with love by ${name}`, made: 'Made with love' },
  es: { madeBy: (name) => `Hecha con cariño por ${name}`, made: 'Hecha con cariño' },
  fr: { madeBy: (name) => `Faite avec affection par ${name}`, made: 'Faite avec affection' },
  de: { madeBy: (name) => `Mit Liebe gemacht von ${name}`, made: 'Mit Liebe gemacht' },
  it: { madeBy: (name) => `Fatto con affetto da ${name}`, made: 'Fatto con affetto' },
  pt: { madeBy: (name) => `Feito com carinho por ${name}`, made: 'Feito com carinho' },
  nl: { madeBy: (name) => `Met liefde gemaakt door ${name}`, made: 'Met liefde gemaakt' },
  // The name stays in the nominative.
  pl: { madeBy: (name) => `Z sercem przygotowuje ${name}`, made: 'Przygotowana z sercem' },
};
