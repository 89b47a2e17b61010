import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const firstPauseMs = 2000;
const longestPauseMs = 30_000;
const probeTimeoutMs = 5000;

let isLooking = false;
let lookNow: () => void = () => {};

/** Whether the server is reachable, judging by the calls so far. Queries refetch when it becomes reachable. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

/** Reports that a call was answered. */
export function noteAnswer(): void {
  if (!onlineManager.isOnline()) onlineManager.setOnline(true);
}

/** Reports that a call got no answer. One failure does not prove a lost connection: it starts probing the server. */
export function noteSilence(): void {
  if (!isLooking && typeof document !== 'undefined') void lookForServer();
}

/** Probes the server now instead of after the pause. */
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

/** Whether the server gives any answer; the page's own calls report a failing server. */
async function isThere(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    return true;
  } catch {
    return false;
  }
}

/** Waits; ends early when the browser is online again or the page becomes visible. */
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

// The browser notices a disconnected network before any call fails.
if (typeof window !== 'undefined') addEventListener('offline', noteSilence);
