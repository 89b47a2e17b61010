import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect, useState } from 'react';
import { watchTooltips } from './watch-tooltips.ts';

/** One layer that shows the tooltip of any control with `data-tooltip` on hover and focus. */
export function TooltipLayer() {
  const [open, setOpen] = useState(false);
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [watch] = useState(() =>
    watchTooltips((shown) => {
      if (shown) setControl(shown);
      setOpen(shown !== null);
    }),
  );
  useEffect(() => watch.begin(), [watch]);
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(next, change) => {
        // Escape must also reach the dialog or menu around the control.
        if (change.reason === 'escape-key') change.allowPropagation();
        if (!next) watch.hide();
      }}
    >
      {/* Hidden from screen readers, because each control has the same text as its name. */}
      <Tooltip.Portal aria-hidden>
        <Tooltip.Positioner positionMethod="fixed" anchor={control} sideOffset={8} className="layer">
          <Tooltip.Popup className="tooltip">{control?.dataset.tooltip}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
