import { t } from '../../../../../contract/translate.ts';

const width = 300;
const height = 56;
const gap = 2;
/** A day with anything at all is seen. */
const least = 2;

/** A bar for each day, the oldest at the left; `words` say the same. */
export function DayChart({
  title,
  total,
  words,
  figures,
  kind,
}: {
  title: string;
  total: string;
  words: string;
  figures: readonly number[];
  kind?: 'sent' | 'failed';
}) {
  const most = Math.max(...figures);
  const step = width / figures.length;
  return (
    <figure>
      <figcaption className="mb-2">
        <span className="text-sm text-ink-soft">{title}</span>
        <span className="block text-lg font-semibold tabular-nums">{total}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={t`${title}: ${words}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={kind ? `admin-chart admin-chart-${kind}` : 'admin-chart'}
      >
        {figures.map((figure, at) => {
          const tall = figure > 0 ? Math.max(least, (figure / most) * height) : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name here, and the days never move.
            <rect key={at} x={at * step + gap / 2} y={height - tall} width={step - gap} height={tall} />
          );
        })}
      </svg>
      <p className="mt-1.5 text-xs text-ink-soft">{words}</p>
    </figure>
  );
}
