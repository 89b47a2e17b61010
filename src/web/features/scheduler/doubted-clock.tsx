import { Panel } from '../../ui/panel.tsx';

/** A machine whose clock is not believed: why, and what the operator does. */
export function DoubtedClock({ host, doubt }: { host: string; doubt: string }) {
  return (
    <Panel className="mb-6">
      <h2 className="font-ui text-base font-semibold">Sending waits for the right time</h2>
      <p className="mt-1 text-sm text-ink-soft">{doubt}</p>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">The machine is called {host}.</p>
    </Panel>
  );
}
