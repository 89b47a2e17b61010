import { localeOfReader } from '../../contract/locale-of-reader.ts';
import { t } from '../../contract/translate.ts';
import { TemplateProblem } from './template-problem.ts';

export const templateLimits = { characters: 50_000, placeholders: 300, placeholderCharacters: 300 };

/**
 * Rejects templates that would only keep the parser busy: its time grows with the square of the placeholders and with
 * the length of a condition, before its own limits apply.
 */
export function checkShape(content: string): void {
  if (content.length > templateLimits.characters) {
    throw new TemplateProblem(
      t`The template is longer than ${templateLimits.characters.toLocaleString(localeOfReader())} characters.`,
    );
  }
  let placeholders = 0;
  for (let at = nextOpening(content, 0); at !== -1; ) {
    placeholders += 1;
    if (placeholders > templateLimits.placeholders) {
      throw new TemplateProblem(t`The template has more than ${templateLimits.placeholders} placeholders.`);
    }
    const closing = content[at + 1] === '{' ? '}}' : '%}';
    const end = content.indexOf(closing, at + 2);
    const line = content.slice(0, at).split('\n').length;
    if (end === -1) throw new TemplateProblem(t`Line ${line}: "${content.slice(at, at + 20)}" is not closed.`);
    if (end - at > templateLimits.placeholderCharacters) {
      throw new TemplateProblem(t`Line ${line}: this placeholder is too long.`);
    }
    at = nextOpening(content, end + 2);
  }
}

function nextOpening(content: string, from: number): number {
  const found = content.slice(from).search(/\{[{%]/);
  return found === -1 ? -1 : from + found;
}
