import type { KeyboardEvent } from 'react';

const sideways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const upAndDown: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus from an envelope to the next one of its row, or to the nearest one of the row above or below. */
export function goOn(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { currentTarget: target, key } = event;
  const links = [...(target.closest('table')?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const next = nextInRow(links, target, sideways[key]) ?? nextInColumn(links, target, upAndDown[key]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextInRow(links: HTMLElement[], from: HTMLElement, step: number | undefined): HTMLElement | undefined {
  if (step === undefined) return undefined;
  const row = links.filter((link) => link.dataset.row === from.dataset.row);
  return row[row.indexOf(from) + step];
}

function nextInColumn(links: HTMLElement[], from: HTMLElement, step: number | undefined): HTMLElement | undefined {
  if (step === undefined) return undefined;
  const rowOf = (link: HTMLElement) => Number(link.dataset.row);
  const beyond = links.filter((link) => (rowOf(link) - rowOf(from)) * step > 0);
  const nearest = Math.min(...beyond.map((link) => rowOf(link) * step)) * step;
  const { left } = from.getBoundingClientRect();
  const distance = (link: HTMLElement) => Math.abs(link.getBoundingClientRect().left - left);
  return beyond
    .filter((link) => rowOf(link) === nearest)
    .reduce<HTMLElement | undefined>(
      (best, link) => (best && distance(best) <= distance(link) ? best : link),
      undefined,
    );
}
