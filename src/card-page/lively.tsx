import type { CardCategory } from '../contract/vocabulary.ts';

type Motion = 'candle' | 'snow' | 'leaves' | 'foil';

/** What moves over the picture of a card, by its occasion; never anything over a card of sympathy. */
const motions: Record<CardCategory, Motion | null> = {
  birthday: 'candle',
  'thank-you': null,
  sympathy: null,
  'thinking-of-you': null,
  anniversary: 'foil',
  'get-well': null,
  congratulations: 'foil',
  valentines: 'foil',
  'mothers-day': 'foil',
  'fathers-day': 'foil',
  easter: null,
  thanksgiving: 'leaves',
  halloween: 'leaves',
  christmas: 'snow',
  'new-year': 'foil',
  'independence-day': null,
  holiday: 'snow',
  custom: null,
};

const flakes = Array.from({ length: 14 }, (_, index) => index);

/** A little movement over the picture: candle light, snow, leaves, light over foil. CSS moves it, if motion is wanted. */
export function Lively({ category }: { category: CardCategory }) {
  const motion = motions[category];
  if (!motion) return null;
  return (
    <span className={`lively lively-${motion}`} aria-hidden>
      {motion === 'snow' || motion === 'leaves' ? flakes.map((flake) => <i key={flake} />) : <i />}
    </span>
  );
}
