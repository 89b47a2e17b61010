/** Runs in the page: the shown texts that are in no brackets, without what people typed. */
function findUntranslated(): string[] {
  const typed = 'bdi, [dir="auto"], [translate="no"], code, kbd, script, style, noscript, svg';
  const hasWords = (text: string) => /\p{L}{2}/u.test(text);
  const found: string[] = document.title.includes('⟦') ? [] : [document.title];
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
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (hasWords(text) && !text.includes('⟦')) found.push(text.trim());
    }
  }
  return found;
}

/** Gathers while a page lives what it shows without a message, toasts and other things that go by included. */
export const gatherUntranslated = `{
  const found = new Set();
  ${findUntranslated}
  const look = () => document.body && findUntranslated().forEach((text) => found.add(text));
  let isDue = false;
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => { isDue = false; look(); });
  };
  new MutationObserver(lookSoon).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  globalThis.untranslated = () => { look(); return [...found]; };
}`;
