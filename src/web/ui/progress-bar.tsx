/** How much of a job is done: `percent` from 0 to 100, and the same in words. */
export function ProgressBar({ label, percent, words }: { label: string; percent: number; words: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
      className="h-2 overflow-hidden rounded-pill bg-track"
    >
      {/* A little shows from the start. */}
      <span
        className="block h-full rounded-pill bg-action transition-[width]"
        style={{ width: `${Math.max(percent, 3)}%` }}
      />
    </div>
  );
}
