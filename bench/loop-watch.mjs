// Loaded into a server beside its own code (node --import): notes the longest turns of its event loop and its memory,
// and writes them to LOOP_WATCH_FILE at each SIGUSR2.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const tickMs = 5;
const file = process.env.LOOP_WATCH_FILE;

/** What the main thread alone has computed, so that neither other programs nor the drawing threads count. */
function threadMs() {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

if (isMainThread && file) {
  let last = { at: performance.now(), ran: threadMs() };
  const none = () => ({ longestMs: 0, longestRanMs: 0, ranMostMs: 0, rssBytes: 0, turns: 0, over50Ms: 0 });
  let seen = none();
  setInterval(() => {
    const now = { at: performance.now(), ran: threadMs() };
    const lateMs = now.at - last.at - tickMs;
    const ranMs = now.ran - last.ran;
    seen.turns += 1;
    if (lateMs > seen.longestMs) Object.assign(seen, { longestMs: lateMs, longestRanMs: ranMs });
    if (ranMs > 50) seen.over50Ms += 1;
    seen.ranMostMs = Math.max(seen.ranMostMs, ranMs);
    seen.rssBytes = Math.max(seen.rssBytes, process.memoryUsage.rss());
    last = now;
  }, tickMs).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(file, JSON.stringify(seen));
    seen = none();
  });
}
