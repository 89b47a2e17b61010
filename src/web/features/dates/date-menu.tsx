import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { DeleteMenu } from '../../ui/delete-menu.tsx';
import { DeleteDateDialog } from './delete-date-dialog.tsx';

/** The menu of a date's form: Delete Date. */
export function DateMenu({ date, returnTo }: { date: ImportantDateView; returnTo: string | undefined }) {
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  return (
    <>
      <DeleteMenu label="Delete Date" onDelete={() => setAsking(true)} />
      <DeleteDateDialog
        date={date}
        open={asking}
        onOpenChange={setAsking}
        leave={() => router.navigate({ href: returnTo ?? `/people/${date.personId}`, ignoreBlocker: true })}
      />
    </>
  );
}
