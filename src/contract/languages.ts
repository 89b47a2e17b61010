/**
 * The languages of Fondly's own pages and mails that users are offered. Those in languages/ that are not complete stay
 * away, so that nobody sees half a translation. Cards have their own (vocabulary.ts).
 */
export const offeredLanguages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const;
