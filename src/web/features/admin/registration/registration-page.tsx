import { useQuery } from '@tanstack/react-query';
import { registrationQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { TableSkeleton } from '../admin-table.tsx';
import { ApprovalSection } from './approval-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { LimitsForm } from './limits-form.tsx';
import { modeWords } from './mode-words.ts';

/** The settings for registration and sending limits (D54). */
export function RegistrationPage() {
  const registration = useQuery(registrationQuery);
  const { data, isPending } = registration;
  return (
    <>
      <PageHead title="Registration" text={data && modeWords(data)} />
      {isPending && <TableSkeleton />}
      <QueryError title="Registration could not be loaded" query={registration} />
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
