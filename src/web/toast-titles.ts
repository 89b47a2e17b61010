import { t } from '../contract/translate.ts';

/** The toast's title if the server refused to delete a card or contact. */
export const deleteFailed = t`Delete failed`;

/** The toast's title if a style is saved without the photo it needs. */
export const photoRequired = t`Photo Required`;

/** The toast's titles after a change of a card and after a failed one. */
export const cardUpdated = t`Card updated`;
export const updateFailed = t`Update failed`;
