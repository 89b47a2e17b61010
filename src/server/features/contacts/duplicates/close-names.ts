import { nameKey } from '../import/match-contacts.ts';

/** A name in two halves, and the contact's nickname; all normalized by `nameKey`. */
export type NameHalves = { first: string; surname: string; nickname: string };

const shortNames =
  `alexander sasha|alexandra sandra|anthony tony|andrew drew|barbara babs|benjamin benny|catherine kate katie kathy|charles charlie chuck|
  christina tina|dorothy dot|edward ned ted teddy|eleanor ellie nell|elizabeth beth betty eliza lisa liz lizzie|francis frank|frances fran|
  frederick fred freddie|george georgie|henry harry hank|isabella bella|jacob jake|james jim jimmy jamie|john jack johnny|joseph joe|
  katherine kate katie kathy kit|lawrence larry|leonard len|margaret maggie meg peg peggy greta|mary molly polly|michael mike mick|
  nicholas nick|patricia pat patty tricia|patrick paddy|philip phil pip|rebecca becky|richard dick rick|robert bob bobby rob|
  samuel sam|stephen steve|steven steve|susan sue|theodore ted theo|theresa tess terry|thomas tom tommy|victoria vicky|
  vincent vince|virginia ginny|william bill billy will|zachary zach`
    .split('|')
    .map((names) => new Set(names.trim().split(/\s+/)));

/** The halves of 'Dr. Margaret Ann Whitfield': first and last word; null for a single word. */
export function nameHalves(name: string, nickname: string | null): NameHalves | null {
  const reversed = /^([^,]+),\s*([^,]+)$/.exec(name.trim());
  const words = (reversed ? `${reversed[2]} ${reversed[1]}` : name)
    .replace(/^(?:mrs?|ms|miss|dr|prof|sir)\.?\s+/i, '')
    .trim()
    .split(/\s+/);
  const [first, surname] = [words[0], words.at(-1)];
  if (words.length < 2 || !first || !surname) return null;
  return { first: nameKey(first), surname: nameKey(surname), nickname: nickname ? nameKey(nickname) : '' };
}

/** Whether two first names may belong to one person: short forms, nicknames, initials, typos. */
export function areCloseNames(a: NameHalves, b: NameHalves): boolean {
  if (a.surname !== b.surname) return false;
  const [short, long] = a.first.length <= b.first.length ? [a.first, b.first] : [b.first, a.first];
  if (short === long || a.nickname === b.first || b.nickname === a.first) return true;
  if (a.nickname !== '' && a.nickname === b.nickname) return true;
  if (long.startsWith(short) && (short.length >= 3 || short.length === 1)) return true;
  if (short.length >= 4 && isOneEdit(short, long)) return true;
  return shortNames.some((names) => names.has(short) && names.has(long));
}

/** Whether adding, removing, replacing or swapping one letter makes one word of the other. */
function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
