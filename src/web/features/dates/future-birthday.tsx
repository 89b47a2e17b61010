import { useState } from 'react';
import { longDay } from '../../calendar-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToday } from '../../use-today.ts';
import { type DateFormValues, isUnbornBirthday } from './date-form-values.ts';

/** Asks before saving a birthday in the future: it may be an expected baby, or a mistyped year. */
export function useFutureBirthday() {
  const today = useToday();
  const [asked, setAsked] = useState<{ date: string; save: () => void } | null>(null);
  const saveUnlessWrong = (values: DateFormValues, save: () => void) =>
    isUnbornBirthday(values, today) ? setAsked({ date: values.date, save }) : save();
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => setAsked(null)}
      variant="ink"
      title="This birthday is in the future. Is it right?"
      text={asked ? `It is on ${longDay(asked.date)}.` : ''}
      cancelLabel="Change the date"
      confirmLabel="Yes, save it"
      onConfirm={() => {
        setAsked(null);
        asked?.save();
      }}
    />
  );
  return { saveUnlessWrong, dialog };
}
