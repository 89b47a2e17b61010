import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const firstPauseMs = 2000;
const longestPauseMs = 30_000;
const probeTimeoutMs = 5000;

let isLooking = false;
let lookNow: () => void = () => {};

/** Whether the server can be reached, as far as calls have shown. Queries are refreshed when it is back. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

/** A call was answered. */
export function noteAnswer(): void {
  if (!onlineManager.isOnline()) onlineManager.setOnline(true);
}

/** A call found no server. One that failed alone is no lost connection: from then on the server is asked until it answers. */
export function noteSilence(): void {
  if (!isLooking && typeof document !== 'undefined') void lookForServer();
}

/** Asks at once instead of when the pause is over. */
export function askServerNow(): void {
  noteSilence();
  lookNow();
}

async function lookForServer(): Promise<void> {
  isLooking = true;
  let pauseMs = firstPauseMs;
  while (!(await isThere())) {
    onlineManager.setOnline(false);
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  isLooking = false;
  onlineManager.setOnline(true);
}

/** Any answer will do: the page's own calls report the errors of a failing server. */
async function isThere(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    return true;
  } catch {
    return false;
  }
}

/** Ends early when the browser says that there is a network again, or the page is looked at. */
function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      lookNow = () => {};
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', end);
    lookNow = end;
  });
}

function subscribe(onChange: () => void): () => void {
  return onlineManager.subscribe(onChange);
}

// The browser knows of a cable that is pulled before any call does.
if (typeof window !== 'undefined') addEventListener('offline', noteSilence);
