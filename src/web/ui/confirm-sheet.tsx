import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { t } from '../../contract/translate.ts';
import { Button } from './button.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Must name the thing: 'Delete Margaret?' */
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** The button's label while `busy`. */
  busyLabel?: string;
  busy?: boolean;
  cancelLabel?: string;
  /** Danger by default; the others are for harmless questions. */
  variant?: 'danger' | 'ink' | 'wax';
  onConfirm: () => void;
  children?: ReactNode;
};

/** The content of ConfirmDialog, loaded on demand. */
export function ConfirmSheet(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    busyLabel,
    busy,
    cancelLabel = t`Cancel`,
    variant = 'danger',
    onConfirm,
    children,
  } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Viewport className="dialog-place">
          <AlertDialog.Popup className="dialog dialog-sm">
            <header className="dialog-head">
              <div>
                <AlertDialog.Title>{title}</AlertDialog.Title>
                <AlertDialog.Description className="mt-1 text-sm text-ink-soft">{text}</AlertDialog.Description>
              </div>
            </header>
            {children && <div className="dialog-body">{children}</div>}
            <footer className="dialog-foot">
              <AlertDialog.Close disabled={busy} className="btn btn-quiet">
                {cancelLabel}
              </AlertDialog.Close>
              <Button variant={variant} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
