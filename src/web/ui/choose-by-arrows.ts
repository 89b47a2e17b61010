import type { KeyboardEvent } from 'react';

const stepOf: Record<string, (isRtl: boolean) => number> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  ArrowRight: (isRtl) => (isRtl ? -1 : 1),
  ArrowLeft: (isRtl) => (isRtl ? 1 : -1),
};

/** Arrow keys choose the next radio button or tab of a group, Home and End its first and last. */
export function chooseByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const choices = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>(':is([role="radio"], [role="tab"]):enabled'),
  ];
  const at = choices.indexOf(document.activeElement as HTMLButtonElement);
  if (at === -1) return;
  const step = stepOf[event.key]?.(getComputedStyle(event.currentTarget).direction === 'rtl');
  let next: HTMLButtonElement | undefined;
  if (step !== undefined) next = choices[(at + step + choices.length) % choices.length];
  else if (event.key === 'Home') next = choices[0];
  else if (event.key === 'End') next = choices.at(-1);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
