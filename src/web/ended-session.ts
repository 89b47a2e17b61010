import { useSyncExternalStore } from 'react';

/**
 * Handles calls of a signed-in page that answer 401 or require a recent login. The page stays, a dialog asks the user
 * to log in, and the refused calls wait. They are repeated only if the same user logs in.
 */
type SessionState =
  | 'alive'
  /** The login dialog is open. */
  | 'asking'
  /** The session is still valid, but a call requires a recent login. */
  | 'asking-owner'
  /** The user closed the dialog. */
  | 'ended';

let state: SessionState = 'alive';
/** How many mounted pages can show the dialog. */
let places = 0;
let waiting: ((again: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** The state of the session, judging by the calls so far. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** Registers a page that can show the dialog; the returned function removes it. */
export function offerLogin(): () => void {
  places += 1;
  return () => {
    places -= 1;
    if (places === 0) settle('alive', false);
  };
}

/** Resolves to true when the user has logged in again; to false if no page can ask or the dialog is closed. */
export function waitForLogin(isRead: boolean): Promise<boolean> {
  // After the dialog was closed only writes open it again, not background reads.
  if (places === 0 || (state === 'ended' && isRead)) return Promise.resolve(false);
  askForLogin();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** The same for a call that requires a recent login while the session is still valid. */
export function waitForOwner(): Promise<boolean> {
  if (places === 0) return Promise.resolve(false);
  if (state === 'alive') setState('asking-owner');
  else askForLogin();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Opens the dialog. */
export function askForLogin(): void {
  setState('asking');
}

/** Repeats the refused calls after the same user has logged in. */
export function goOnAfterLogin(): void {
  settle('alive', true);
}

/** The dialog was closed: the refused calls fail, and the page stays. */
export function stopAsking(): void {
  settle(state === 'asking-owner' ? 'alive' : 'ended', false);
}

/** Drops the refused calls, because another user has logged in. */
export function forgetWaitingCalls(): void {
  waiting = [];
  setState('alive');
}

function settle(next: SessionState, again: boolean): void {
  const settled = waiting;
  waiting = [];
  setState(next);
  for (const resolve of settled) resolve(again);
}

function setState(next: SessionState): void {
  state = next;
  for (const tell of listeners) tell();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
