import { findInSources } from '../../scripts/messages/find-in-sources.mjs';
import type { Translate } from '../../src/contract/translate.ts';
import { offerLanguage } from '../../src/server/reader.ts';

/** The tag of the language that says everything in English, in brackets. */
export const pseudo = 'qps';

/** Offers the pseudo-language on the server: ⟦Please log in.⟧; what the catalogs do not have stays without brackets. */
export function offerPseudoLanguage(): () => void {
  const keys = new Set(findInSources().map(({ key }) => key));
  const translate: Translate = (key, values) =>
    keys.has(key) ? `⟦${englishOf(key).replaceAll(/\{(\d+)\}/g, (_, at) => String(values[at]))}⟧` : undefined;
  return offerLanguage(pseudo, translate);
}

/** A key without its sense. */
export function englishOf(key: string): string {
  return key.slice(key.indexOf('\u0004') + 1);
}

/** The words of a text that stand in no brackets; empty if there are none. */
export function outsideBrackets(text: string): string {
  let [depth, outside] = [0, ''];
  for (const sign of text) {
    if (sign === '⟦') depth += 1;
    else if (sign === '⟧') depth -= 1;
    else if (depth === 0) outside += sign;
  }
  return /\p{L}{2}/u.test(outside) ? outside.replaceAll(/\s+/g, ' ').trim() : '';
}
