import { type Facts, type Idea, ideasFor as ideasOfFrame, type Said, type Voice } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

/** Whom one speaks to: one person closely, one person politely, or several. */
export type Form = 'tú' | 'usted' | 'ustedes';

const alwaysClose: readonly Group[] = ['partner', 'child', 'grandchild', 'sibling'];
const closeRelations = new Set(['nephew', 'niece', 'cousin', 'ahijado', 'ahijada']);
const lookedUpTo = new Set(['father-in-law', 'mother-in-law', 'teacher', 'mentor', 'boss', 'manager', 'jefe', 'jefa']);
const intimateTones = new Set(['playful', 'friendly', 'tender']);

/** "Ana y Pedro", "Familia Ruiz", "Los Ruiz": spoken to in the plural. */
export function isSeveral(name: string): boolean {
  return /\s(?:y|e|and|&)\s|^(?:la\s+)?familia\b|^(?:los|las|the)\s|\bfamily\b/i.test(name);
}

const titled = /^(?:sra?|srta|señora?|señorita|don|doña|dña|dra?|doctora?|prof\p{L}*)\.?\s/iu;
const outsideFamily: readonly Group[] = ['friend', 'work', 'acquaintance'];

/** The tone is the sender's lever: formal and respectful are polite wherever anybody would be. */
export function formFor({ name, group, relationship, tone }: Facts): Form {
  if (isSeveral(name)) return 'ustedes';
  if (alwaysClose.includes(group) || closeRelations.has(relationship)) return 'tú';
  if (group === 'client' || tone === 'formal' || tone === 'respectful') return 'usted';
  if (titled.test(name) && outsideFamily.includes(group)) return 'usted';
  const isSenior = group === 'grandparent' || lookedUpTo.has(relationship);
  return isSenior && !intimateTones.has(tone ?? '') ? 'usted' : 'tú';
}

const irregularPlurals: Readonly<Record<string, string>> = {
  usted: 'ustedes',
  le: 'les',
  es: 'son',
  hizo: 'hicieron',
  fue: 'fueron',
};
const unchanged = new Set(['su', 'sus', 'se', 'suyo', 'suya', 'suyos', 'suyas', 'con', 'a', 'al', 'de', 'que', 'no']);

/** "quiera" -> "quieran", "Siéntese" -> "Siéntense", "con usted" -> "con ustedes". */
export function pluralOf(polite: string): string {
  return polite.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const irregular = Object.hasOwn(irregularPlurals, lower) ? irregularPlurals[lower] : undefined;
    if (irregular) return word === lower ? irregular : irregular.charAt(0).toUpperCase() + irregular.slice(1);
    if (unchanged.has(lower)) return word;
    if (/(?:[aei]r|ndo)se$/iu.test(word)) return word;
    if (/[aei]rle$/iu.test(word)) return `${word}s`;
    const reflexive = /^(.*[áéíóú].*[ae])(se)$/iu.exec(word);
    if (reflexive) return `${reflexive[1]}n${reflexive[2]}`;
    return /[aeiouáéíóú]$/iu.test(word) ? `${word}n` : word;
  });
}

/** Chooses between the words of a text that are written for each form: "{te|le} deseo", "{ve|vaya|vayan}". */
export function inForm(text: string, form: Form): string {
  return text.replace(
    /\{([^{}|]*)\|([^{}|]*)(?:\|([^{}|]*))?\}/g,
    (_, close: string, polite: string, many?: string) => {
      if (form === 'tú') return close;
      return form === 'usted' ? polite : (many ?? pluralOf(polite));
    },
  );
}

type Sayings = Partial<Record<Voice, Said | ((facts: Facts) => Said)>>;

/** Makes ideas as the frame does, from words written for every form of address at once. */
export function ideasFor(folder: string, audience: readonly Group[]) {
  const make = ideasOfFrame(folder, audience);
  return (name: string, kind: Idea['kind'], says: Sayings, limits: Idea['limits'] = {}): Idea => {
    const spoken: Sayings = {};
    for (const [voice, saying] of Object.entries(says) as [Voice, Said | ((facts: Facts) => Said)][])
      spoken[voice] = (facts) => {
        const form = formFor(facts);
        const [opening, turn, wish] = typeof saying === 'function' ? saying(facts) : saying;
        return [inForm(opening, form), inForm(turn, form), inForm(wish, form)];
      };
    return make(name, kind, spoken, limits);
  };
}
