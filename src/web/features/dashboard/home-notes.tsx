import { MailNote } from '../../mail-note.tsx';
import { SendingNote } from '../../sending-note.tsx';
import { useCurrentUser } from '../../session.ts';

/** Why cards wait: the account may not send yet, or, for administrators, no mail leaves this server. */
export function HomeNotes() {
  const user = useCurrentUser();
  return (
    <>
      <SendingNote className="mb-7" />
      {user?.isAdmin && <MailNote className="mb-7" />}
    </>
  );
}
