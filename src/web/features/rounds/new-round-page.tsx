import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';
import type { RoundStart } from './round-form.ts';

const loadRound = () => import('./new-round.tsx').then((module) => module.NewRound);

/** Cards for many at once. */
export function NewRoundPage(props: { start: RoundStart; userId: number }) {
  const NewRound = useLater(loadRound, true);
  return (
    <Page narrow>
      <BackLink to="/cards">Cards</BackLink>
      <PageHead
        title="Cards for Many"
        text="Make all your cards in one evening. Nothing is sent before you approve it."
      />
      {NewRound ? (
        <NewRound {...props} />
      ) : (
        <SkeletonGroup label="Loading..." className="grid gap-4">
          <Skeleton className="h-60 rounded-panel" />
          <Skeleton className="h-40 rounded-panel" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
