import type { Language, Tone, WordsLength } from '../../contract/vocabulary.ts';
import type { Rng } from '../art/core/rng.ts';
import { namesDay } from './day-words.ts';
import { echoOf, weightyWords } from './echo.ts';
import { withEvent } from './events.ts';
import { type Facts, type Idea, isClose, isFormal, isYoung, type Said, type Voice } from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { packFor, typedIn } from './language-packs.ts';
import { mentions } from './never-mention.ts';
import { readFacts } from './read-facts.ts';
import { normalise, sentencesOf } from './sentences.ts';
import { isSolemn, toneFor } from './solemn.ts';
import type { WordsRequest } from './words-request.ts';

/** Our own words of one idea, without salutation and signature. */
export interface Body {
  before: string;
  /** Placed after the personal message; empty if there is none. */
  after: string;
}

const sentenceEnd = /(?<=[.!?…])\s+/u;
const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/**
 * Takes as much of an idea as the length allows; beside a personal message our words stay brief. A memory is before the
 * wish.
 */
export function bodyOf(
  { said: [opening, turn, wish] }: { said: Said },
  length: WordsLength,
  { request, pack }: Pick<Setting, 'request' | 'pack'>,
  memory: string | null = null,
): Body {
  const hasPersonal = personalOf(request) !== null;
  const more = length === 'long' && isWorthAdding(turn, opening, wish, pack.language) ? turn : '';
  if (memory && !hasPersonal) return { before: joined(opening, more, memory, wish), after: '' };
  if (hasPersonal) return { before: opening, after: length === 'long' ? wish : '' };
  if (length === 'short' && sentencesOf(joined(opening, wish)).length > mostOfShort)
    return { before: shortOf(opening, wish, request, pack), after: '' };
  return { before: joined(opening, more, wish), after: '' };
}

/**
 * Whether the further sentence of a long card makes it better: always if the card would be short without it, else only if it
 * repeats no word.
 */
function isWorthAdding(turn: string, opening: string, wish: string, language: Language): boolean {
  const others = joined(opening, wish);
  return (
    sentencesOf(others).length < mostOfShort ||
    echoOf(weightyWords(turn, language), weightyWords(others, language)) === 0
  );
}

/** Three sentences are still short, and the wish names the day and says "I love you". */
export const mostOfShort = 3;

/**
 * The whole opening, because its sentences are one thought; and of its wish the sentence that greets or names the day, if the
 * opening does not. If there is room, "I love you" ends it, or the sentences that come first: a later one may need them.
 */
function shortOf(opening: string, wish: string, { category }: WordsRequest, pack: LanguagePack): string {
  const wishes = wish.split(sentenceEnd);
  const isNaming = (text: string) => namesDay(text, category, pack.language);
  const isGreeting = (text: string) => mentions(text, pack.greetings);
  const greeting = isGreeting(opening) ? undefined : wishes.find(isGreeting);
  const needed = greeting ?? (isNaming(opening) ? undefined : wishes.find(isNaming));
  const room = mostOfShort - sentencesOf(opening).length - (needed === undefined ? 0 : 1);
  const last = wishes.at(-1) ?? '';
  const from = needed === undefined ? 0 : wishes.indexOf(needed) + 1;
  const added = pack.closesItself(last) && last !== needed ? [last] : wishes.slice(from, from + Math.max(room, 0));
  return joined(opening, needed ?? '', ...(room > 0 ? added : []));
}

/** The sender's own words, or null if there are only spaces. */
export function personalOf(request: WordsRequest): string | null {
  const personal = request.personalMessage;
  return personal === null || personal.trim() === '' ? null : personal;
}

/** Whether the sender's own words already end with their name. */
function isSigned(personal: string, senderName: string): boolean {
  const lastLine = normalise(personal.trim().split('\n').at(-1) ?? '');
  const firstName = normalise(senderName).split(' ')[0] ?? '';
  return firstName !== '' && lastLine.split(' ').slice(-3).includes(firstName);
}

export interface Setting {
  request: WordsRequest & { taken: readonly string[] };
  facts: Facts;
  pack: LanguagePack;
  isSolemn: boolean;
}

/** Everything that a request's words are written from. */
export function settingOf(asked: WordsRequest): Setting {
  const named = withEvent(asked);
  const tone = toneFor(named.tone, named.category, named.occasion?.type);
  // A copy, because results are cached per list and the caller may add to its list.
  const request = { ...named, tone, taken: [...(asked.taken ?? [])] };
  const pack = packFor(request.language);
  // Who says du to a teacher in a playful tone says it in grief too.
  const formIn = (toneOfForm: Tone) => pack.formFor?.(readFacts({ ...request, tone: toneOfForm }, pack));
  if (tone !== named.tone && formIn(tone) !== formIn(named.tone)) {
    const { recipient } = request;
    request.recipient = { ...recipient, about: { ...recipient.about, register: 'informal' } };
  }
  // Nobody is formal with a child.
  if (isFormal(request.tone) && isYoung(readFacts(request, pack))) request.tone = 'warm';
  const facts = readFacts(request, pack);
  return { request, facts, pack, isSolemn: isSolemn(request.category, facts.occasionType) };
}

/** The name that the sender signs with: what this person calls them takes precedence over their own. */
function signatureName({ recipient, sender }: WordsRequest): string {
  return (recipient.about?.callsMe ?? sender.name ?? '').replace(/\s+/g, ' ').trim();
}

/**
 * Sign-offs that do not repeat the card: no second "I love you", in any order of words, and none of its words. Among those close
 * the bare name comes before a second "love" right after the first.
 */
function withoutEcho(
  signOffs: readonly string[],
  ours: string,
  { group }: Facts,
  language: Language,
): readonly string[] {
  if (signOffs.length === 0) return [];
  const said = sentencesOf(ours);
  const sentences = said.map((sentence) => new Set(sentence.split(' ')));
  const unsaid = signOffs.filter((signOff) => {
    const words = normalise(signOff).split(' ');
    return !sentences.some((sentence) => words.every((word) => sentence.has(word)));
  });
  const apartFrom = (text: string) =>
    unsaid.filter((words) => echoOf(weightyWords(words, language), weightyWords(text, language)) === 0);
  const apart = apartFrom(ours);
  if (apart.length > 0) return apart;
  return isClose(group) ? apartFrom(said.at(-1) ?? '') : unsaid;
}

/** Joins salutation, our words, the unchanged personal message and the signature. */
export function composeText(
  body: Body,
  { idea, voice }: { idea: Idea; voice: Voice },
  setting: Setting,
  rng: Rng,
): string {
  const { request, facts, pack, isSolemn } = setting;
  const personal = personalOf(request);
  const senderName = signatureName(request);
  const theyGreet = personal !== null && typedIn.startsWithSalutation(personal);
  const { signAs = null, neverMention = [] } = request.recipient.about ?? {};
  const theySign =
    personal !== null &&
    ([senderName, request.sender.name ?? ''].some((name) => isSigned(personal, name)) ||
      (signAs !== null && normalise(personal).endsWith(normalise(signAs))));

  const needsSalutation = facts.name !== '' && !theyGreet && idea.named !== true;
  // A formal tone also keeps its salutation and sign-off around words in the neutral voice.
  const manner = isFormal(request.tone) ? 'formal' : voice;
  const begun = pack.underSalutation?.(body.before) ?? body.before;
  const greeting = pack.salutation(facts, manner, isSolemn);
  // "Maman et papa,": what a household is called may begin small.
  const opening = needsSalutation ? `${facts.isSeveral ? large(greeting) : greeting}\n${begun}` : body.before;
  const lastWords = personal === null || theyGreet || body.after !== '' ? body.after || body.before : '';
  // A closing in our last sentence is followed by the bare name.
  const isBare = signAs !== null || senderName === '' || pack.closesItself(lastWords);
  const signOffs = isBare ? [] : pack.signOffs(facts, manner, isSolemn);
  const fitting = withoutEcho(
    signOffs.filter((words) => !mentions(words, neverMention)),
    joined(body.before, body.after),
    facts,
    pack.language,
  );
  const signOff = fitting.length > 0 ? `${rng.pick(fitting)}${pack.signOffMark}\n` : '';
  const signed = signAs ?? (senderName === '' ? '' : signOff + senderName);
  const signature = theySign || request.signedByHand ? '' : signed;

  // Words that open with "Dear Anna" go first; words that end with a name go last.
  if (personal === null) return paragraphs(opening, signature);
  if (theyGreet && !theySign) return paragraphs(personal, joined(body.before, body.after), signature);
  if (theySign) return paragraphs(theyGreet ? joined(body.before, body.after) : joined(opening, body.after), personal);
  return paragraphs(opening, personal, body.after, signature);
}

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const paragraphs = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');
