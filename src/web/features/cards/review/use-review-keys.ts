import { useEffect, useEffectEvent } from 'react';
import { t } from '../../../../contract/translate.ts';

export type ReviewActs = {
  approve: () => void;
  skip: () => void;
  later: () => void;
  undo: () => void;
  edit: () => void;
  change: () => void;
  leave: () => void;
  help: () => void;
  move: (by: 1 | -1) => void;
  /** From 1. */
  option: (nth: number) => void;
};

/** The keys, for the page and for the list that shows them. */
export const reviewKeys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['A', t`Enter`], does: t`Approve` },
  { keys: ['L'], does: t`Later: the card comes back at the end` },
  { keys: ['S'], does: t`Skip: the card is not sent` },
  { keys: ['1', '2', '3'], does: t`Choose one of the three versions` },
  { keys: ['E'], does: t`Edit the words; Esc saves them` },
  { keys: ['C'], does: t`Change the card on its own page` },
  { keys: ['U'], does: t`Undo, as often as you like` },
  { keys: ['←', '→'], does: t`Go to the card before or after` },
  { keys: ['?'], does: t`Show these shortcuts` },
  { keys: [t`Esc`], does: t`Leave; your decisions are saved` },
];

/** Keys count for a moment only for the card that was seen. */
const settlingMs = 300;

/** Listens to the keys while no dialog is open and nothing is typed. */
export function useReviewKeys(acts: ReviewActs, { shown, letters }: { shown: number | undefined; letters: boolean }) {
  const press = useEffectEvent((event: KeyboardEvent, isSettled: boolean) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || document.querySelector('[role$="dialog"]')) return;
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    if (key === 'Enter' && target.closest('button, a, summary')) return;
    const act = actOf(key, acts, letters);
    if (!act) return;
    event.preventDefault();
    const repeats = event.repeat && !key.startsWith('Arrow');
    if (!repeats && (isSettled || key.startsWith('Arrow'))) act();
  });
  useEffect(() => {
    const since = performance.now();
    const listen = (event: KeyboardEvent) => press(event, shown === undefined || event.timeStamp - since > settlingMs);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shown]);
}

function actOf(key: string, acts: ReviewActs, letters: boolean): (() => void) | undefined {
  switch (key) {
    case 'Enter':
      return acts.approve;
    case 'Escape':
      return acts.leave;
    case 'ArrowLeft':
      return () => acts.move(-1);
    case 'ArrowRight':
      return () => acts.move(1);
  }
  if (!letters) return undefined;
  switch (key.toLowerCase()) {
    case 'a':
      return acts.approve;
    case 's':
      return acts.skip;
    case 'l':
      return acts.later;
    case 'u':
      return acts.undo;
    case 'e':
      return acts.edit;
    case 'c':
      return acts.change;
    case '?':
      return acts.help;
    case '1':
    case '2':
    case '3':
      return () => acts.option(Number(key));
  }
  return undefined;
}
