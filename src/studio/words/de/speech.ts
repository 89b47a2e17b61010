import type { Facts, Said } from '../idea.ts';
import { ideasFor } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

const titled = /^(herrn?|frau|dr|prof|professor|professorin|familie)\b/i;
const courteousTones: readonly string[] = ['formal', 'respectful'];

type Addressee = Pick<Facts, 'group' | 'relationship' | 'tone' | 'name'>;

/** Whether the card says Sie: always to clients and to people with a title, else by tone; never in the family. */
export function isPolite({ group, relationship, tone, name }: Addressee): boolean {
  if (group === 'client') return true;
  if (group !== 'work' && group !== 'acquaintance') return false;
  // A teacher is a Sie until the tone itself is familiar.
  return (
    titled.test(name) || [...courteousTones, ...(relationship === 'teacher' ? ['warm'] : [])].includes(tone ?? 'warm')
  );
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

/** Settles "{bist|sind}" for the form of address, and turns every du-pronoun that is left into its Sie. */
export function spoken(text: string, polite: boolean): string {
  const settled = text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, polite ? '$2' : '$1');
  if (!polite) return settled;
  return settled.replace(/(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/giu, (word) => {
    return politeForms[word.toLowerCase()] ?? word;
  });
}

/** `ideasFor`, for sentences that hold both forms of address. */
export function spokenIdeasFor(folder: string, audience: readonly Group[]): ReturnType<typeof ideasFor> {
  const make = ideasFor(folder, audience);
  return (name, kind, says, limits) => {
    const settled = Object.entries(says).map(([voice, saying]) => [
      voice,
      (facts: Facts): Said => {
        const [opening, turn, wish] = typeof saying === 'function' ? saying(facts) : saying;
        const polite = isPolite(facts);
        return [spoken(opening, polite), spoken(turn, polite), spoken(wish, polite)];
      },
    ]);
    return make(name, kind, Object.fromEntries(settled), limits);
  };
}
