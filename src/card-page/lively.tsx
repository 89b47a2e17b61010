import type { Flame } from '../contract/cards.ts';
import type { CardCategory } from '../contract/vocabulary.ts';

type Motion = 'snow' | 'leaves' | 'foil';

/** The movement over a picture without flames, by occasion; none on a card of sympathy. */
const motions: Record<CardCategory, Motion | null> = {
  birthday: null,
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

/** A little movement over the picture: its flames, snow, leaves, light over foil. CSS moves it, if motion is wanted. */
export function Lively({
  category,
  flames,
  maySnow,
}: {
  category: CardCategory;
  flames: readonly Flame[];
  maySnow: boolean;
}) {
  if (flames.length > 0 && category !== 'sympathy') {
    return (
      <svg className="lively lively-flames" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        <radialGradient id="flame-glow">
          <stop offset="0" stopColor="#ffdf8a" stopOpacity="0.6" />
          <stop offset="0.5" stopColor="#ffc35c" stopOpacity="0.2" />
          <stop offset="1" stopColor="#ffc35c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="flame" cy="0.68">
          <stop offset="0" stopColor="#fffbe2" />
          <stop offset="0.6" stopColor="#ffd35e" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ff9a2e" stopOpacity="0" />
        </radialGradient>
        {flames.map(({ x, y, width, height }) => (
          <g key={`${x} ${y}`}>
            <ellipse className="lively-glow" cx={x} cy={y} rx={width * 3.6} ry={height * 1.7} fill="url(#flame-glow)" />
            <ellipse className="lively-flame" cx={x} cy={y} rx={width / 2} ry={height / 2} fill="url(#flame)" />
          </g>
        ))}
      </svg>
    );
  }
  const motion = motions[category];
  if (!motion || (motion === 'snow' && !maySnow)) return null;
  return (
    <span className={`lively lively-${motion}`} aria-hidden>
      {motion === 'snow' || motion === 'leaves' ? flakes.map((flake) => <i key={flake} />) : <i />}
    </span>
  );
}
