import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

let isCalm = false;
const listeners = new Set<() => void>();

/** Waits until the first page is fully shown and the browser is idle; from then on the page is "calm". */
export function watchForCalm(queryClient: QueryClient, router: AnyRouter): void {
  const stands = () =>
    queryClient.isFetching() === 0 && router.state.status === 'idle' && router.state.matches.length > 0;
  const look = () => stands() && whenIdle(() => stands() && settle());
  const settle = () => {
    for (const stop of stops) stop();
    isCalm = true;
    for (const tell of listeners) tell();
  };
  const stops = [queryClient.getQueryCache().subscribe(look), router.subscribe('onRendered', look)];
}

/** Whether the page is calm, so that code not needed at first may load. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, () => isCalm);
}

/** Does something once the page is calm. */
export function whenCalm(act: () => unknown): void {
  if (isCalm) {
    act();
    return;
  }
  const stop = subscribe(() => {
    stop();
    act();
  });
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
