import type { IllustrationRequest } from '../compose-scene.ts';
import { inTurn } from '../core/in-turn.ts';
import { leastUsed } from '../core/least-used.ts';
import { Rng } from '../core/rng.ts';
import { themes } from '../themes.ts';

type Asked = Pick<IllustrationRequest, 'category' | 'seed' | 'facts'>;

/**
 * Chooses the colours of a card: an index that each style uses in its own list for the category. Colours that the
 * person had come last, and before those the ones that other people had lately; cards made together differ.
 */
export function choosePalette({ category, seed, facts }: Asked): number {
  const all = themes[category].hues.map((_, at) => at);
  const { shown = [], others = [] } = facts ?? {};
  const had = new Set(shown.map(({ palette }) => palette));
  const fresh = all.filter((at) => !had.has(at));
  const choice = leastUsed(fresh.length > 0 ? fresh : all, (at) => others.filter((one) => one.palette === at).length);
  return inTurn(seed, 'palette', choice, new Rng(seed).fork('palette').pick(choice));
}
