import compile from 'icu-minify/compile';
import { findInSources } from '../../scripts/messages/find-in-sources.mjs';
import { compileScript } from '../../scripts/translate-pages.mjs';

/**
 * A language that says everything in English, in brackets: ⟦Review all 3⟧. What stands outside of brackets is not
 * translated, unless people typed it.
 */
export async function pseudoLanguage(): Promise<string> {
  return compileScript('en', Object.fromEntries(findInSources().map(({ key }) => [key, compile(`⟦${quoted(key)}⟧`)])));
}

/** Braces and angles that are no places of a message. */
function quoted(key: string): string {
  return key.replaceAll(/\{(?!\d+})|(?<!\{\d+)}|<(?!\/?e\d+>)/g, "'$&'");
}

/** Runs in the page: the shown texts that are in no brackets, without what people typed. */
export function findUntranslated(): string[] {
  const typed = 'bdi, [dir="auto"], [translate="no"], code, kbd, script, style, noscript, svg';
  const hasWords = (text: string) => /\p{L}{2}/u.test(text);
  const found: string[] = [];
  let depth = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? '';
    const place = walker.currentNode.parentElement;
    if (!place || place.closest('script, style, noscript')) continue;
    let outside = '';
    for (const sign of text) {
      if (sign === '⟦') depth += 1;
      else if (sign === '⟧') depth -= 1;
      else if (depth === 0) outside += sign;
    }
    if (hasWords(outside) && !place.closest(typed)) found.push(outside.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (hasWords(text) && !text.includes('⟦')) found.push(text.trim());
    }
  }
  return found;
}
