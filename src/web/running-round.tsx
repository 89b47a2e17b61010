import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { readerLocale } from '../contract/translate.ts';
import { roundsQuery } from './queries/rounds.queries.ts';
import { QuietNote } from './ui/quiet-note.tsx';

/** Home's note about cards for many that are being made, or were stopped on the way; nothing without any. */
export function RunningRound() {
  const { data = [] } = useQuery(roundsQuery);
  const round = data.find(({ state, counts }) => state !== 'done' && counts.waiting > 0);
  if (!round) return null;
  const { id, label, state, counts } = round;
  return (
    <QuietNote
      icon={Layers}
      title={state === 'making' ? `Your ${label} cards are being made` : `Your ${label} cards were stopped`}
      className="mb-7"
    >
      <p>
        {counts.made.toLocaleString(readerLocale)} of {counts.total.toLocaleString(readerLocale)} made.{' '}
        <Link to="/rounds/$id" params={{ id: String(id) }} className="link">
          {state === 'making' ? 'View progress' : 'Continue'}
        </Link>
      </p>
    </QuietNote>
  );
}
