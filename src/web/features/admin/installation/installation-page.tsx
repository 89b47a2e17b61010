import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { aiSettingsQuery, dkimQuery, installationQuery, mailSettingsQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { PageHead, SectionHead } from '../../../ui/page-head.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { TableSkeleton } from '../admin-table.tsx';
import { AddressPanel } from './address-panel.tsx';
import { HealthSection } from './health/health-section.tsx';
import { JoiningPanel } from './joining-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { MeanwhilePanel } from './meanwhile-panel.tsx';

const loadAi = () => import('./ai-panel.tsx').then(({ AiPanel }) => AiPanel);
const loadBackups = () => import('./backups/backups-section.tsx').then(({ BackupsSection }) => BackupsSection);
const loadDkim = () => import('./dkim-panel.tsx').then(({ DkimPanel }) => DkimPanel);

/** All steps of the set-up on one page: mail, address and registration. */
export function InstallationPage() {
  const mail = useQuery(mailSettingsQuery);
  const read = useQuery(installationQuery);
  const ai = useQuery(aiSettingsQuery);
  const dkim = useQuery(dkimQuery);
  const AiPanel = useLater(loadAi, true);
  const BackupsSection = useLater(loadBackups);
  const DkimPanel = useLater(loadDkim);
  const hasNoMail = mail.data?.source === 'none';
  return (
    <>
      <PageHead
        title="Installation"
        text="How it is doing, how cards are made and sent, where people find it, and who may join."
      />
      <HealthSection />
      {(mail.isPending || read.isPending || ai.isPending) && <TableSkeleton />}
      <QueryError title="The settings could not be loaded" query={mail.isError ? mail : ai.isError ? ai : read} />
      {mail.data && read.data && ai.data && (
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-11 wide:grid-cols-2">
          <section id="mail">
            <SectionHead title="Mail" />
            {hasNoMail && (
              <QuietNote icon={MailWarning} title="No mail leaves yet" className="mb-4">
                <p>
                  {read.data.keepsInOutbox
                    ? 'Cards are kept in the outbox until a mail server is set up. What is kept there is not sent later.'
                    : 'Cards sent by email wait until a mail server is set up.'}
                </p>
              </QuietNote>
            )}
            <MailPanel mail={mail.data} />
            {dkim.data && DkimPanel && (
              <div className="mt-4">
                <DkimPanel dkim={dkim.data} domain={mail.data.settings?.senderAddress.split('@')[1] ?? ''} />
              </div>
            )}
            {hasNoMail && (
              <div className="mt-4">
                <MeanwhilePanel keepsInOutbox={read.data.keepsInOutbox} />
              </div>
            )}
          </section>
          <div className="grid grid-cols-1 gap-11">
            <section id="ai">
              <SectionHead title="AI" />
              {ai.data.source === 'none' && (
                <p className="mb-4 text-ink-soft">Without a provider the studio makes every card, at no cost.</p>
              )}
              {AiPanel ? <AiPanel ai={ai.data} /> : <TableSkeleton />}
            </section>
            <section>
              <SectionHead title="Address and time zone" />
              <AddressPanel installation={read.data} />
            </section>
            <section>
              <SectionHead title="Registration" />
              <JoiningPanel installation={read.data} />
            </section>
          </div>
        </div>
      )}
      {BackupsSection && <BackupsSection />}
    </>
  );
}
