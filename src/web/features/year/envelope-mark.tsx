import type { ReactNode } from 'react';
import { t } from '../../../contract/translate.ts';
import type { EnvelopeState } from '../../../contract/year-states.ts';

/** What each state is called, in the order of the legend. */
export const stateLabels: Record<EnvelopeState, string> = {
  empty: t`No card yet`,
  drafted: t`Draft`,
  sealed: t`Approved`,
  sent: t`Sent`,
  answered: t`Answered`,
  failed: t`Not delivered`,
  skipped: t`Skipped`,
};

const outline = 'M2.5 5.5 H29.5 V21.5 H2.5 Z';
const flap = 'M2.5 5.5 L16 15.5 L29.5 5.5';

/** Decoration: a small envelope whose drawing, not only its colour, says how far a card is. */
export function EnvelopeMark({ state }: { state: EnvelopeState }) {
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" className="envelope-mark" data-state={state} aria-hidden>
      {marks[state]}
    </svg>
  );
}

const closed = (
  <>
    <path d={outline} className="mark-paper" />
    <path d={flap} className="mark-fold" />
  </>
);

const marks: Record<EnvelopeState, ReactNode> = {
  empty: <path d={outline} className="mark-empty" />,
  drafted: (
    <>
      <path d="M2.5 9.5 L16 1.5 L29.5 9.5 Z" className="mark-inside" />
      <path d="M6.5 4.5 H25.5 V16 H6.5 Z" className="mark-card" />
      <path d="M2.5 9.5 L16 18 L29.5 9.5 V21.5 H2.5 Z" className="mark-paper" />
    </>
  ),
  sealed: (
    <>
      {closed}
      <circle cx="16" cy="14.5" r="4" className="mark-wax" />
    </>
  ),
  sent: (
    <>
      <path d={outline} className="mark-paper" />
      <path d="M23 8 H27 V13 H23 Z" className="mark-stamp" />
      <path d="M12 8.5 q2 -1.5 4 0 t4 0 M12 11.5 q2 -1.5 4 0 t4 0 M6 16.5 H15" className="mark-line" />
    </>
  ),
  answered: (
    <>
      <path d={outline} className="mark-paper" />
      <path
        d="M16 19 C7 13.5 10 7.5 13.5 8.5 Q15.4 9 16 11 Q16.6 9 18.5 8.5 C22 7.5 25 13.5 16 19 Z"
        className="mark-wax"
      />
    </>
  ),
  failed: (
    <>
      {closed}
      <circle cx="25.5" cy="6.5" r="5.5" className="mark-danger" />
      <path d="M25.5 3.5 V7 M25.5 9 V9.2" className="mark-on-danger" />
    </>
  ),
  skipped: (
    <>
      <path d={outline} className="mark-skipped" />
      <path d="M4.5 22.5 L27.5 4.5" className="mark-line" />
    </>
  ),
};
