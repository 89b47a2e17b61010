import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../load-problem.tsx';
import { registrationQuery } from '../../../queries/admin.queries.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { TableSkeleton } from '../admin-table.tsx';
import { ApprovalSection } from './approval-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { LimitsForm } from './limits-form.tsx';
import { modeWords } from './mode-words.ts';

/** Who may make an account, and how much accounts may send (D54). */
export function RegistrationPage() {
  const { data, isPending, error, refetch } = useQuery(registrationQuery);
  return (
    <>
      <PageHead title="Registration" text={data && modeWords(data)} />
      {isPending && <TableSkeleton />}
      {!data && error && (
        <LoadProblem title="Registration could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className="grid gap-11">
          <ApprovalSection registration={data} />
          {data.mode !== 'closed' && <InvitationsSection />}
          <LimitsForm registration={data} />
        </div>
      )}
    </>
  );
}
