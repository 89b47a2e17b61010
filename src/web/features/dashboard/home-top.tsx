import { RunningRound } from '../../running-round.tsx';
import { PostNote } from './post-note.tsx';

/** What goes on above the rest of Home: cards for many that are being made, and cards to post. */
export function HomeTop() {
  return (
    <>
      <RunningRound />
      <PostNote />
    </>
  );
}
