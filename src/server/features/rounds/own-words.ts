import { calledBy, greetingName } from '../../../domain/first-name.ts';
import { placeholderProblem, withName } from '../../../domain/name-placeholder.ts';
import { plainName, plainNickname } from '../../../domain/plain-name.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import { invalidField } from '../../refusal.ts';
import type { PersonRow } from '../contacts/public.ts';

/** Throws if the text has another placeholder than {name}. */
export function requireKnownPlaceholders(text: string | null | undefined): void {
  const problem = placeholderProblem(text ?? '');
  if (problem !== null) throw invalidField('options.words.text', problem);
}

/** The text for this person: {name} becomes the name that cards greet them with. */
export function textFor(
  text: string,
  person: Pick<PersonRow, 'name' | 'nickname' | 'greetingName' | 'language'>,
): string {
  const { and } = packFor(person.language ?? 'en');
  return withName(text, greetingName(plainNickname(calledBy(person)), plainName(person.name), and));
}
