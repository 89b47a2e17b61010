import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardAnswer } from '../../contract/answers.ts';
import { localDay } from '../../domain/local-time.ts';
import { mediumDay } from '../calendar-words.ts';
import { useTimeZone } from '../use-today.ts';

/** What a recipient answered: a heart, or their words with a photo. */
export function AnswerItem({ answer, children }: { answer: CardAnswer; children?: ReactNode }) {
  const { id, kind, message, imageUrl, createdAt } = answer;
  const day = mediumDay(localDay(createdAt, useTimeZone()));
  return (
    <li id={`answer-${id}`} className="answer-item">
      {kind === 'heart' && (
        <p className="flex items-center gap-1.5 text-wax-text">
          <Heart size={17} strokeWidth={1.7} fill="currentColor" aria-hidden />A heart
        </p>
      )}
      {imageUrl && <img src={imageUrl} alt="Sent with the answer" loading="lazy" className="answer-photo" />}
      {message && (
        <p className="answer-text" dir="auto">
          {message}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-faint">
        {day}
        {children}
      </p>
    </li>
  );
}
