import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

const openDelayMs = 700;
const skipDelayMs = 300;

/** Shares the delays: 700 ms, and none within 300 ms of the last one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={openDelayMs} timeout={skipDelayMs}>
      {children}
    </BaseTooltip.Provider>
  );
}

/** A few words beside a control on hover and focus; never the only place of a name. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <BaseTooltip.Root
      onOpenChange={(_, change) => {
        // One press of Escape also closes the dialog or menu whose button the tooltip names.
        if (change.reason === 'escape-key') change.allowPropagation();
      }}
    >
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} className="layer">
          <BaseTooltip.Popup className="tooltip">{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
