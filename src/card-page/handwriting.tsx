import type { Ink } from '../contract/ink.ts';
import { inkSize } from '../domain/ink-size.ts';

/**
 * Words in handwriting, with letters of one height in every script: its outline is filled, and screen readers read
 * `words`. They are its title, not its label, because `dir="auto"` around it reads only text.
 */
export function Handwriting({ ink, words, letters = 40 }: { ink: Ink; words: string; letters?: number }) {
  const size = inkSize(ink, { letters, width: 600, height: letters * 3 });
  return (
    <svg className="handwriting" role="img" viewBox={`0 0 ${ink.width} ${ink.height}`} {...size}>
      <title>{words}</title>
      <path d={ink.path} fill="currentColor" />
    </svg>
  );
}
