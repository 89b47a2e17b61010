import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { mailSettingsQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { useCurrentUser } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead, SectionHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { TableSkeleton } from '../admin-table.tsx';
import { MailForm } from './mail-form.tsx';
import { securityLabels } from './mail-providers.ts';
import { MailTrialResult } from './mail-trial.tsx';
import { useTryMail } from './use-mail-changes.ts';

/** How this installation sends mail. */
export function InstallationPage() {
  const read = useQuery(mailSettingsQuery);
  const { data, isPending } = read;
  return (
    <>
      <PageHead title="Installation" text="How cards leave this server." />
      {isPending && <TableSkeleton />}
      <QueryError title="The settings could not be loaded" query={read} />
      {data && (
        <section>
          <SectionHead title="Mail" />
          {data.source === 'none' && (
            <QuietNote icon={MailWarning} title="No mail leaves yet" className="mb-4">
              <p>Cards are kept in the outbox until a mail server is set up. What is kept there is not sent later.</p>
            </QuietNote>
          )}
          {data.source === 'variables' && data.settings ? (
            <MailFromVariables settings={data.settings} />
          ) : (
            <MailForm mail={data} />
          )}
        </section>
      )}
    </>
  );
}

type Settings = { host: string; port: number; security: keyof typeof securityLabels; senderAddress: string };

/** Settings that only the operator changes, and a test of them. */
function MailFromVariables({ settings: { host, port, security, senderAddress } }: { settings: Settings }) {
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
