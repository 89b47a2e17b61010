import { CalendarHeart, FileCheck2, Users } from 'lucide-react';
import { mediumDay } from '../../calendar-words.ts';
import { Button } from '../../ui/button.tsx';
import type { useUploadImport } from './import/use-upload-import.ts';
import type { PendingDates } from './pending-dates.ts';
import type { Import } from './use-import-contact.ts';

/** What else is in the file of an imported contact, and what of it has no place in the form. */
export function ImportSummary({
  read: { contact, others, file },
  importAll,
}: {
  read: Import;
  importAll: ReturnType<typeof useUploadImport>;
}) {
  const { dropped } = contact;
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
