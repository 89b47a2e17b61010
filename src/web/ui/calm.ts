import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

let isCalm = false;
const waiting = new Set<() => unknown>();

/** Waits until the first page is fully shown and the browser is idle; from then on the page is "calm". */
export function watchForCalm(queryClient: QueryClient, router: AnyRouter): void {
  const stands = () =>
    queryClient.isFetching() === 0 && router.state.status === 'idle' && router.state.matches.length > 0;
  const look = () => stands() && whenIdle(() => stands() && settle());
  const settle = () => {
    for (const stop of stops) stop();
    isCalm = true;
    for (const act of waiting) act();
    waiting.clear();
  };
  const stops = [queryClient.getQueryCache().subscribe(look), router.subscribe('onRendered', look)];
}

/** Does something once the page is calm, unless it is cancelled before. */
export function whenCalm(act: () => unknown): () => void {
  if (isCalm) {
    act();
    return () => {};
  }
  waiting.add(act);
  return () => waiting.delete(act);
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
