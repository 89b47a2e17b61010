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
    if (isCut && button.checkVisibility() && !button.classList.contains('sr-only'))
      found.push(`cuts off ${nameOf(button)}`);
  }
  return found;
}
