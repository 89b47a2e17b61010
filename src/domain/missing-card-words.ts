import { t } from '../contract/translate.ts';

/**
 * The message for a card that does not exist or cannot be read (specification 2, sections 2 and 8), as the app says it to its
 * reader. Pages outside of the app begin before there is a reader: it is their English.
 */
export const missingCard = {
  title: t`Error Loading Card`,
  text: t`Sorry, we couldn't find the card you're looking for.`,
};
