import { firstName } from '../../../domain/first-name.ts';
import { andInWords } from '../../../domain/name-kind.ts';
import { plainName, plainNickname, plainNicknames } from '../../../domain/plain-name.ts';
import type { Addressed } from '../../../studio/words/language-pack.ts';
import { packFor, packs } from '../../../studio/words/language-packs.ts';
import { mentions } from '../../../studio/words/never-mention.ts';
import type { CardBrief } from './card-brief.ts';
import { namesAnotherContact, withoutNames, wordsOf } from './other-names.policy.ts';
import type { TypedName } from './other-people.store.ts';
import { unsafeWords } from './unsafe-words.policy.ts';

const longest = 700;
const fewestWords = 6;
/** This many consecutive words of the notes are a quotation, which may be an instruction. */
const quotedWords = 4;
/** This many digits in words are a phone number. */
const digitsInARow = 4;

const salutations = [
  '[Dd]ear(?:est)?|[Hh]i|[Hh]ello|[Hh]ey',
  'Liebe[rs]?(?!\\s+Grüße)|Hallo|Sehr\\s+geehrte[rs]?',
  '[Cc]her|[Cc]hère|Bonjour|Salut',
  'Hola|[Qq]uerid[oa]|[Ee]stimad[oa]',
  '[Cc]ar[oa]|[Cc]arissim[oa]|Ciao|Gentile',
  'Olá|Oi|[Pp]rezad[oa]|[Cc]aríssim[oa]',
  '[Ll]ieve|[Bb]este|Hoi|Geachte',
  '[Dd]rog[ia]|[Dd]roga|[Kk]ochan[ay]|Cześć|[Ss]zanown[ay]',
].join('|');
const titles = 'Dra?|Prof|Mrs?|Ms|M|Mme|Sra?|Srta|St|Herr|Frau|Sig(?:ra|\\.ra)?|Dhr|Mevr|Pani?';
/** The name in a greeting, at the start or later; without a capital it is no name: "dear friend". */
const greeting = new RegExp(
  `(?:^|[\\s.!?,;])(?:${salutations})\\s+((?:(?:${titles})\\.?\\s+(?:(?:&|and|und|et|y|e|en|i)\\s+)?)*\\p{Lu}[^,!.\\n:]{0,60})`,
  'gu',
);
const shouting = /\p{Lu}{4,}/u;
const cheer = /!|\b(?:happy|happiest|congratulations|celebrat\w*|party|fun|hooray|cheers)\b/i;
const digitWords = new Set(
  Object.values(packs).flatMap((pack) => ['oh', ...Array.from({ length: 10 }, (_, n) => pack.numberInWords(n))]),
);

type Facts = Pick<CardBrief, 'category' | 'recipient' | 'occasion' | 'language' | 'avoid'>;

/** Why a provider's message is rejected, in words; null if it is accepted. `others` are the user's contacts. */
export function messageComplaint(message: string, facts: Facts, others: readonly TypedName[]): string | null {
  const text = message.normalize('NFKC');
  if (wordsOf(text).length < fewestWords || text.length > longest) return 'the length';
  const unsafe = unsafeWords(text);
  if (unsafe) return unsafe;
  if (hasForeignNumber(text, facts)) return 'a number nobody gave';
  const own = namesOf(facts.recipient, facts.language);
  if (own.length > 0 && !own.some((name) => contains(text.slice(0, 160), name))) return 'the name';
  if (shouting.test(withoutNames(text, own))) return 'shouting';
  if (namesAnotherContact(text, own, others)) return "someone else's name";
  if (facts.recipient.name !== 'you' && greetsSomeoneElse(text, own)) return "someone else's name";
  const ofLanguage = packFor(facts.language).manners.cheer;
  if (facts.category === 'sympathy' && (cheer.test(text) || ofLanguage.test(text))) return 'cheer';
  if (mentions(withoutNames(text, own), facts.recipient.about?.neverMention ?? []))
    return 'what is never to be mentioned';
  if (quotesWhatWasTyped(text, facts.recipient, own)) return 'a quotation';
  if (facts.avoid.some((earlier) => wordsOf(earlier).join(' ') === wordsOf(text).join(' ')))
    return 'an earlier message';
  return null;
}

const amongFriends: Addressed = {
  relationship: 'friend',
  typed: 'friend',
  group: 'friend',
  gender: null,
  greetedAs: null,
  isSeveral: false,
  tone: 'warm',
  register: 'informal',
};

/** The names the recipient may be called: only the plain part of typed names. */
function namesOf({ name, nickname, areSeveral }: Facts['recipient'], language: Facts['language']): string[] {
  if (name === 'you') return [];
  const whole = plainName(name);
  const { and, callName } = packFor(language);
  // Polish calls Anna "Aniu".
  const calledByFriends = callName(whole, null, false, amongFriends);
  const called = [firstName(whole, and), firstName(whole, () => '&'), whole, andInWords(whole, and), calledByFriends];
  const typed = areSeveral ? plainNicknames(nickname) : plainNickname(nickname);
  return [typed, ...called].flatMap((each) => (each ? [each.normalize('NFKC')] : []));
}

function contains(text: string, name: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `);
}

function greetsSomeoneElse(text: string, own: readonly string[]): boolean {
  const addressed = [...text.matchAll(greeting)].map(([, name = '']) => name);
  return addressed.some((name) => !own.some((each) => contains(name, each)));
}

/** Numbers are facts: only known years and the day of the month are allowed, in figures or words. */
function hasForeignNumber(text: string, { occasion, language }: Facts): boolean {
  const known = [occasion?.years, Number(occasion?.day?.slice(-2))].flatMap((n) => (n ? [n] : []));
  if ((text.match(/\d+/g) ?? []).some((digits) => !known.includes(Number(digits)))) return true;
  const { manners, numberInWords } = packFor(language);
  const spoken = known.map((n) => wordsOf(numberInWords(n)).join(' '));
  const counted = manners.asCardinals?.(text) ?? text;
  const said = [...counted.matchAll(new RegExp(manners.numberWords, `g${manners.numberWords.flags}`))];
  if (said.some(([number]) => !spoken.some((each) => isOneNumber(each, wordsOf(number).join(' '))))) return true;
  return wordsOf(text).some((_, at, words) => {
    const run = words.slice(at, at + digitsInARow);
    return run.length === digitsInARow && run.every((word) => digitWords.has(word));
  });
}

/** A language's pattern may match only part of a number: "vingt" of "vingt-cinq". */
const isOneNumber = (known: string, found: string) => known.includes(found) || found.includes(known);

/** Words from the notes, or from anything besides the name in a typed name, nickname or relationship. */
function quotesWhatWasTyped(text: string, recipient: Facts['recipient'], own: readonly string[]): boolean {
  const rest = withoutNames(text, own);
  const { name, nickname, relationship } = recipient;
  return (
    quotes(text, recipient.notes ?? '') || [name, nickname ?? '', relationship].some((typed) => quotes(rest, typed))
  );
}

function quotes(text: string, typed: string): boolean {
  const said = wordsOf(text);
  const noted = ` ${wordsOf(typed.normalize('NFKC')).join(' ')} `;
  return said.some((_, at) => {
    const run = said.slice(at, at + quotedWords);
    return run.length === quotedWords && noted.includes(` ${run.join(' ')} `);
  });
}
