import { Link, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { checkLater } from '../../check-later.ts';
import { focusFirstProblem } from '../../focus-problem.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { cameFromCard, linkTo } from '../../return-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DeleteMenu } from '../../ui/delete-menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToday } from '../../use-today.ts';
import { DateFields } from './date-fields.tsx';
import { type DateFormValues, dateBody, dateFormValues } from './date-form-values.ts';
import { DeleteDateDialog } from './delete-date-dialog.tsx';
import { useFutureBirthday } from './future-birthday.tsx';
import { useUpdateDate } from './use-save-date.ts';

const check = checkLater(async () => (await import('./date-form.schema.ts')).dateForm);

/** The form of a stored date. */
export function EditDate({
  date,
  returnTo,
  back,
}: {
  date: ImportantDateView;
  returnTo: string | undefined;
  back: string;
}) {
  const update = useUpdateDate(date, returnTo);
  const form = useForm<DateFormValues>({
    resolver: check,
    defaultValues: dateFormValues(date),
    shouldFocusError: false,
  });
  const future = useFutureBirthday();
  const today = useToday();
  const element = useRef<HTMLFormElement>(null);
  const submit = form.handleSubmit(
    (values) => {
      const save = () => update.mutate(dateBody(values, today), { onError: (error) => showFieldErrors(error, form) });
      // An unchanged date is not questioned again.
      return values.date === date.date ? save() : future.saveUnlessWrong(values, save);
    },
    () => focusFirstProblem(element.current),
  );
  const forCard = cameFromCard(returnTo);
  return (
    <>
      <PageHead
        title="Edit Important Date"
        text={
          <>
            For <bdi>{date.personName}</bdi>
          </>
        }
        actions={<DateMenu date={date} returnTo={returnTo} />}
      />
      <form ref={element} noValidate onSubmit={submit}>
        <Panel>
          <DateFields form={form} personId={date.personId} />
        </Panel>
        <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:[&>.btn]:grow">
          {!forCard && (
            <Link {...linkTo(back)} className={buttonClass('quiet')}>
              Cancel
            </Link>
          )}
          <Button type="submit" busy={update.isPending} busyLabel="Saving...">
            {forCard ? 'Save Date' : 'Update Date'}
          </Button>
        </div>
        {future.dialog}
        <LeaveGuard changed={form.formState.isDirty} />
      </form>
    </>
  );
}

/** The menu of a date's form: Delete Date. */
function DateMenu({ date, returnTo }: { date: ImportantDateView; returnTo: string | undefined }) {
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
