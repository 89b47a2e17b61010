import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useCurrentUser } from '../../../session.ts';
import { QuietNote } from '../../../ui/quiet-note.tsx';

/** On a card that lies in the outbox: that it has not left, and how it can (D49). */
export function OutboxNote() {
  const isAdmin = useCurrentUser()?.isAdmin;
  return (
    <QuietNote icon={Inbox} title="This card has not left yet">
      {isAdmin ? (
        <p>
          No mail server was set up, so its message waits in the outbox. Open it there and send it with your mail
          program. Cards leave by themselves once SMTP_URL is set.
          <Link to="/admin/outbox" className="link mt-1.5 block min-h-11 content-center">
            Open the outbox
          </Link>
        </p>
      ) : (
        <p>
          No mail server was set up, so its message waits in the outbox. Ask whoever runs this Fondly to set up mail and
          to pass the message on.
        </p>
      )}
    </QuietNote>
  );
}
