import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mailbox } from 'lucide-react';
import { inSense, t } from '../../../contract/translate.ts';
import { weekdayAndDay } from '../../calendar-words.ts';
import { cardsToPost, type PostDay } from '../../posting/cards-to-post.ts';
import { usePosted } from '../../posting/use-posted.ts';
import { upcomingCardsQuery } from '../../queries/cards.queries.ts';
import { useCurrentUser } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { useToday } from '../../use-today.ts';

/** Home's note about printed cards that the user posts, some days before their last day in the post; nothing without any. */
export function PostNote() {
  const user = useCurrentUser();
  const today = useToday();
  const { data = [] } = useQuery(upcomingCardsQuery);
  const days = user?.printAvailable ? [] : cardsToPost(data, today);
  return days.map((each) => <ToPost key={each.day} {...each} />);
}

function ToPost({ day, cardIds }: PostDay) {
  const posted = usePosted();
  const count = cardIds.length;
  return (
    <QuietNote icon={Mailbox} title={toPostWords(count, day && weekdayAndDay(day))} className="mb-7">
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/paper" search={{ cards: cardIds.join() }} className="link touch">
          {count === 1 ? 'Print it' : 'Print them'}
        </Link>
        <Button
          data-needs="send"
          variant="line"
          size="sm"
          busy={posted.isPending}
          onClick={() => posted.mutate(cardIds)}
        >
          {inSense('button that marks cards as posted')`Posted`}
        </Button>
      </div>
    </QuietNote>
  );
}

function toPostWords(count: number, by: string | null): string {
  if (by === null) return count === 1 ? t`One printed card to post now` : t`${count} printed cards to post now`;
  return count === 1 ? t`One printed card to post by ${by}` : t`${count} printed cards to post by ${by}`;
}
