import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Buttons at the right, with the main one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** The element to focus first, such as a form's first field; by default the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** The content of Dialog, loaded on demand. */
export function DialogSheet({
  open,
  onOpenChange,
  title,
  description,
  actions,
  size = 'md',
  initialFocus,
  children,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim" />
        <BaseDialog.Viewport className="dialog-place">
          <BaseDialog.Popup className={classNames('dialog', `dialog-${size}`)} initialFocus={initialFocus}>
            <header className="dialog-head">
              <div>
                <BaseDialog.Title>{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1 text-sm text-ink-soft">{description}</BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close
                render={
                  <IconButton label="Close" className="-me-2 -mt-1.5">
                    <X size={18} strokeWidth={1.6} aria-hidden />
                  </IconButton>
                }
              />
            </header>
            {children && <div className="dialog-body">{children}</div>}
            {actions && <footer className="dialog-foot">{actions}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
