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
    moved.length > 0 && t`${counted(moved)} moved with it.`,
    corrected.length > 0 && t`${counted(corrected)} ${corrected.length === 1 ? 'was' : 'were'} corrected to match.`,
    kept.length > 0 && t`${counted(kept)} ${kept.length === 1 ? 'stays' : 'stay'} on the day you chose.`,
    ended.length > 0 && t`Please approve ${ended.length === 1 ? 'it' : 'them'} again.`,
    toRead.length > 0 && t`Please read ${titles(toRead)} again: not all of it could be corrected.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function counted({ length }: readonly CardOfDate[]): string {
  return length === 1 ? t`One unsent card` : t`${length} unsent cards`;
}

function titles([first, ...more]: readonly CardOfDate[]): string {
  const others = more.length === 1 ? t` and 1 more card` : t` and ${more.length} more cards`;
  return `“${first?.title}”${more.length > 0 ? others : ''}`;
}
