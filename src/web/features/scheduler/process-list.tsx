import { processLabels } from '../../../contract/processes.ts';
import type { SchedulerView } from '../../../contract/system.ts';
import { Panel } from '../../ui/panel.tsx';
import { momentInWords, outcomeInWords, processWords } from './process-words.ts';

type Process = SchedulerView['processes'][number];

/** The automatic processes with their next and last runs. */
export function ProcessList({ processes }: { processes: readonly Process[] }) {
  return (
    <Panel className="grid grid-cols-1 divide-y divide-line py-0">
      {processes.map((process) => (
        <ProcessItem key={process.name} process={process} />
      ))}
    </Panel>
  );
}

function ProcessItem({ process: { name, nextRunAt, runs } }: { process: Process }) {
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 md:grid-cols-2" aria-label={processLabels[name]}>
      <div className="min-w-0">
        <h3 className="font-ui text-base font-semibold">{processLabels[name]}</h3>
        <p className="mt-0.5 text-sm text-ink-soft">{processWords[name]}</p>
        {nextRunAt && <p className="mt-1.5 text-sm text-ink-faint">Next run {momentInWords(nextRunAt)}</p>}
      </div>
      {runs.length === 0 ? (
        <p className="text-sm text-ink-faint">It has not run yet.</p>
      ) : (
        <ol className="grid content-start gap-1.5 text-sm">
          {runs.map((run) => (
            <li key={run.startedAt} className="grid grid-cols-[auto_1fr] gap-x-4">
              <span className="text-ink-faint tabular-nums">{momentInWords(run.startedAt)}</span>
              <span className="min-w-0 text-end">{outcomeInWords(run)}</span>
              {run.error && <span className="col-span-full min-w-0 wrap-anywhere text-danger-text">{run.error}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
