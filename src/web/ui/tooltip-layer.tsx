import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect, useState } from 'react';
import { watchTooltips } from './watch-tooltips.ts';

/** The few words beside a control with `data-tooltip`, on hover and focus: one layer for all of them. */
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
        // One press of Escape also closes the dialog or menu whose button the tooltip names.
        if (change.reason === 'escape-key') change.allowPropagation();
        if (!next) watch.hide();
      }}
    >
      {/* Each control has the same words as its name. */}
      <Tooltip.Portal aria-hidden>
        <Tooltip.Positioner positionMethod="fixed" anchor={control} sideOffset={8} className="layer">
          <Tooltip.Popup className="tooltip">{control?.dataset.tooltip}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
