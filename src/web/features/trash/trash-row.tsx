import { CalendarHeart, type LucideIcon, Mail, UserRound } from 'lucide-react';
import { readerLocale, t } from '../../../contract/translate.ts';
import type { TrashItem, TrashKind } from '../../../contract/trash.ts';
import { localDay } from '../../../domain/local-time.ts';
import { mediumDay } from '../../calendar-words.ts';
import { Button } from '../../ui/button.tsx';
import { useTimeZone } from '../../use-today.ts';

const kinds: Record<TrashKind, { icon: LucideIcon; word: string }> = {
  contact: { icon: UserRound, word: t`Contact` },
  date: { icon: CalendarHeart, word: t`Date` },
  card: { icon: Mail, word: t`Card` },
};

/** Something deleted: what it is, what went with it, and until when it stays. */
export function TrashRow({
  item,
  busy,
  onRestore,
  onRemove,
}: {
  item: TrashItem;
  busy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}) {
  const zone = useTimeZone();
  const { icon: Icon, word } = kinds[item.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-well text-ink-soft" aria-hidden>
        <Icon size={18} strokeWidth={1.6} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-ui text-base leading-6 font-semibold wrap-anywhere">
          <bdi>{item.title}</bdi>
        </h2>
        <p className="text-sm text-ink-soft">
          {withWords(word, item)}, deleted on {mediumDay(localDay(item.deletedAt, zone))}, stays until{' '}
          {mediumDay(localDay(item.goneAt, zone))}
        </p>
      </div>
      <div className="flex gap-2 max-md:w-full max-md:ps-14">
        <Button
          data-needs="send"
          variant="line"
          size="sm"
          busy={busy}
          onClick={onRestore}
          aria-label={`Restore ${item.title}`}
        >
          Restore
        </Button>
        <Button
          data-needs="owner"
          variant="quiet"
          size="sm"
          onClick={onRemove}
          aria-label={`Delete ${item.title} for good`}
        >
          Delete for good
        </Button>
      </div>
    </li>
  );
}

function withWords(word: string, { dates, cards }: TrashItem): string {
  const parts = [
    dates > 0 && (dates === 1 ? t`1 date` : t`${dates} dates`),
    cards > 0 && (cards === 1 ? t`1 card` : t`${cards} cards`),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t`${word} with ${new Intl.ListFormat(readerLocale).format(parts)}` : word;
}
