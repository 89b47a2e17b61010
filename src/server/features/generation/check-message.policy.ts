import { firstName } from '../../../domain/first-name.ts';
import { plainName, plainNickname } from '../../../domain/plain-name.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import type { CardBrief } from './card-brief.policy.ts';

const longest = 700;
const fewestWords = 6;
/** So many words of the notes in a row are a quotation, and a quotation may be an order. */
const quotedWords = 4;

const link =
  /(?:https?|ftps?|mailto|javascript|data|tel):|www\.|\S@\S|\bdot\s+(?:com|org|net)\b|[\p{L}\d-]\.(?:com|net|org|io|co|info|biz|xyz|app|dev|me|ly|link|site|online|shop|top|club|store|ru|de|uk|fr|es|eu|us|cn|tk|gl|gg|ai|tv|cc)\b/iu;
const markup = /[<>{}[\]\\|`*_#~^=]|&[#\w]+;/u;
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
const order =
  /\b(?:ignore|instructions?|prompts?|passwords?|click|subscribe|gift card|bank|iban|bitcoin|crypto|account|system|language model|as an ai|money|send me|pay(?:ment)?|owed?|buy|transfer)\b/i;
const numberToUse = /\d(?:[\s().-]?\d){4,}|[$€£¥]\s?\d|\d\s?[€£¥$%]/u;
/** Whom a greeting names, at the start or further on; without a capital it is no name: "dear friend". */
const greeting =
  /(?:^|[\s.!?,;])(?:[Dd]ear(?:est)?|[Hh]i|[Hh]ello|[Hh]ey|Hola|[Qq]uerid[oa]|[Cc]her|[Cc]hère|Liebe[rs]?(?!\s+Grüße)|Hallo)\s+((?:(?:Dra?|Prof|Mrs?|Ms|Mme|Sra?|Srta|St)\.\s+)*\p{Lu}[^,!.\n:]{0,60})/gu;
const shouting = /\p{Lu}{4,}/u;
const cheer = /!|\b(?:happy|happiest|congratulations|celebrat\w*|party|fun|hooray|cheers)\b/i;

type Facts = Pick<CardBrief, 'category' | 'recipient' | 'occasion' | 'language' | 'avoid'>;

/**
 * Why a provider's message may not go on the card, in words; null when it may. `otherNames` are names of the user's
 * other contacts, in lower case.
 */
export function messageComplaint(message: string, facts: Facts, otherNames: ReadonlySet<string>): string | null {
  const text = message.normalize('NFKC');
  if (wordsOf(text).length < fewestWords || text.length > longest) return 'the length';
  if (hasLink(text)) return 'a link';
  if (markup.test(text)) return 'markup';
  if (hidden.test(text.replaceAll('\n', ' '))) return 'hidden characters';
  if (order.test(text)) return 'an instruction';
  if (numberToUse.test(text)) return 'a number';
  if (hasForeignNumber(text, facts.occasion)) return 'a number nobody gave';
  const own = namesOf(facts.recipient);
  if (own.length > 0 && !own.some((name) => contains(text.slice(0, 160), name))) return 'the name';
  if (shouting.test(withoutNames(text, own))) return 'shouting';
  if (namesSomeoneElse(text, own, otherNames)) return "someone else's name";
  if (facts.recipient.name !== 'you' && greetsSomeoneElse(text, own)) return "someone else's name";
  const ofLanguage = packFor(facts.language).manners.cheer;
  if (facts.category === 'sympathy' && (cheer.test(text) || ofLanguage.test(text))) return 'cheer';
  if (quotesWhatWasTyped(text, facts.recipient, own)) return 'a quotation';
  if (facts.avoid.some((earlier) => wordsOf(earlier).join(' ') === wordsOf(text).join(' ')))
    return 'an earlier message';
  return null;
}

/** Whether a text names an address that could be followed. */
export function hasLink(text: string): boolean {
  return link.test(text.normalize('NFKC'));
}

/** Words that could be names: capitalised, also within a sentence. */
export function nameLikeWords(messages: readonly string[]): string[] {
  const words = messages.flatMap((message) => message.normalize('NFKC').match(/\p{Lu}[\p{L}'’-]+/gu) ?? []);
  return [...new Set(words.map((word) => word.replace(/['’]s$/u, '').toLowerCase()))];
}

/** What they may be called: of a typed name only what is one. */
function namesOf({ name, nickname }: Facts['recipient']): string[] {
  if (name === 'you') return [];
  const whole = plainName(name);
  return [plainNickname(nickname), firstName(whole), whole].flatMap((each) => (each ? [each.normalize('NFKC')] : []));
}

function contains(text: string, name: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `);
}

function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

/** A contact's name within a sentence, or at its start where someone is addressed: "Robert, …", "Dear Robert". */
function namesSomeoneElse(text: string, own: readonly string[], otherNames: ReadonlySet<string>): boolean {
  const ownWords = new Set(own.flatMap(wordsOf));
  for (const found of text.matchAll(/\p{Lu}[\p{L}'’-]+/gu)) {
    const word = found[0].replace(/['’]s$/u, '').toLowerCase();
    if (ownWords.has(word) || !otherNames.has(word)) continue;
    const before = text.slice(0, found.index).trimEnd();
    const startsSentence = before === '' || /[.!?…:]$/u.test(before);
    const isAddressed = /^\s*[,!]/u.test(text.slice(found.index + found[0].length));
    if (!startsSentence || isAddressed) return true;
  }
  return false;
}

function greetsSomeoneElse(text: string, own: readonly string[]): boolean {
  const addressed = [...text.matchAll(greeting)].map(([, name = '']) => name);
  return addressed.some((name) => !own.some((each) => contains(name, each)));
}

/** Digits are facts: only the years that are known, and the day of the month, may stand there. */
function hasForeignNumber(text: string, occasion: Facts['occasion']): boolean {
  const known = [occasion?.years, Number(occasion?.day?.slice(-2))];
  return (text.match(/\d+/g) ?? []).some((digits) => !known.includes(Number(digits)));
}

/** Of the notes, or of what a typed name, nickname or relationship says besides the name. */
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

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
