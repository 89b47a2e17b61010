import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';

/** What the process itself was doing within the last second. */
export type Strain = {
  rssBytes: number;
  /** The share of the time in which the event loop had no break. */
  eventLoopUtilized: number;
  /** Whatever comes next waits for most of a second, and did so the second before: one long piece of work is no jam. */
  isLate: boolean;
};

const everyMs = 1_000;
const resolutionMs = 20;
const lateMs = 600;

/** Measures once a second until it is stopped. The object that `strain` answers is the same each time. */
export function measureStrain(): { strain: () => Strain; stop: () => void } {
  const strain: Strain = { rssBytes: memoryUsage.rss(), eventLoopUtilized: 0, isLate: false };
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let before = performance.eventLoopUtilization();
  let wasLate = false;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    strain.eventLoopUtilized = performance.eventLoopUtilization(now, before).utilization;
    strain.rssBytes = memoryUsage.rss();
    before = now;
    const late = delays.count > 0 && delays.mean / 1e6 - resolutionMs > lateMs;
    strain.isLate = late && wasLate;
    wasLate = late;
    delays.reset();
  }, everyMs).unref();
  const stop = () => {
    clearInterval(timer);
    delays.disable();
  };
  return { strain: () => strain, stop };
}
