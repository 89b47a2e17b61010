import { useEffect, useState } from 'react';
import { ApiError } from '../../api.ts';

/** Seconds until a call that was refused for now may be made again, counted down; 0 when it may. */
export function useWait(error: Error | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const wait = error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) : 0;
    const until = Date.now() + wait * 1000;
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    if (wait === 0) return;
    const timer = setInterval(() => {
      count();
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [error]);
  return seconds;
}

/** '0:08', '14:30'. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
