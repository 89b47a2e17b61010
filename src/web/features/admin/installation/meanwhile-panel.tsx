import { Panel } from '../../../ui/panel.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useChangeInstallation } from './use-installation-changes.ts';

/** What happens to email cards while there is no mail server. */
export function MeanwhilePanel({ keepsInOutbox }: { keepsInOutbox: boolean }) {
  const change = useChangeInstallation();
  return (
    <Panel className="flex items-center justify-between gap-6">
      <div className="min-w-0">
        <p className="font-semibold">Keep cards in the outbox meanwhile</p>
        <p id="meanwhile-text" className="text-sm text-ink-soft">
          {keepsInOutbox
            ? 'On its day a card is written to the outbox, counts as sent and is not sent later.'
            : 'On its day a card waits for the mail server. If the day ends first, it is missed and its owner is told.'}
        </p>
      </div>
      <Switch
        label="Keep cards in the outbox meanwhile"
        describedBy="meanwhile-text"
        checked={keepsInOutbox}
        disabled={change.isPending}
        onCheckedChange={(next) => change.mutate({ keepsInOutbox: next })}
      />
    </Panel>
  );
}
