import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { backTarget } from './back-target.ts';

/** Back to where the card was opened from. */
export function CardBackLink({ card }: { card: CardView }) {
  // As it was when the page opened: while the next page is loading, the location is already its.
  const { pathname, state } = useRef(useLocation()).current;
  const [referrer] = useState(() => document.referrer);
  const { href, label } = backTarget(
    { from: state.from, referrer, origin: location.origin, cardPath: pathname },
    card.person,
  );
  const { pathname: path, searchParams } = new URL(href, location.origin);
  return (
    <BackLink to={path} search={Object.fromEntries(searchParams)}>
      <bdi className="max-w-60 truncate">{label}</bdi>
    </BackLink>
  );
}
