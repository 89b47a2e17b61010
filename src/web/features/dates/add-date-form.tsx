import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '../../../contract/translate.ts';
import { checkLater } from '../../check-later.ts';
import { focusFirstProblem } from '../../focus-problem.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { linkTo } from '../../return-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useToday } from '../../use-today.ts';
import { DateFields } from './date-fields.tsx';
import { type DateFormValues, dateBody, dateFormValues } from './date-form-values.ts';
import { useFutureBirthday } from './future-birthday.tsx';
import { useAddDate } from './use-save-date.ts';

const check = checkLater(async () => (await import('./date-form.schema.ts')).dateForm);

/** The form of a new date, which can go on to its card. */
export function AddDateForm(props: { personId: number; returnTo: string | undefined; back: string; forCard: boolean }) {
  const toast = useToast();
  const add = useAddDate(props.personId, props.returnTo);
  const form = useForm<DateFormValues>({
    resolver: check,
    defaultValues: dateFormValues(),
    shouldFocusError: false,
  });
  const future = useFutureBirthday();
  const today = useToday();
  const element = useRef<HTMLFormElement>(null);
  const submit = (thenCard: boolean) =>
    form.handleSubmit(
      (values) =>
        future.saveUnlessWrong(values, () =>
          add.mutate({ body: dateBody(values, today), thenCard }, { onError: (error) => showFieldErrors(error, form) }),
        ),
      () => {
        focusFirstProblem(element.current);
        if (!thenCard) return;
        toast({
          title: t`Form Error`,
          description: t`Please fill in all required fields correctly`,
          variant: 'destructive',
        });
      },
    );
  const busyWith = add.isPending ? (add.variables.thenCard ? 'card' : 'date') : null;
  return (
    <form ref={element} noValidate onSubmit={submit(false)}>
      <Panel>
        <DateFields form={form} personId={props.personId} />
      </Panel>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:[&>.btn]:grow">
        {props.forCard ? (
          <Button type="submit" size="lg" busy={add.isPending} busyLabel="Saving...">
            Save Date
          </Button>
        ) : (
          <>
            <Link {...linkTo(props.back)} className={buttonClass('quiet')}>
              Cancel
            </Link>
            <Button
              type="submit"
              variant="line"
              busy={busyWith === 'date'}
              disabled={busyWith === 'card'}
              busyLabel="Adding..."
            >
              Add Date
            </Button>
            <Button
              busy={busyWith === 'card'}
              disabled={busyWith === 'date'}
              busyLabel="Adding..."
              onClick={submit(true)}
            >
              Add Date and Create a Card
            </Button>
          </>
        )}
      </div>
      {future.dialog}
      <LeaveGuard changed={form.formState.isDirty} />
    </form>
  );
}
