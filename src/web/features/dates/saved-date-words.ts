import type { CardOfDate, ImportantDateView } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { occasionLabel } from '../../../domain/occasions.ts';

type SavedDate = Pick<ImportantDateView, 'occasionType' | 'personName'>;

/** The toast after saving a date, with the effect on its unsent cards (D36, D51). */
export function savedDateWords({ occasionType, personName }: SavedDate, cards: readonly CardOfDate[] = []): string {
  const moved = cards.filter((card) => card.moved);
  const corrected = cards.filter((card) => card.corrected);
  const kept = cards.filter((card) => card.keptDay);
  const toRead = cards.filter((card) => card.toRead);
  const ended = cards.filter((card) => card.approvalEnded);
  return [
    t`${occasionLabel(occasionType)} of ${personName} is saved.`,
    moved.length > 0 &&
      (moved.length === 1 ? t`One unsent card moved with it.` : t`${moved.length} unsent cards moved with it.`),
    corrected.length > 0 &&
      (corrected.length === 1
        ? t`One unsent card was corrected to match.`
        : t`${corrected.length} unsent cards were corrected to match.`),
    kept.length > 0 &&
      (kept.length === 1
        ? t`One unsent card stays on the day you chose.`
        : t`${kept.length} unsent cards stay on the day you chose.`),
    ended.length > 0 && (ended.length === 1 ? t`Please approve it again.` : t`Please approve them again.`),
    toRead.length > 0 && t`Please read ${titles(toRead)} again: not all of it could be corrected.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function titles([first, ...more]: readonly CardOfDate[]): string {
  const title = t`“${first?.title}”`;
  if (more.length === 0) return title;
  return more.length === 1 ? t`${title} and 1 more card` : t`${title} and ${more.length} more cards`;
}
