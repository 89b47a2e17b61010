import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The footer note of the sign-in page with a link to the terms. */
export function TermsNote() {
  const [open, setOpen] = useState(false);
  return (
    <p className="mt-5 text-xs text-ink-faint">
      By signing up you agree to the{' '}
      <button type="button" className="link text-xs" onClick={() => setOpen(true)}>
        Terms of Service
      </button>
      .
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Terms of Service"
        description="The short version is the whole version."
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <ul className="grid list-disc gap-2.5 ps-5 text-sm text-ink-soft">
          <li>Your contacts, dates and cards are yours. You can take them with you or delete them at any time.</li>
          <li>A card is sent only after you approve it, and only to the person you chose.</li>
          <li>Send kind things to people you know. Cards that harass, deceive or advertise are not allowed.</li>
          <li>Use only photos and words that you may use.</li>
          <li>Everyone you write to can ask not to hear from you again, and we respect that.</li>
          <li>We work hard to deliver on the day, but email can fail. You will see it when it does.</li>
          <li>If these terms change, we tell you before they apply.</li>
        </ul>
      </Dialog>
    </p>
  );
}
