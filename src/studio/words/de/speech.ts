import type { Facts, Idea, Said } from '../idea.ts';
import { ideasFor } from '../idea.ts';
import type { Group } from '../relationship-group.ts';
import { asYouAll, youAllForms } from './you-all.ts';

const titled = /^(herrn?|frau|dr|prof|professor|professorin|familie)\b/i;
/** Whom even a friend calls so is no du; a doctor among friends is. */
const civil = /^(?:herrn?|frau)(?!\p{L})/iu;
const outsideFamily: readonly Group[] = ['friend', 'in-law', 'work', 'acquaintance'];
const courteousTones: readonly string[] = ['formal', 'respectful'];
const couple = /[&+]|(?<!\p{L})(?:und|and|eheleute|familie|family)(?!\p{L})/iu;

type Addressee = Pick<Facts, 'group' | 'relationship' | 'tone' | 'name'>;
type Form = 'du' | 'ihr' | 'Sie';

/** Whether the card says Sie: always to clients and to people with a title, else by tone; never in the family. */
export function isPolite({ group, relationship, tone, name }: Addressee): boolean {
  if (group === 'client' || (civil.test(name) && outsideFamily.includes(group))) return true;
  if (group !== 'work' && group !== 'acquaintance') return false;
  // A teacher is a Sie until the tone itself is familiar.
  return (
    titled.test(name) || [...courteousTones, ...(relationship === 'teacher' ? ['warm'] : [])].includes(tone ?? 'warm')
  );
}

/** Sie, or du; several people whom one would call du are ihr. */
export function formFor(facts: Addressee): Form {
  if (isPolite(facts)) return 'Sie';
  return couple.test(facts.name) && facts.group !== 'partner' ? 'ihr' : 'du';
}

const politeForms: Readonly<Record<string, string>> = {
  du: 'Sie',
  dich: 'Sie',
  dir: 'Ihnen',
  dein: 'Ihr',
  deine: 'Ihre',
  deinem: 'Ihrem',
  deinen: 'Ihren',
  deiner: 'Ihrer',
  deines: 'Ihres',
};

/** Settles "{bist|sind}" for the form of address, and turns every du-pronoun that is left into its own. */
export function spoken(text: string, form: Form): string {
  const settled = text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, du: string, sie: string) =>
    form === 'du' ? du : form === 'Sie' ? sie : asYouAll(du, sie),
  );
  if (form === 'du') return settled;
  const pronouns = form === 'Sie' ? politeForms : youAllForms;
  return settled.replace(/(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/giu, (word) => {
    const said = pronouns[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
}

const sayBoth: readonly Group[] = ['work', 'client', 'acquaintance'];

/** `ideasFor`, for sentences that hold both forms of address; what holds one alone is only said to a du. */
export function spokenIdeasFor(folder: string, audience: readonly Group[]): ReturnType<typeof ideasFor> {
  const make = ideasFor(folder, audience);
  const isForSeveral = audience.some((group) => sayBoth.includes(group));
  // Of two parents one has their day.
  const isParentsDay = /^(?:mothers|fathers)-day\/parent/.test(folder);
  return (name, kind, says, limits = {}) => {
    const settled = Object.entries(says).map(([voice, saying]) => [
      voice,
      (facts: Facts): Said => {
        const [opening, turn, wish] = typeof saying === 'function' ? saying(facts) : saying;
        const form = isParentsDay ? 'du' : formFor(facts);
        return [spoken(opening, form), spoken(turn, form), spoken(wish, form)];
      },
    ]);
    return make(name, kind, Object.fromEntries(settled), isForSeveral || isParentsDay ? limits : onlyToADu(limits));
  };
}

function onlyToADu(limits: Idea['limits']): Idea['limits'] {
  return { ...limits, when: (facts) => formFor(facts) === 'du' && (limits.when?.(facts) ?? true) };
}
