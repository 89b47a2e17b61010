import type { SchedulerView } from '../../../contract/system.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { agoInWords, momentInWords } from './process-words.ts';

/** Workers report every 15 seconds; after four missed reports other workers take over their cards. */
const silentAfterMs = 60_000;

/** The workers that send cards and the time of their last report. `nowMs` is when the list was read. */
export function WorkerList({ workers, nowMs }: { workers: SchedulerView['workers']; nowMs: number }) {
  if (workers.length === 0) {
    return (
      <Panel>
        <p className="text-ink-soft">
          No worker has reported in for a day. Cards are sent as soon as one is started, if their day is not over.
        </p>
      </Panel>
    );
  }
  return (
    <Panel className="py-0">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {workers.map((worker) => {
          const isAlive = nowMs - Date.parse(worker.heartbeatAt) < silentAfterMs;
          return (
            <li key={worker.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
              <div className="min-w-0">
                <p className="break-words font-semibold">
                  {worker.host}, process {worker.pid}
                </p>
                <p className="text-sm text-ink-soft">Running since {momentInWords(worker.startedAt)}</p>
              </div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <span>Heartbeat {agoInWords(worker.heartbeatAt, nowMs)}</span>
                <Badge color={isAlive ? 'green' : 'red'}>{isAlive ? 'Alive' : 'Silent'}</Badge>
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
