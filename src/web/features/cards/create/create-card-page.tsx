import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useLater } from '../../../ui/use-later.ts';
import type { CreateFormStart } from './create-form-state.ts';
import { CreateHead } from './create-head.tsx';

const loadForm = () => import('./create-card.tsx').then((module) => module.CreateCard);

/** The page of a new card, with its form once that has loaded. */
export function CreateCardPage(props: { start: CreateFormStart; userId: number }) {
  const CreateCard = useLater(loadForm, true);
  if (CreateCard) return <CreateCard {...props} />;
  return (
    <Page>
      <BackLink to="/">Home</BackLink>
      <CreateHead />
      <SkeletonGroup label="Loading..." className="grid max-w-160 gap-4">
        <Skeleton className="h-44 rounded-panel" />
        <Skeleton className="h-96 rounded-panel" />
      </SkeletonGroup>
    </Page>
  );
}
