import { Link } from '@tanstack/react-router';
import type { Keepsake } from '../../../../contract/keepsakes.ts';
import { givenBadges } from '../../../../domain/delivery-badges.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { AnswerItem } from '../../../card-list/answer-item.tsx';
import { CardArt } from '../../../ui/card-art.tsx';
import { useTimeZone } from '../../../use-today.ts';

/** A card on the shelf; it opens as the recipient saw it. */
export function KeepsakeItem({ keepsake }: { keepsake: Keepsake }) {
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
