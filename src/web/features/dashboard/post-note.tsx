import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mailbox } from 'lucide-react';
import { t } from '../../../contract/translate.ts';
import { longMonth, weekday } from '../../calendar-words.ts';
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
  const cards = count === 1 ? t`One printed card` : t`${count} printed cards`;
  const by = day === null ? 'now' : t`by ${weekday(day)}, ${longMonth(day)} ${Number(day.slice(-2))}`;
  return (
    <QuietNote icon={Mailbox} title={`${cards} to post ${by}`} className="mb-7">
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
          Posted
        </Button>
      </div>
    </QuietNote>
  );
}
