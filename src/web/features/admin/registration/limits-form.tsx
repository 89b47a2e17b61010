import { useForm } from 'react-hook-form';
import type { Limits, RegistrationView } from '../../../../contract/registration.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { checkLater } from '../../../check-later.ts';
import { showFieldErrors } from '../../../form-errors.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { NumberField } from '../number-field.tsx';
import { useSaveLimits } from './use-registration-changes.ts';

type Figures = Omit<Limits, 'approveAccounts'>;
const check = checkLater(async () =>
  (await import('../../../../contract/registration.ts')).limits.omit({ approveAccounts: true }),
);
const most = 1_000_000;

const groups: { title: string; figures: [keyof Figures, string][] }[] = [
  {
    title: t`A new account, in its first 7 days`,
    figures: [
      ['newRecipients', t`Different recipients`],
      ['newCards', t`Cards`],
      ['newSendNow', t`Send Now in 24 hours`],
    ],
  },
  {
    title: t`Every other account`,
    figures: [
      ['recipients', t`Different recipients in 7 days`],
      ['cards', t`Cards in 7 days`],
      ['sendNow', t`Send Now in 24 hours`],
    ],
  },
  {
    title: t`Against strangers`,
    figures: [
      ['newAccountsCards', t`Cards of all new accounts in 24 hours`],
      ['registrationsPerNetwork', t`Accounts from one network in 24 hours`],
    ],
  },
];

/** The sending limits of accounts; a card counts when it is approved or sent now. */
export function LimitsForm({ registration: { limits, defaultLimits } }: { registration: RegistrationView }) {
  const save = useSaveLimits();
  const { approveAccounts: _, ...figures } = limits;
  const form = useForm<Figures>({
    resolver: check,
    values: figures,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitted, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    save.mutateAsync(body).catch((error: unknown) => showFieldErrors(error, form)),
  );
  return (
    <section>
      <SectionHead title="Limits" />
      <p className="-mt-2 mb-4 text-sm text-ink-soft">
        Counted when a card is approved or sent now, so that approved cards always go out. Administrators have no
        limits.
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Panel className="grid gap-8">
          {groups.map(({ title, figures: shown }) => (
            <fieldset key={title} className="min-w-0">
              <legend className="mb-3 font-semibold">{title}</legend>
              <div className="grid gap-4.5 md:grid-cols-3">
                {shown.map(([key, label]) => (
                  <NumberField
                    key={key}
                    label={label}
                    value={form.watch(key)}
                    min={0}
                    max={most}
                    hint={`Usually ${defaultLimits[key].toLocaleString(readerLocale)}`}
                    error={errors[key]?.message}
                    onValueChange={(next) =>
                      form.setValue(key, next, { shouldDirty: true, shouldValidate: isSubmitted })
                    }
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <div>
            <Button type="submit" disabled={!isDirty} busy={save.isPending} busyLabel="Saving...">
              Save limits
            </Button>
          </div>
        </Panel>
      </form>
      <LeaveGuard changed={isDirty && !save.isPending} />
    </section>
  );
}
