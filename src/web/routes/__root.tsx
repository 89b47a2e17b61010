import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageError } from '../shell/page-error.tsx';
import { ToastPlace } from '../ui/toast.tsx';
import { Tooltips } from '../ui/tooltips.tsx';

/** The context passed to every route's loader. */
type RouterContext = { queryClient: QueryClient };

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'Fondly' }] }),
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: PageError,
});

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
      <ToastPlace />
      <Tooltips />
    </>
  );
}
