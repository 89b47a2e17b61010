import { Key } from './key.tsx';

/** The versions of the card as small pictures; the chosen one is on the card. */
export function ReviewOptions({
  options,
  onChoose,
}: {
  options: readonly { slot: string; message: string; imageUrl: string | null }[];
  onChoose: (nth: number) => void;
}) {
  return (
    <ul className="review-options" aria-label="Versions of this card">
      {options.length > 1 &&
        options.map(({ slot, message, imageUrl }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version keeps its place.
          <li key={at}>
            <button
              type="button"
              aria-pressed={slot === 'primary'}
              aria-label={`Version ${at + 1} of ${options.length}: ${message.slice(0, 80)}`}
              className="review-option"
              onClick={() => onChoose(at + 1)}
            >
              {imageUrl && <img src={imageUrl} alt="" decoding="async" />}
              <Key>{at + 1}</Key>
            </button>
          </li>
        ))}
    </ul>
  );
}
