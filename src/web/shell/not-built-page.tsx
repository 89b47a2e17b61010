import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Page } from './page.tsx';

/** A page of the route table that this version does not have yet. */
export function NotBuiltPage({ title }: { title: string }) {
  return (
    <Page>
      <PageHead title={title} />
      <EmptyState
        title="Not built yet"
        text="This page comes with a later version of Fondly."
        action={
          <Link to="/" className={buttonClass('line')}>
            Go to the home page
          </Link>
        }
      />
    </Page>
  );
}
