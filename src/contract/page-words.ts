import { t } from './translate.ts';

/** What browsers say before a script runs: the texts of index.html and of the manifest, of which the build makes one per language. */
export const pageWords: readonly string[] = [
  t`Personalised cards for the people you love, on the day that matters.`,
  t`Fondly needs JavaScript. Please switch it on and load this page again.`,
  t`Create a card`,
  t`My contacts`,
];
