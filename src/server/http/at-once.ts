import { t } from '../../contract/translate.ts';
import { Refusal } from '../refusal.ts';

const inProgress = new Map<string, number>();

/**
 * Runs `work`, or throws a Refusal while `most` calls with this key are in progress in this process. Each may use
 * memory or time that others wait for, however slowly its caller sends.
 */
export async function limitAtOnce<Result>(key: string, most: number, work: () => Promise<Result>): Promise<Result> {
  const running = inProgress.get(key) ?? 0;
  if (running >= most) {
    const message = t`Several of your requests are being worked on already. Please wait for one of them.`;
    throw new Refusal('rate_limited', message, { retryAfterSeconds: 5 });
  }
  inProgress.set(key, running + 1);
  try {
    return await work();
  } finally {
    const left = (inProgress.get(key) ?? 1) - 1;
    if (left > 0) inProgress.set(key, left);
    else inProgress.delete(key);
  }
}
