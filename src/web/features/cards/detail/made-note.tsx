import { useLocation } from '@tanstack/react-router';
import { madeWords } from '../made-option.ts';

/** On a card that was just made: how the picture came about. A picture that was drawn since then has no such note. */
export function MadeNote({ imageUrl }: { imageUrl: string | null }) {
  const made = useLocation({ select: ({ state }) => state.made });
  const option = made?.find((version) => version.imageUrl === imageUrl);
  if (!option) return null;
  return (
    <p className="mt-4 w-full max-w-[408px] text-xs leading-4.5 break-words text-ink-faint" dir="auto">
      {madeWords(option).join(' ')}
    </p>
  );
}
