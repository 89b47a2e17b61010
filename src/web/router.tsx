import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { placeKey, type Way } from './place-key.ts';
import { routeTree } from './route-tree.gen.ts';
import { PageError } from './shell/page-error.tsx';
import { PagePending } from './shell/page-pending.tsx';

/** The typed router of the generated route tree. Unknown addresses show the root's not-found page. */
export function createAppRouter(queryClient: QueryClient) {
  let own: { state: Way } | undefined;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    notFoundMode: 'root',
    defaultPreload: 'intent',
    // TanStack Query decides whether data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
    getScrollRestorationKey: (location) => placeKey(location, own?.state),
  });
  own = router;
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The address where a card was opened, for its Back link. */
    from?: string;
  }
}
