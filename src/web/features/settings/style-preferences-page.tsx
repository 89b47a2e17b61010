import { useQuery } from '@tanstack/react-query';
import { presetsQuery } from '../../queries/presets.queries.ts';
import { useCurrentUser } from '../../session.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StyleForm } from './style-form.tsx';
import { StyleSkeleton } from './style-skeleton.tsx';

/** Which style new cards have. */
export function StylePreferencesPage() {
  const user = useCurrentUser();
  const presets = useQuery(presetsQuery);
  return (
    <Page>
      <BackLink to="/settings">Settings</BackLink>
      <PageHead title="Style Preferences" text="The style your new cards begin in. Each card can still have its own." />
      {presets.isError && !presets.data ? (
        <ErrorNote
          title="The styles could not be loaded"
          action={
            <Button variant="line" size="sm" onClick={() => void presets.refetch()}>
              Try again
            </Button>
          }
        >
          {presets.error.message}
        </ErrorNote>
      ) : user && presets.data ? (
        <StyleForm key={user.id} user={user} presets={presets.data} />
      ) : (
        <StyleSkeleton />
      )}
    </Page>
  );
}
