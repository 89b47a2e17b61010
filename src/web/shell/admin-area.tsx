import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { QueryError } from '../query-error.tsx';
import { adminCheckQuery } from '../session.ts';
import { buttonClass } from '../ui/button.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Page } from './page.tsx';

/** Shows its pages only to administrators (D4). The server also rejects all other users. */
export function AdminArea({ children }: { children: ReactNode }) {
  const check = useQuery(adminCheckQuery);
  if (check.data?.isAdmin) return children;
  return (
    <Page>
      {check.isPending && <AdminSkeleton />}
      <QueryError title="This page could not be loaded" query={check} />
      {check.data && <AccessDenied />}
    </Page>
  );
}

function AccessDenied() {
  return (
    <>
      <h1 className="sr-only">Administration</h1>
      <ErrorNote
        title="Access Denied"
        action={
          <Link to="/" className={buttonClass('line', 'sm')}>
            Go to the home page
          </Link>
        }
      >
        You don't have permission to access this area. This section is restricted to administrators only.
      </ErrorNote>
    </>
  );
}

function AdminSkeleton() {
  return (
    <SkeletonGroup label="Loading...">
      <Skeleton className="h-10 max-w-72" />
      <Skeleton className="mt-2 h-5 max-w-96" />
      <Skeleton className="mt-8 h-72 rounded-panel" />
    </SkeletonGroup>
  );
}
