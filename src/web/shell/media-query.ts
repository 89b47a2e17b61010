import { useCallback, useSyncExternalStore } from 'react';

/** From this width the drawer is docked beside the page (token --breakpoint-dock). */
export const dockQuery = '(min-width: 75rem)';

/** Whether a media query matches; updates on changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
