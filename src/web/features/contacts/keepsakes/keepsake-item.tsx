import { Link } from '@tanstack/react-router';
import { MailOpen } from 'lucide-react';
import type { ReceivedCardView } from '../../../../contract/keeping-in-touch.ts';
import type { ReceivedKeepsake, SentKeepsake } from '../../../../contract/keepsakes.ts';
import { givenBadges } from '../../../../domain/delivery-badges.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { AnswerItem } from '../../../card-list/answer-item.tsx';
import { CardArt } from '../../../ui/card-art.tsx';
import { Envelope } from '../../../ui/envelope.tsx';
import { useTimeZone } from '../../../use-today.ts';

/** A card on the shelf that went to them; it opens as the recipient saw it. */
export function SentItem({ keepsake }: { keepsake: SentKeepsake }) {
  const { cardId, title, imageUrl, givenBy, sentAt, answers, signers } = keepsake;
  const day = mediumDay(localDay(sentAt, useTimeZone()));
  return (
    <li className="keepsake">
      <Link to="/card-template/$id" params={{ id: String(cardId) }} className="group grid gap-3">
        <CardArt imageUrl={imageUrl} className="keepsake-art" />
        <span className="min-w-0">
          <span className="block font-semibold break-words group-hover:underline" dir="auto">
            {title}
          </span>
          <span className="block text-xs text-ink-faint">
            {day}
            {givenBy && ` · ${givenBadges[givenBy]}`}
            {signers > 0 && ` · signed by ${signers} more`}
          </span>
        </span>
      </Link>
      {answers.length > 0 && (
        <ul className="grid gap-3" aria-label="Answers">
          {answers.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A card on the shelf that came from them, as its photo; it opens to be changed. */
export function ReceivedItem({
  keepsake,
  from,
  onOpen,
}: {
  keepsake: ReceivedKeepsake;
  /** What the user calls them. */
  from: string;
  onOpen: (card: ReceivedCardView) => void;
}) {
  const { title, message, imageUrl, day } = keepsake;
  return (
    <li className="keepsake">
      <button
        type="button"
        className="group grid min-w-0 cursor-pointer gap-3 text-start"
        onClick={() => onOpen(keepsake)}
      >
        {imageUrl ? (
          <img src={imageUrl} alt="" loading="lazy" decoding="async" className="keepsake-photo" />
        ) : (
          <Envelope width={150} className="mt-9" />
        )}
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 text-xs font-medium text-wax-text">
            <MailOpen size={14} strokeWidth={1.7} className="flex-none" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              From <bdi>{from}</bdi>
            </span>
          </span>
          <span className="block font-semibold wrap-anywhere group-hover:underline" dir="auto">
            {title}
          </span>
          <span className="block text-xs text-ink-faint">{mediumDay(day)}</span>
        </span>
      </button>
      {message && (
        <p className="answer-text" dir="auto">
          {message}
        </p>
      )}
    </li>
  );
}
