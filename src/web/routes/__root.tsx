import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageError } from '../shell/page-error.tsx';
import { ToastPlace } from '../ui/toast.tsx';
import { Tooltips } from '../ui/tooltips.tsx';

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
