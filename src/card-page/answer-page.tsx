import type { ReactNode } from 'react';
import type { Language } from '../contract/vocabulary.ts';
import { Linen } from './linen.tsx';

/** The page after an answer: whether it was accepted, and a link back to the card. */
export function AnswerPage({
  language,
  heading = null,
  cardHref,
  back,
  children,
}: {
  language: Language;
  heading?: string | null;
  cardHref: string;
  back: string;
  children?: ReactNode;
}) {
  return (
    <main lang={language}>
      <Linen className="full-card">
        <div className="answer-page">
          {heading && (
            <div className="full-card-note answer-kept">
              <h1 dir="auto">{heading}</h1>
            </div>
          )}
          {children}
          <a className="answer-back" href={cardHref}>
            {back}
          </a>
        </div>
      </Linen>
    </main>
  );
}
