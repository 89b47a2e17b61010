import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { reviewKeys } from './use-review-keys.ts';

/** Shows the keys, and turns those that are letters off for people whose speech or switch types by itself. */
export function KeysDialog({
  open,
  onClose,
  letters,
  onLetters,
}: {
  open: boolean;
  onClose: () => void;
  letters: boolean;
  onLetters: (on: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title="Keyboard shortcuts"
      description="Review your cards without a mouse."
    >
      <dl className="review-keys">
        {reviewKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex min-h-11 items-center justify-between gap-4 border-t border-line pt-4 text-sm">
        Letter and number keys
        <Switch label="Letter and number keys" checked={letters} onCheckedChange={onLetters} />
      </div>
    </Dialog>
  );
}
