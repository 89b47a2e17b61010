import { inPercent } from '../../../../contract/amounts.ts';
import { t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import type { useRedraw } from './use-redraw.ts';

/** The progress of the new picture, its current step, and a Cancel button. */
export function RedrawProgress({ redraw: { generation, cancel } }: { redraw: ReturnType<typeof useRedraw> }) {
  const percent = Math.round((generation?.progress ?? 0) * 100);
  const step = (generation?.state === 'running' && generation.step) || t`Waiting for the studio`;
  return (
    <div className="card-redraw">
      <div className="min-w-0 flex-1">
        <p role="status" className="text-sm font-semibold">
          {step}
        </p>
        <div
          role="progressbar"
          aria-label="New picture"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`${inPercent(percent)}, ${step}`}
          className="card-bar"
        >
          <span style={{ width: `${Math.max(percent, 3)}%` }} />
        </div>
        <p className="text-xs text-ink-faint">You can leave this page. The card gets its new picture anyway.</p>
      </div>
      <Button
        variant="line"
        size="sm"
        busy={cancel.isPending}
        busyLabel="Cancelling..."
        onClick={() => cancel.mutate()}
      >
        Cancel
      </Button>
    </div>
  );
}
