import type { PersonView } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { isRelationship, relationshipLabel, relationshipWord } from '../../../domain/relationship.ts';

/** Characters of right-to-left scripts such as Hebrew and Arabic. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** 'Mum, mother', 'Friend'; with `your` 'Mum, your mother', 'Your friend'. The line runs left to right in any script. */
export function relationshipLine(
  { nickname, relationship }: Pick<PersonView, 'nickname' | 'relationship'>,
  your = false,
): string {
  const isListed = isRelationship(relationship) && relationship !== 'other';
  const word = relationship === 'other' ? relationshipLabel(relationship) : relationshipWord(relationship);
  const words = isListed && your ? t`your ${word}` : word;
  if (!nickname) return words.charAt(0).toUpperCase() + words.slice(1);
  // Isolate marks keep a right-to-left nickname from reversing the rest of the line.
  const called = rightToLeft.test(nickname) ? `\u2068${nickname}\u2069` : nickname;
  return t`${called}, ${words}`;
}
