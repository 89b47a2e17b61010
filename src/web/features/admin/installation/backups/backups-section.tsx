import { useQuery } from '@tanstack/react-query';
import { backupsQuery } from '../../../../queries/admin.queries.ts';
import { QueryError } from '../../../../query-error.tsx';
import { SectionHead } from '../../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx';
import { BackupPlanForm } from './backup-plan-form.tsx';
import { BackupsPanel } from './backups-panel.tsx';

/** The backups that the page makes, and their plan. */
export function BackupsSection() {
  const backups = useQuery(backupsQuery);
  return (
    <section id="backups" className="mt-11">
      <SectionHead title="Backups" />
      <p className="mb-4 text-ink-soft">
        A backup contains everything: accounts, contacts, cards, pictures and the secret key. Guard it like a password,
        and keep another copy elsewhere.
      </p>
      <QueryError title="The backups could not be loaded" query={backups} />
      {backups.isPending && (
        <SkeletonGroup label="Loading...">
          <Skeleton className="h-72 rounded-panel" />
        </SkeletonGroup>
      )}
      {backups.data && (
        <div className="grid gap-4">
          <BackupsPanel backups={backups.data} />
          <BackupPlanForm {...backups.data} />
        </div>
      )}
    </section>
  );
}
