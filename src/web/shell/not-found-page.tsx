import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { Brand } from './brand.tsx';

/** Any address without a page. Its words are the specification's. */
export function NotFoundPage() {
  return (
    <>
      <header className="top top-bare">
        <Brand />
      </header>
      <main className="page">
        <EmptyState
          title="404 Page Not Found"
          headingLevel={1}
          text="Did you forget to add the page to the router?"
          action={
            <Link to="/" className="btn btn-line">
              Go to the home page
            </Link>
          }
        />
      </main>
    </>
  );
}
