import { calledBy, greetingName } from '../../../domain/first-name.ts';
import { plainName, plainNickname } from '../../../domain/plain-name.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import { invalidField } from '../../refusal.ts';
import type { PersonRow } from '../contacts/public.ts';

const placeholder = /\{[^{}\n]*\}/gu;
const known = '{name}';

/** Throws if the text has another placeholder than {name}. */
export function requireKnownPlaceholders(text: string | null | undefined): void {
  const unknown = [...new Set((text ?? '').match(placeholder))].filter((found) => found !== known);
  if (unknown.length === 0) return;
  const words =
    unknown.length === 1 ? `${unknown[0]} is no placeholder.` : `${unknown.join(', ')} are no placeholders.`;
  throw invalidField('options.words.text', `${words} Write {name} for the name.`);
}

/** The text for this person: {name} becomes the name that cards greet them with. */
export function textFor(
  text: string,
  person: Pick<PersonRow, 'name' | 'nickname' | 'greetingName' | 'language'>,
): string {
  const { and } = packFor(person.language ?? 'en');
  const name = greetingName(plainNickname(calledBy(person)), plainName(person.name), and);
  return text.replaceAll(known, () => name);
}
