import { Toast as BaseToast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { classNames } from './class-names.ts';

export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** How long it is shown; 5 s unless told. */
  timeoutMs?: number;
};

const shownMs = 5000;

/** Gives every page `useToast`, and shows one message at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <BaseToast.Provider limit={1} timeout={shownMs}>
      {children}
      <BaseToast.Portal>
        <BaseToast.Viewport className="toast-place">
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

/** A function that shows a message for a while in place of the one before. */
export function useToast(): (message: ToastMessage) => void {
  const { add, close } = BaseToast.useToastManager();
  return useCallback(
    ({ title, description, variant = 'default', action, timeoutMs }) => {
      close();
      const id = add({
        title,
        description,
        type: variant,
        timeout: timeoutMs,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            close(id);
            action.onClick();
          },
        },
      });
    },
    [add, close],
  );
}

function ToastList() {
  const { toasts } = BaseToast.useToastManager();
  return toasts.map((toast) => {
    const destructive = toast.type === 'destructive';
    const Icon = destructive ? CircleAlert : CircleCheck;
    return (
      <BaseToast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'right']}
        className={classNames('toast', destructive && 'toast-destructive')}
      >
        <BaseToast.Content className="toast-content">
          <Icon size={18} strokeWidth={1.6} className="toast-icon" aria-hidden />
          <div className="min-w-0">
            <BaseToast.Title className="toast-title" />
            <BaseToast.Description className="text-ink-soft" />
            {toast.actionProps && <BaseToast.Action className="btn btn-line btn-sm mt-2" />}
          </div>
          <BaseToast.Close aria-label="Close" className="toast-close">
            <X size={18} strokeWidth={1.6} aria-hidden />
          </BaseToast.Close>
        </BaseToast.Content>
      </BaseToast.Root>
    );
  });
}
