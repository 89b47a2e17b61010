import { useQuery } from '@tanstack/react-query';
import { presetsQuery } from '../../queries/presets.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { useCurrentUser } from '../../session.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { StyleForm } from './style-form.tsx';

/** Chooses the default style of new cards. */
export function StylePreferencesPage() {
  const user = useCurrentUser();
  const presets = useQuery(presetsQuery);
  return (
    <Page>
      <BackLink to="/settings">Settings</BackLink>
      <PageHead
        title="Style Preferences"
        text="The style your new cards start with. Each card can still have its own."
      />
      {presets.isLoadingError ? (
        <QueryError title="The styles could not be loaded" query={presets} />
      ) : user && presets.data ? (
        <StyleForm key={user.id} user={user} presets={presets.data} />
      ) : (
        <StyleSkeleton />
      )}
    </Page>
  );
}

/** The placeholder while the styles load. */
function StyleSkeleton() {
  return (
    <SkeletonGroup label="Loading styles..." className="style-layout">
      <div className="grid gap-4">
        <Skeleton className="h-28 rounded-panel" />
        <Skeleton className="h-[36rem] rounded-panel" />
      </div>
      <Skeleton className="h-96 rounded-panel" />
    </SkeletonGroup>
  );
}
