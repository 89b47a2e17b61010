import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '../../contract/translate.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Brand } from './brand.tsx';

const title = t`404 Page Not Found`;

/** The page for unknown addresses, with the text of the specification. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = title;
  }, []);
  return (
    <>
      <header className="top top-bare">
        <Brand />
      </header>
      <main className="page">
        <EmptyState
          title={title}
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
