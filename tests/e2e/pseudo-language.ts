import compile from 'icu-minify/compile';
import { findInSources } from '../../scripts/messages/find-in-sources.mjs';
import { compileScript } from '../../scripts/translate-pages.mjs';
import { englishOf } from '../app/pseudo-language.ts';

/**
 * A language that says everything in English, in brackets: ⟦Review all 3⟧. What stands outside of brackets is not
 * translated, unless people typed it.
 */
export function pseudoLanguage(): Promise<string> {
  return trialLanguage('en', (text) => `⟦${text}⟧`);
}

/** A language in Arabic letters that mean nothing, from right to left, whose texts are 40 % longer. */
export async function rightToLeftLanguage(): Promise<string> {
  const inArabic = (text: string) =>
    text.replaceAll(/[a-z]/gi, (letter) => arabic[Number.parseInt(letter, 36) - 10] ?? letter);
  const say = (text: string) =>
    longer(text)
      .split(/(\{\d+}|<\/?e\d+>)/)
      .map((part, at) => (at % 2 === 1 ? part : inArabic(part)))
      .join('');
  const script = await trialLanguage('ar', say);
  return `new MutationObserver((_, seen) => {
    if (!document.documentElement) return;
    seen.disconnect();
    document.documentElement.lang = 'ar';
    document.documentElement.dir = 'rtl';
  }).observe(document, { childList: true });${script}`;
}

const arabic = 'ابكدهفجحيجكلمنوبقرستوفوخيز';
const fillers = ' onder lenger werden ellipse tonda mehrere worte sonder'.repeat(8);

function longer(text: string): string {
  return text + fillers.slice(0, Math.ceil(text.length * 0.4));
}

async function trialLanguage(language: string, say: (text: string) => string): Promise<string> {
  return compileScript(
    language,
    Object.fromEntries(findInSources().map(({ key }) => [key, compile(say(quoted(englishOf(key))))])),
  );
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

/** Runs in the page: what is wider than the window, and buttons whose words are cut off. */
export function findMisfits(): string[] {
  const nameOf = (element: Element) =>
    `${element.localName}.${String(element.getAttribute('class')).slice(0, 60)} “${element.textContent?.trim().slice(0, 30)}”`;
  const { clientWidth } = document.documentElement;
  // The page itself clips, so what is outside is looked for, but for what scrolls or is cut on purpose.
  const isFree = (element: Element): boolean =>
    element === document.body ||
    (getComputedStyle(element).overflowX === 'visible' &&
      getComputedStyle(element).position !== 'fixed' &&
      isFree(element.parentElement ?? document.body));
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || (left >= -1 && right <= clientWidth + 1)) return false;
    return (
      element.checkVisibility() &&
      !element.closest('[aria-hidden], svg') &&
      isFree(element.parentElement ?? document.body)
    );
  });
  const found = outside
    .filter((element) => !outside.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map((element) => `is wider than the window: ${nameOf(element)}`);
  for (const button of document.querySelectorAll('button, .btn, [role="tab"]')) {
    const isCut = button.scrollWidth > button.clientWidth + 1 && getComputedStyle(button).overflowX !== 'visible';
    if (isCut && button.checkVisibility()) found.push(`cuts off ${nameOf(button)}`);
  }
  return found;
}
