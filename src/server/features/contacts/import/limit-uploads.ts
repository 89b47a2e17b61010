import { Refusal } from '../../../refusal.ts';

const mostAtOnce = 3;
const uploads = new Map<number, number>();

/** Runs `read`, unless several files of this user are being read by this process: each may take a lot of memory. */
export async function limitUploads<Result>(userId: number, read: () => Promise<Result>): Promise<Result> {
  const running = uploads.get(userId) ?? 0;
  if (running >= mostAtOnce) {
    const message = 'Several of your files are being read already. Please wait for one of them.';
    throw new Refusal('rate_limited', message, { retryAfterSeconds: 10 });
  }
  uploads.set(userId, running + 1);
  try {
    return await read();
  } finally {
    const left = (uploads.get(userId) ?? 1) - 1;
    if (left > 0) uploads.set(userId, left);
    else uploads.delete(userId);
  }
}
