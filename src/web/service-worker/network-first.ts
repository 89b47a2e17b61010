import { findInShells } from './shell.ts';

/** A page that has not begun to arrive by then comes from the shell, whose calls go on waiting for the network. */
const patienceMs = 3000;

/** The network's answer; the shell's if none arrives in time or the server fails. */
export async function answerFreshly(request: Request, shellPath: string): Promise<Response> {
  const fresh = fetch(request);
  const inTime = await Promise.race([fresh.catch(() => null), later(patienceMs)]);
  if (inTime && inTime.status < 500) return inTime;
  const kept = await findInShells(shellPath);
  if (kept) {
    fresh.catch(() => {});
    return kept;
  }
  return fresh;
}

function later(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, null));
}
