import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../contract/vocabulary.ts';
import type { Facts, Idea, KnownTopic, Said, Voice } from './idea.ts';
import type { LanguagePack } from './language-pack.ts';

const compiled = new Map<string, IntlMessageFormat>();

/**
 * A sentence of the content, parsed once: ICU MessageFormat, in which `{you, select, ...}` chooses the form of address.
 */
function read(text: string, language: Language): IntlMessageFormat {
  const key = `${language} ${text}`;
  const known = compiled.get(key) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  compiled.set(key, known);
  return known;
}

/** The values for sentences, by the names in CONTRIBUTING. */
export function valuesFor(facts: Facts, pack: LanguagePack, topic?: KnownTopic): Record<string, string> {
  const { name, years, gender, occasionType, typedEvent, partner } = facts;
  return {
    name,
    partner,
    you: pack.formFor?.(facts) ?? 'you',
    gender: gender ?? 'n',
    years: String(years),
    // Names in ICU may not contain hyphens.
    event: occasionType.replaceAll('-', '_'),
    greeting: pack.heading('holiday', null, occasionType),
    ...(typedEvent === '' ? {} : { typedEvent }),
    ...(years > 0 ? { yearsInWords: pack.numberInWords(years), ...pack.counted(years) } : {}),
    ...(topic ? (topic.pet ? { pet: topic.says, kind: topic.pet } : { topic: topic.says }) : {}),
  };
}

/** Spanish opens its questions and exclamations, and anybody may open a quotation. */
const sentenceStart = /((?:^|[.!?…]\s+)[¡¿«“„"]*|[¡¿])(\p{Ll})/gu;

/** One or more sentences in the form for this person. */
export function fill(text: string, values: Record<string, string>, pack: LanguagePack): string {
  if (!text.includes('{')) return text;
  const told = String(read(text, pack.language).format(values));
  const settled = pack.settle?.(told) ?? told;
  return settled.replace(sentenceStart, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** An idea in one voice, in the form for this person. */
export function say(idea: Idea, voice: Voice, values: Record<string, string>, pack: LanguagePack): Said | undefined {
  const said = idea.says[voice];
  return said && [fill(said[0], values, pack), fill(said[1], values, pack), fill(said[2], values, pack)];
}
