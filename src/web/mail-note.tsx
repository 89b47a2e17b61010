import { Link } from '@tanstack/react-router';
import { MailWarning } from 'lucide-react';
import { useCurrentUser } from './session.ts';
import { QuietNote } from './ui/quiet-note.tsx';

/** Says that no mail server is set up, with a link for administrators to set one up; nothing if mail can leave. */
export function MailNote({ className }: { className?: string }) {
  const user = useCurrentUser();
  if (!user || user.mailAvailable) return null;
  return (
    <QuietNote icon={MailWarning} title="No mail leaves this server yet" className={className}>
      <p>
        {user.mailWaits
          ? 'Cards sent by email wait until there is a mail server. A card whose day ends first is missed.'
          : 'Cards sent by email are kept in the outbox when their day comes.'}
      </p>
      {user.isAdmin ? (
        <Link to="/admin/installation" className="link block min-h-11 content-center">
          Set up the mail server
        </Link>
      ) : (
        <p>Ask the person who runs it to set up a mail server.</p>
      )}
    </QuietNote>
  );
}
