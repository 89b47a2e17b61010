import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, SyntheticEvent } from 'react';

/** Handlers for an element with many plain links to pages of the app: the router preloads and follows them. */
export function usePlainLinks() {
  const router = useRouter();
  return {
    onPointerDown: (event: SyntheticEvent) => {
      const href = linkOf(event);
      if (href !== null) void router.preloadRoute({ to: '.', href });
    },
    onClick: (event: MouseEvent) => {
      const href = linkOf(event);
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (href === null || elsewhere || event.defaultPrevented) return;
      event.preventDefault();
      void router.navigate({ href });
    },
  };
}

function linkOf({ target }: SyntheticEvent): string | null {
  return target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? null) : null;
}
