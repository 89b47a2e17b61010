import type { MailSettingsView } from '../../../../contract/mail-settings.ts';
import { useCurrentUser } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { TableSkeleton } from '../admin-table.tsx';
import { securityLabels } from './mail-providers.ts';
import { MailTrialResult } from './mail-trial.tsx';
import { useTryMail } from './use-mail-changes.ts';

const loadForm = () => import('./mail-form.tsx').then(({ MailForm }) => MailForm);

/** The mail server: a form, or the operator's settings. */
export function MailPanel({ mail }: { mail: MailSettingsView }) {
  const fixed = mail.source === 'variables' ? mail.settings : null;
  const MailForm = useLater(loadForm, !fixed);
  if (fixed) return <MailFromVariables settings={fixed} />;
  return MailForm ? <MailForm mail={mail} /> : <TableSkeleton />;
}

/** Settings that only the operator changes, and a test of them. */
function MailFromVariables({
  settings: { host, port, security, senderAddress },
}: {
  settings: NonNullable<MailSettingsView['settings']>;
}) {
  const to = useCurrentUser()?.email ?? '';
  const attempt = useTryMail();
  return (
    <Panel className="grid gap-5">
      <p>
        SMTP_URL is set where Fondly is started, and takes precedence over this page. Mail goes by {host}, port {port},{' '}
        {securityLabels[security].split(' (')[0]}, from {senderAddress}.
      </p>
      <div>
        <Button variant="line" busy={attempt.isPending} busyLabel="Sending..." onClick={() => attempt.mutate({ to })}>
          Send a test mail to {to}
        </Button>
      </div>
      {attempt.data && <MailTrialResult trial={attempt.data} to={to} />}
    </Panel>
  );
}
