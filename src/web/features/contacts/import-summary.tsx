import { CalendarHeart, FileCheck2, Users } from 'lucide-react';
import { occasionInSentence } from '../../../domain/in-sentence.ts';
import { mediumDay } from '../../calendar-words.ts';
import { Button } from '../../ui/button.tsx';
import type { useUploadImport } from './import/use-upload-import.ts';
import { listed, type PendingDates } from './pending-dates.ts';
import type { Import } from './use-import-contact.ts';

/** Says what else an imported file contains, and which of its values were not used. */
export function ImportSummary({
  read: { contact, others, file },
  leftOut,
  importAll,
}: {
  read: Import;
  /** Sentences about values that were not used because the user typed others. */
  leftOut: string[];
  importAll: ReturnType<typeof useUploadImport>;
}) {
  const dropped = [...leftOut, ...contact.dropped];
  return (
    <>
      {others > 0 && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel bg-envelope-tint px-4 py-3 text-sm"
        >
          <Users size={18} strokeWidth={1.6} aria-hidden />
          <p className="min-w-0 flex-1 basis-56">
            <span className="font-semibold">This file has {others + 1} contacts.</span> The form has the first one.
          </p>
          <Button busy={importAll.isPending} busyLabel="Uploading..." onClick={() => importAll.mutate(file)}>
            Import them all
          </Button>
        </div>
      )}
      {dropped.length > 0 && (
        <div role="status" className="mb-4 flex gap-3 rounded-panel bg-envelope-tint p-4 text-sm">
          <FileCheck2 size={18} strokeWidth={1.6} className="mt-px" aria-hidden />
          <div className="min-w-0">
            <p className="font-semibold">Not everything in the file has a place here</p>
            <ul className="mt-1 grid list-disc gap-1 ps-4.5 text-ink-soft">
              {dropped.map((words) => (
                <li key={words} dir="auto">
                  {words}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}

/** Lists the dates that will be added with the contact; a button drops them. */
export function PendingDatesNote({ pending, onForget }: { pending: PendingDates; onForget: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-envelope-tint px-4 py-3 text-sm">
      <CalendarHeart size={18} strokeWidth={1.6} aria-hidden />
      <p className="min-w-0 flex-1">
        The <bdi>{datesInWords(pending.dates)}</bdi> of <bdi className="font-semibold">{pending.name}</bdi> will be
        added with this contact.
      </p>
      <Button variant="quiet" size="sm" onClick={onForget}>
        Leave out
      </Button>
    </div>
  );
}

/** 'birthday (Dec 4, 1966) and anniversary (Jun 2, 2001)'. */
export function datesInWords(dates: PendingDates['dates']): string {
  return listed(dates.map(({ occasionType, date }) => `${occasionInSentence(occasionType)} (${mediumDay(date)})`));
}
