import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';

/** Asks before leaving a page with unsaved changes; when the tab is closed, the browser asks. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="You have unsaved changes"
      text="What you typed here is not saved yet."
      cancelLabel="Stay on page"
      confirmLabel="Leave without saving"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
