import { firstName } from '../../../domain/first-name.ts';
import { isSeveral } from '../../../domain/name-kind.ts';
import type { Facts, Voice } from '../idea.ts';
import type { Addressed } from '../language-pack.ts';
import type { Group, RelationshipWords } from '../relationship-group.ts';

/** Everyday English words for relationships that have no slug of their own. */
export const relationshipWords: RelationshipWords = {
  'best friend': 'friend',
  'old friend': 'friend',
  'close friend': 'friend',
  'family friend': 'friend',
  buddy: 'friend',
  roommate: 'friend',
  flatmate: 'friend',
  'school friend': 'friend',
  mom: 'mother',
  mum: 'mother',
  mama: 'mother',
  dad: 'father',
  papa: 'father',
  parent: 'parent',
  grandma: 'grandmother',
  grandpa: 'grandfather',
  granny: 'grandmother',
  nana: 'grandmother',
  grandad: 'grandfather',
  child: 'child',
  stepson: 'child:m',
  stepdaughter: 'child:f',
  spouse: 'partner',
  fiancee: 'fiance:f',
  fiancée: 'fiance:f',
  fiancé: 'fiance:m',
  twin: 'sibling',
  stepbrother: 'brother',
  stepsister: 'sister',
  'half-brother': 'brother',
  'half-sister': 'sister',
  godmother: 'family:f',
  godfather: 'family:m',
  godson: 'family:m',
  goddaughter: 'family:f',
  godchild: 'family',
  'son-in-law': 'in-law:m',
  'daughter-in-law': 'in-law:f',
  boss: 'work',
  manager: 'work',
  coworker: 'colleague',
  'co-worker': 'colleague',
  teammate: 'colleague',
  coach: 'work',
  customer: 'client',
};

const titles = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'prof',
  'professor',
  'sir',
  'dame',
  'lady',
  'lord',
  'rev',
  'reverend',
  'father',
  'sister',
  'rabbi',
  'imam',
  'captain',
  'judge',
  'aunt',
  'auntie',
  'uncle',
  'the',
  'st',
]);

/** What everybody calls them, where nobody has said otherwise; a stepmother is called as each family chooses. */
const kinNames: Readonly<Record<string, string>> = {
  mother: 'Mom',
  father: 'Dad',
  grandmother: 'Grandma',
  grandfather: 'Grandpa',
};
const kinWords = /^(mum|mom|mam|mama|ma|mummy|mommy|dad|daddy|papa|pa|pops|grand\w+|gran|granny|nan|nana|opa|oma)\b/i;
const kinTitle: Readonly<Record<string, string>> = { aunt: 'Aunt', uncle: 'Uncle' };

/** A nickname as given; else the first name; a title, a couple or a firm keeps the whole name. */
export function callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string {
  const nick = (nickname ?? '').replace(/\s+/g, ' ').trim();
  if (nick !== '') return nick;
  const whole = name.replace(/\s+/g, ' ').trim();
  const first = whole.split(' ')[0] ?? '';
  const isTitled = titles.has(first.toLowerCase().replace(/\.$/, ''));
  // "Grandma Rose" is already what one calls her; a bare first name is not.
  if (isTitled || isSeveral(whole)) return whole;
  if (!isElder) return firstName(whole);
  if (kinWords.test(whole)) return whole;
  const kin = kinNames[who.typed];
  if (kin === undefined && kinWords.test(who.typed)) return who.typed.charAt(0).toUpperCase() + who.typed.slice(1);
  const title = kinTitle[who.relationship];
  return title === undefined || first === ''
    ? (kin ?? kinNames[who.relationship] ?? '')
    : `${title} ${firstName(whole)}`;
}

/** "Dear Anna,", "Dear Smiths,": the line above our words. */
export function salutation({ name, group }: Facts, voice: Voice): string {
  const isDear = group === 'client' || !(voice === 'light' || (group === 'partner' && voice !== 'formal'));
  return isDear ? `Dear ${isSeveral(name) ? name.replace(/^the\s/i, '') : name},` : `${name},`;
}

/** Whether a text opens by addressing its reader. */
export function startsWithSalutation(text: string): boolean {
  return /^\s*(my\s+)?(dear|dearest|darling|hi|hello|hey)\b/i.test(text);
}

const closing =
  /^(with|warm|kind|love|much love|all my love|lots of love|all of it is yours|our|my|every good|best|good wishes|yours)\b/i;
/** What takes leave wherever it stands in the sentence: "Happy birthday, with all my love." */
const leave =
  /\b(?:(?:all|lots of|much|with|send(?:ing)?(?: you)?) (?:my |our )?love|i love you|hugs?|kiss(?:es)?|(?:good|best|warm) wishes|kind regards)\b/i;

/** Whether the last sentence already takes leave. */
export function closesItself(text: string): boolean {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return closing.test(last) || leave.test(last);
}

const closeGroups: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild'];

const isDistant = (group: Group) => group === 'client' || group === 'work' || group === 'acquaintance';

/** The words above the sender's name, any of which would do. */
export function signOffs({ group, occasionType }: Facts, voice: Voice, isSolemn: boolean): readonly string[] {
  // On a day that everybody keeps, the reader has not lost anyone of their own.
  const isKeptByAll = occasionType === 'memorial-day' || occasionType === 'good-friday';
  if (isKeptByAll && isDistant(group)) return ['With respect', 'With kind thoughts'];
  if (group === 'client') return isSolemn ? ['With sincere sympathy'] : ['With kind regards', 'With best wishes'];
  if (isDistant(group)) {
    if (isSolemn) return ['With sympathy', 'With kind thoughts'];
    return voice === 'formal' ? ['With best wishes', 'With kind regards'] : ['Warm wishes', 'All the best'];
  }
  if (isSolemn) return ['With love', 'Thinking of you'];
  if (group === 'partner') return voice === 'formal' ? ['With all my love'] : ['All my love', 'Yours', 'Always yours'];
  if (closeGroups.includes(group)) return voice === 'formal' ? ['With love'] : ['With love', 'Love', 'Lots of love'];
  if (group === 'friend') return voice === 'formal' ? ['Yours', 'With warm wishes'] : ['Love', 'Yours', 'With love'];
  return voice === 'formal' ? ['With love', 'With warm wishes'] : ['With love', 'Love'];
}
