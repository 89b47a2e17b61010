import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { installationQuery, mailSettingsQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { TableSkeleton } from '../admin-table.tsx';
import { AddressPanel } from './address-panel.tsx';
import { JoiningPanel } from './joining-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { MeanwhilePanel } from './meanwhile-panel.tsx';
import { type SetUpStep, setUpSteps } from './set-up-steps.ts';

const steps: Record<SetUpStep, { title: string; text: string }> = {
  address: {
    title: t`Address and time zone`,
    text: t`Links in emails begin with the address. On your own machine there is nothing to change.`,
  },
  mail: {
    title: t`Mail`,
    text: t`Cards leave through the mailbox of your own provider. Without one you can try everything else.`,
  },
  joining: { title: t`Registration`, text: t`Fondly can be yours alone, your family’s, or open to everybody.` },
};

/** The set-up after the first account, one step at a time. Each can be skipped. */
export function SetUpStepsPage({ step }: { step: SetUpStep }) {
  const at = setUpSteps.indexOf(step);
  const before = setUpSteps[at - 1];
  const next = setUpSteps[at + 1];
  const { title, text } = steps[step];
  return (
    <Page narrow>
      <p className="mb-1 text-sm text-ink-soft">
        Set up Fondly: step {at + 2} of {setUpSteps.length + 1}
      </p>
      <PageHead title={title} text={text} />
      <Step step={step} />
      <p className="mt-6 text-sm text-ink-soft">
        Skip what you like: all of it is in the menu of your name, under Administration, Installation.
      </p>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        {before ? (
          <Link to="/set-up" search={{ step: before }} className={buttonClass('quiet')}>
            Back
          </Link>
        ) : (
          <Link to="/" className={buttonClass('quiet')}>
            Skip the rest
          </Link>
        )}
        {next ? (
          <Link to="/set-up" search={{ step: next }} className={buttonClass('ink', 'lg')}>
            Next: {steps[next].title}
          </Link>
        ) : (
          <Link to="/" className={buttonClass('ink', 'lg')}>
            Open Fondly
          </Link>
        )}
      </div>
    </Page>
  );
}

function Step({ step }: { step: SetUpStep }) {
  const mail = useQuery(mailSettingsQuery);
  const read = useQuery(installationQuery);
  if (mail.isPending || read.isPending) return <TableSkeleton />;
  if (!mail.data || !read.data)
    return <QueryError title="The settings could not be loaded" query={mail.isError ? mail : read} />;
  if (step === 'address') return <AddressPanel installation={read.data} />;
  if (step === 'joining') return <JoiningPanel installation={read.data} />;
  return (
    <div className="grid gap-4">
      <MailPanel mail={mail.data} />
      {mail.data.source === 'none' && <MeanwhilePanel keepsInOutbox={read.data.keepsInOutbox} />}
    </div>
  );
}
