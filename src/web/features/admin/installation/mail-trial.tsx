import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { MailStep, MailTrial } from '../../../../contract/mail-settings.ts';
import { t } from '../../../../contract/translate.ts';

const stepLabels: Record<MailStep, string> = {
  dns: t`The server has an address`,
  connection: t`It answers`,
  encryption: t`The connection is encrypted`,
  login: t`It accepts the login`,
  sender: t`It accepts the sender`,
  recipient: t`It accepts the recipient`,
  message: t`It accepted the mail`,
};

/** The steps of a test mail, and what the sender's domain publishes. */
export function MailTrialResult({ trial: { steps, domain }, to }: { trial: MailTrial; to: string }) {
  const arrived = steps.every(({ worked }) => worked);
  const published = [
    ['SPF', domain.spf],
    ['DKIM', domain.dkim],
    ['DMARC', domain.dmarc],
  ] as const;
  return (
    <div role="status" className="grid gap-5">
      <p className="font-semibold">
        {arrived
          ? `The mail server accepted the mail. Look for it at ${to}, also in the spam folder.`
          : 'The mail did not leave.'}
      </p>
      <ol className="grid gap-2.5">
        {steps.map(({ step, worked, words, reply }) => (
          <li key={step} className="flex items-start gap-2.5">
            <StepIcon worked={worked} />
            <div className="min-w-0">
              <p className={worked === null ? 'text-ink-soft' : undefined}>
                <span aria-hidden>{stepLabels[step]}</span>
                <span className="sr-only">
                  {worked === null
                    ? `${stepLabels[step]}: not tried`
                    : worked
                      ? `${stepLabels[step]}: yes`
                      : `${stepLabels[step]}: no`}
                </span>
              </p>
              {words && <p className="text-sm">{words}</p>}
              {reply && (
                <p className="mt-1 text-sm text-ink-soft" dir="ltr">
                  The server said: <code className="break-words">{reply}</code>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div>
        <p className="mb-1 text-sm font-semibold">What {domain.name} publishes about its mail</p>
        <dl className="grid gap-1 text-sm">
          {published.map(([label, record]) => (
            <div key={label} className="flex gap-2">
              <dt className="w-16 flex-none text-ink-soft">{label}</dt>
              <dd className="min-w-0 break-words">{record ? <code dir="ltr">{record}</code> : 'Nothing found'}</dd>
            </div>
          ))}
        </dl>
        {!domain.spf && !domain.dmarc && (
          <p className="mt-2 text-sm text-ink-soft">
            Cards leave without them, but more of them land in spam. Your mail provider’s help says what to publish.
          </p>
        )}
      </div>
    </div>
  );
}

function StepIcon({ worked }: { worked: boolean | null }) {
  const shape = { size: 18, strokeWidth: 1.6, className: 'mt-0.5 flex-none', 'aria-hidden': true } as const;
  if (worked === null) return <CircleDashed {...shape} className={`${shape.className} text-ink-faint`} />;
  return worked ? (
    <CircleCheck {...shape} className={`${shape.className} text-ink-soft`} />
  ) : (
    <CircleAlert {...shape} className={`${shape.className} text-danger-text`} />
  );
}
