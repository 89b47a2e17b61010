import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, SyntheticEvent } from 'react';

/** Handlers for an element full of plain links of our own pages: the router follows them, and loads them when pressed. */
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
