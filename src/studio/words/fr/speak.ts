import type { Facts, Idea, Said, Voice } from '../idea.ts';
import { ideasFor as anyIdeasFor } from '../idea.ts';
import type { Group } from '../relationship-group.ts';
import { isPolite } from './address.ts';
import { listed } from './grammar.ts';
import { typeset } from './typeset.ts';
import { asWarmAs } from './warmth.ts';

type Saying = Said | ((facts: Facts) => Said);
type Sayings = Partial<Record<Voice, Saying>>;

const pair = /\{([^{}|]*)\|([^{}|]*)\}/g;
const familiar = /(?<![\p{L}’-])(tu|te|toi|ton|ta|tes)(?![\p{L}’])|(?<![\p{L}])t’/iu;

/** Reads "{tu|vous}" pairs for this reader, and sets the type. */
function spokenTo(facts: Facts, text: string): string {
  const said = text
    .replace(pair, (_, close: string, polite: string) => (isPolite(facts) ? polite : close))
    .replace(/(?<!\p{L})([Tt])e (?=[aàâeéèêiîoôuyœ])/gu, '$1’');
  return typeset(asWarmAs(facts.group, said.charAt(0).toUpperCase() + said.slice(1)));
}

function spoken(saying: Saying): (facts: Facts) => Said {
  return (facts) => {
    const [opening, turn, wish] = typeof saying === 'function' ? saying(facts) : saying;
    return [spokenTo(facts, opening), spokenTo(facts, turn), spokenTo(facts, wish)];
  };
}

/** Whether a text says "tu" to whoever reads it. */
const isFamiliar = (saying: Saying) =>
  typeof saying !== 'function' && saying.some((part) => familiar.test(part.replace(pair, '')));

/**
 * Makes ideas whose words are written once for both forms of address: "{tu|vous}" is settled by who reads; a text that
 * only says "tu" is for those one says it to. Words for `all` are plain enough to be the first choice of the warm and
 * the formal tones as well.
 */
export function ideasFor(folder: string, audience: readonly Group[]) {
  const make = anyIdeasFor(folder, audience);
  return (name: string, kind: Idea['kind'], says: Sayings, limits: Idea['limits'] = {}): Idea => {
    const voices = Object.entries(says.all ? { warm: says.all, formal: says.all, ...says } : says);
    const saysTu = voices.some(([, saying]) => isFamiliar(saying));
    const when = saysTu ? (facts: Facts) => !isPolite(facts) && (limits.when?.(facts) ?? true) : limits.when;
    return make(name, kind, Object.fromEntries(voices.map(([voice, saying]) => [voice, spoken(saying)])), {
      ...limits,
      ...(when && { when }),
    });
  };
}

/** What they like, said to them: "son chien Max" is "ton chien Max". */
export function toldTo(items: readonly string[]): string {
  return listed(
    items.map((item) =>
      item.replace(/^(son|sa|ses)(?= )/, (own) => `{t${own.slice(1)}|${own === 'ses' ? 'vos' : 'votre'}}`),
    ),
  );
}
