import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarHeart } from 'lucide-react';
import { useState } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { datesInWords } from './import-summary.tsx';
import { addMissedDates } from './missed-dates.ts';
import { keepMissedDates, keptMissedDates } from './pending-dates.ts';

/** Lists the dates of an imported contact that could not be added, with a retry button. */
export function MissedDatesNote({ person }: { person: Pick<PersonView, 'id' | 'name'> }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const kept = keptMissedDates(person.id).useKept();
  const [missed, setMissed] = useState(kept ?? []);
  const add = useMutation({
    mutationFn: () => addMissedDates(queryClient, toast, person, missed),
    onSuccess: setMissed,
  });
  if (missed.length === 0) return null;
  return (
    <div
      data-needs="contacts"
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-envelope-tint px-4 py-3 text-sm"
    >
      <CalendarHeart size={18} strokeWidth={1.6} aria-hidden />
      <p className="min-w-0 flex-1 basis-56">The {datesInWords(missed)} from the imported file was not added yet.</p>
      <Button size="sm" busy={add.isPending} busyLabel="Adding..." onClick={() => add.mutate()}>
        Try again
      </Button>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          keepMissedDates(person.id, null);
          setMissed([]);
        }}
      >
        Leave out
      </Button>
    </div>
  );
}
