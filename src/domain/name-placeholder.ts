import { localeOfReader } from '../contract/locale-of-reader.ts';
import { t } from '../contract/translate.ts';

const placeholder = /\{[^{}\n]*\}/gu;
/** Stands for the name in a text to many. */
const known = '{name}';

/** The text for somebody with this name. */
export function withName(text: string, name: string): string {
  return text.replaceAll(known, () => name);
}

/** What is wrong with the placeholders of a text, in words; null if it has no other than {name}. */
export function placeholderProblem(text: string): string | null {
  const unknown = [...new Set(text.match(placeholder))].filter((found) => found !== known);
  if (unknown.length === 0) return null;
  const words =
    unknown.length === 1
      ? t`${unknown[0]} is not a placeholder.`
      : t`${new Intl.ListFormat(localeOfReader(), { type: 'conjunction' }).format(unknown)} are not placeholders.`;
  return t`${words} Write {name} where the name should be.`;
}
