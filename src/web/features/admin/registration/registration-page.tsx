import { useQuery } from '@tanstack/react-query';
import { registrationQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { TableSkeleton } from '../admin-table.tsx';
import { ApprovalSection } from './approval-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { modeWords } from './mode-words.ts';

const loadLimitsForm = () => import('./limits-form.tsx').then((module) => module.LimitsForm);

/** The settings for registration and sending limits (D54). */
export function RegistrationPage() {
  const registration = useQuery(registrationQuery);
  const { data, isPending } = registration;
  const LimitsForm = useLater(loadLimitsForm, true);
  return (
    <>
      <PageHead title="Registration" text={data && modeWords(data)} />
      {isPending && <TableSkeleton />}
      <QueryError title="Registration could not be loaded" query={registration} />
      {data && (
        <div className="grid gap-11">
          <ApprovalSection registration={data} />
          {data.mode !== 'closed' && <InvitationsSection />}
          {LimitsForm && <LimitsForm registration={data} />}
        </div>
      )}
    </>
  );
}
