import { Toast as BaseToast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { classNames } from './class-names.ts';

export type ToastMessage = {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** How long the message is shown; 5 s by default. */
  timeoutMs?: number;
};

type ToastListProps = {
  /** The messages to show. */
  messages: readonly ToastMessage[];
  onTaken: () => void;
};

const shownMs = 5000;

/** Shows the newest message, one at a time. */
export function ToastList(props: ToastListProps) {
  return (
    <BaseToast.Provider limit={1} timeout={shownMs}>
      <BaseToast.Portal>
        <BaseToast.Viewport aria-label="Notifications" className="toast-place">
          <Toasts {...props} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function Toasts({ messages, onTaken }: ToastListProps) {
  const { toasts, add, close } = BaseToast.useToastManager();
  useEffect(() => {
    const message = messages.at(-1);
    if (!message) return;
    const { title, description, variant = 'default', action, timeoutMs } = message;
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
    onTaken();
  }, [messages, onTaken, add, close]);
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
