import { useSyncExternalStore } from 'react';

/**
 * What happens when a call of a signed-in user's page answers 401, or wants a login of the last minutes: the page stays as
 * it is, the user is asked to log in on the spot, and the refused calls wait for that. They are made again by the same user alone.
 */
type SessionState =
  | 'alive'
  /** The user is being asked. */
  | 'asking'
  /** The session goes on, but the user is asked for what lasts longer than it. */
  | 'asking-owner'
  /** The user closed the question. */
  | 'ended';

let state: SessionState = 'alive';
/** Pages that can ask. */
let places = 0;
let waiting: ((again: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** The session as far as calls have shown. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** From now on there is a page to ask on, until the returned function is called. */
export function offerLogin(): () => void {
  places += 1;
  return () => {
    places -= 1;
    if (places === 0) settle('alive', false);
  };
}

/** Resolves when the user has logged in again; false if nobody can be asked, or the dialog is closed. */
export function waitForLogin(isRead: boolean): Promise<boolean> {
  // After the question was closed only what the user does asks again, not what a page reads by itself.
  if (places === 0 || (state === 'ended' && isRead)) return Promise.resolve(false);
  askForLogin();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** The same for a call that wants a recent login of a session that goes on. */
export function waitForOwner(): Promise<boolean> {
  if (places === 0) return Promise.resolve(false);
  if (state === 'alive') setState('asking-owner');
  else askForLogin();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Shows the question. */
export function askForLogin(): void {
  setState('asking');
}

/** The same user is back: the refused calls are made again. */
export function goOnAfterLogin(): void {
  settle('alive', true);
}

/** The question was closed: the refused calls fail, and the page stays. */
export function stopAsking(): void {
  settle(state === 'asking-owner' ? 'alive' : 'ended', false);
}

/** Somebody else logged in: what the pages before them wanted is never done. */
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
