import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../api.ts';
import { useIsConnected } from '../connection.ts';
import { RetryButton } from '../query-error.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { useLater } from '../ui/use-later.ts';
import { loadOffline } from './load-offline.ts';

/** Replaces a page that could not be loaded: the reason and a retry button. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const connected = useIsConnected();
  // For example, a code chunk could not be loaded; this stays an offline error until the retry, even if reconnected.
  const [failedOffline] = useState(!connected);
  const isOffline = failedOffline || (error instanceof ApiError && error.status === 0);
  const offline = useLater(loadOffline, isOffline);
  if (isOffline && offline) return <offline.OfflinePage />;
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-16">
      <h1>This page could not be loaded</h1>
      <ErrorNote>{error instanceof Error ? error.message : 'Something went wrong.'}</ErrorNote>
      <div className="flex flex-wrap gap-2">
        <RetryButton query={{ error: error instanceof Error ? error : null, refetch: () => router.invalidate() }} />
        <Link to="/" className={buttonClass('line')}>
          Go to the home page
        </Link>
      </div>
    </div>
  );
}
