import { CalendarHeart, FileCheck2 } from 'lucide-react';
import { mediumDay } from '../../calendar-words.ts';
import { Button } from '../../ui/button.tsx';
import type { PendingDates } from './pending-dates.ts';

/** What an imported contact could not bring along. */
export function ImportSummary({ dropped, others }: { dropped: readonly string[]; others: number }) {
  if (dropped.length === 0 && others === 0) return null;
  return (
    <div role="status" className="mb-4 flex gap-3 rounded-panel bg-envelope-tint p-4 text-sm">
      <FileCheck2 size={18} strokeWidth={1.6} className="mt-px" aria-hidden />
      <div className="min-w-0">
        <p className="font-semibold">Not everything in the file has a place here</p>
        <ul className="mt-1 grid list-disc gap-1 ps-4.5 text-ink-soft">
          {others > 0 && (
            <li>
              {others === 1 ? 'One more contact is' : `${others} more contacts are`} in the file. Only the first one was
              read.
            </li>
          )}
          {dropped.map((words) => (
            <li key={words} dir="auto">
              {words}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The dates that will be added with the contact, with a way not to. */
export function PendingDatesNote({ pending, onForget }: { pending: PendingDates; onForget: () => void }) {
  const what = pending.dates.map(({ occasionType, date }) => `${occasionType} (${mediumDay(date)})`).join(' and ');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-envelope-tint px-4 py-3 text-sm">
      <CalendarHeart size={18} strokeWidth={1.6} aria-hidden />
      <p className="min-w-0 flex-1">
        The {what} of <bdi className="font-semibold">{pending.name}</bdi> will be added with this contact.
      </p>
      <Button variant="quiet" size="sm" onClick={onForget}>
        Leave out
      </Button>
    </div>
  );
}
