import type { IllustrationRequest } from '../compose-scene.ts';
import { inTurn } from '../core/in-turn.ts';
import { leastUsed } from '../core/least-used.ts';
import { Rng } from '../core/rng.ts';
import { type HueSchemeName, themes } from '../themes.ts';

type Asked = Pick<IllustrationRequest, 'category' | 'seed' | 'facts'>;

/**
 * Chooses the colours of a card: those of the category that the person has not had, then others that suit it, then the
 * ones they had longest ago. Of these, the colours that other people had lately come last; cards made together differ.
 */
export function choosePalette({ category, seed, facts }: Asked): HueSchemeName {
  const { hues, moreHues } = themes[category];
  const { shown = [], others = [] } = facts ?? {};
  const had = shown.map(({ palette }) => palette);
  const unseen = (names: readonly HueSchemeName[]) => names.filter((name) => !had.includes(name));
  const [fresh = longestAgo([...hues, ...moreHues], had)] = [unseen(hues), unseen(moreHues)].filter(
    ({ length }) => length > 0,
  );
  const choice = leastUsed(fresh, (name) => others.filter(({ palette }) => palette === name).length);
  return inTurn(seed, 'palette', choice, new Rng(seed).fork('palette').pick(choice));
}

/** How far each round of a list has its colours turned, in degrees: far enough to be others. */
const roundTurn = 26;

/**
 * The same choice from a style's own list of colours for a category. If a person has had the whole list, it begins
 * again with its colours turned, to one side and to the other.
 */
export function paletteFrom<T>(list: readonly T[], request: Asked): { set: T; turn: number } {
  const sets = [...new Set(list)];
  const { hues, moreHues } = themes[request.category];
  const place = [...hues, ...moreHues].indexOf(choosePalette(request));
  const round = Math.floor(place / sets.length);
  const turn = Math.ceil(round / 2) * (round % 2 === 0 ? -roundTurn : roundTurn);
  return { set: sets[place % sets.length] as T, turn };
}

/** `had` has the latest first. */
function longestAgo(names: readonly HueSchemeName[], had: readonly (string | undefined)[]): HueSchemeName[] {
  const since = Math.max(...names.map((name) => had.indexOf(name)));
  return names.filter((name) => had.indexOf(name) === since);
}
