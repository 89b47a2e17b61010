import { t } from '../contract/translate.ts';

/** The message of a card that was created without one. */
export function standInMessage(personName: string): string {
  return t`A custom card for ${personName}!`;
}
