import { Hourglass } from 'lucide-react';
import { heldWords } from '../domain/sending-state.ts';
import { useCurrentUser } from './session.ts';
import { QuietNote } from './ui/quiet-note.tsx';

/** Says that the user's cards wait, and why; nothing if they are sent. */
export function SendingNote({ className }: { className?: string }) {
  const state = useCurrentUser()?.sending ?? 'allowed';
  if (state === 'allowed') return null;
  const { title, text } = heldWords[state];
  return (
    <QuietNote icon={Hourglass} title={title} className={className}>
      <p>{text}</p>
    </QuietNote>
  );
}
