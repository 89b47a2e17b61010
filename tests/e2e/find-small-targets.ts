import type { Page } from 'playwright-core';

/** The size that a finger needs (design: touch targets are 44 px). */
const leastPx = 44;

/**
 * The targets on a page that are smaller than a finger needs, with their size. Invisible enlargements count (`::after`,
 * the label). Links within a sentence may be as high as its words.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=option], [role=menuitem], [role=menuitemradio]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], .sr-only') &&
      !element.matches(':disabled');
    const isInSentence = (element: Element) =>
      element.matches('a, button') &&
      ['inline', 'inline-block'].includes(getComputedStyle(element).display) &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );
    const sizesOf = (element: Element) => {
      const sizes = [element, element.closest('label'), ...((element as HTMLInputElement).labels ?? [])]
        .filter((part) => part !== null)
        .map((part) => {
          const { width, height } = part.getBoundingClientRect();
          return { width, height };
        });
      for (const part of ['::after', '::before']) {
        const style = getComputedStyle(element, part);
        if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') continue;
        sizes.push({ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) });
      }
      return sizes;
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll(pressable)) {
      const own = element.getBoundingClientRect();
      // One-pixel elements are for the keyboard; people press their label.
      if (!isShown(element) || own.width < 2 || own.height < 2 || isInSentence(element)) continue;
      const sizes = sizesOf(element);
      const isEnough = (side: 'width' | 'height') => sizes.some((size) => size[side] >= least - 0.5);
      if (isEnough('width') && isEnough('height')) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      const at = `${element.tagName.toLowerCase()}.${element.className || element.getAttribute('type')}`;
      small.push(`${Math.round(own.width)} x ${Math.round(own.height)} px: ${at} '${name}'`);
    }
    return small;
  }, leastPx);
}
