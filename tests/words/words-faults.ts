import { composeMessages } from '../../src/studio/words/compose-messages.ts';
import type { LanguageManners, LanguagePack } from '../../src/studio/words/language-pack.ts';
import { packFor } from '../../src/studio/words/language-packs.ts';
import { readFacts } from '../../src/studio/words/read-facts.ts';
import { isTiny, normalise, saysOnce, sentencesOf } from '../../src/studio/words/sentences.ts';
import type { ComposedMessage, WordsRequest } from '../../src/studio/words/words-request.ts';

const mostSentences = { short: 3, medium: 6, long: 8 };
const mostLetters = 700;
/** Forbidden in texts of any language. A space before "!" and the like is French, and its pack checks it. */
const brokenText =
  /\b(?:undefined|null|NaN)\b|\[object|\$\{|\{\{|[{}<>[\]]| {2}|\t| [,.]|\.\.(?!\.)|,[.,]|\n{3}| \n|\n |^\s|\s$/;
const solemn = new Set(['memorial', 'memorial-day', 'good-friday']);

/** The primary and its alternates for a request, and all their faults, as messages. */
export function faultsOf(request: WordsRequest): string[] {
  const messages = composeMessages(request);
  const faults = messages.flatMap((message) =>
    faultsOfMessage(message, request).map((fault) => `${fault}: ${message.text}`),
  );
  if (messages.length !== request.count) faults.push(`${messages.length} of ${request.count} messages`);
  if (new Set(messages.map(({ idea }) => idea)).size !== messages.length) faults.push('one idea twice');
  for (const { text } of messages)
    if (!saysOnce(ourSentences(text, request))) faults.push(`one sentence twice in it: ${text}`);
  const said = messages.flatMap(({ text }) => [...new Set(ourSentences(text, request))].filter((one) => !isTiny(one)));
  if (!saysOnce(said)) faults.push(`one sentence in two of them: ${messages.map(({ text }) => text).join(' // ')}`);
  const addresses = new Set(messages.flatMap(({ text }) => addressOf(text, request) ?? []));
  if (addresses.size > 1) faults.push('addresses of two kinds among the alternates');
  return faults.map((fault) => `${nameOf(request)}: ${fault}`);
}

const nameOf = ({ language, category, recipient, tone, length }: WordsRequest) =>
  `${language} ${category} ${recipient.relationship} ${tone} ${length}`;

function faultsOfMessage({ text, idea }: ComposedMessage, request: WordsRequest): string[] {
  const pack = packFor(request.language);
  const ours = ourText(text, request);
  return [
    ...factFaults(text, ours, request, pack),
    ...(brokenText.test(text) ? ['broken text'] : []),
    ...mannerFaults(ours, request, pack, pack.manners),
    ...(isSolemn(request) && /!/.test(ours) ? ['an exclamation mark in sorrow'] : []),
    ...(isSolemn(request) && kindOf(idea, request, pack) === 'light' ? ['a light idea in sorrow'] : []),
    ...lengthFaults(ours, request),
  ];
}

function factFaults(text: string, ours: string, request: WordsRequest, pack: LanguagePack): string[] {
  const { name } = readFacts(request, pack);
  const { personalMessage, sender } = request;
  const faults: string[] = [];
  const named = text.match(new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'gu'))?.length ?? 0;
  if (name !== '' && named !== 1) faults.push(`the name ${named} times`);
  if (personalMessage && timesIn(text, personalMessage) !== 1) faults.push('the personal message not once');
  if (sender.name && !text.endsWith(sender.name)) faults.push('no sender');
  if (/\d/.test(ours)) faults.push('a figure');
  return faults;
}

function mannerFaults(ours: string, request: WordsRequest, pack: LanguagePack, manners: LanguageManners): string[] {
  const years = request.occasion?.years ?? null;
  const spoken = normalise(years === null ? '' : pack.numberInWords(years));
  const everyNumber = new RegExp(manners.numberWords, `g${manners.numberWords.flags}`);
  const numbers = [...ours.matchAll(everyNumber)].map(([word]) => normalise(word));
  const faults: string[] = [];
  if (numbers.some((word) => spoken === '' || !(spoken.includes(word) || word.includes(spoken))))
    faults.push(`a number nobody gave (${numbers.join(', ')})`);
  if (manners.isWorn(ours)) faults.push('a worn phrase');
  if (isSolemn(request) && manners.cheer.test(ours)) faults.push('cheer in sorrow');
  if (manners.slips?.test(ours)) faults.push(`a slip of grammar (${manners.slips.exec(ours)?.[0]})`);
  if (manners.familiar?.test(ours) && manners.polite?.test(ours)) faults.push('familiar and polite address in one');
  if (request.language !== 'en' && /gardening|bicycle/.test(ours)) faults.push('English notes in it');
  return faults;
}

function lengthFaults(ours: string, { length, personalMessage }: WordsRequest): string[] {
  const count = sentencesOf(ours).length;
  if (count === 0) return ['nothing of ours'];
  if (personalMessage !== null) return [];
  if (count > mostSentences[length]) return [`${count} sentences`];
  if (length === 'long' && count < 3) return [`only ${count} sentences`];
  return ours.length > mostLetters ? [`${ours.length} letters`] : [];
}

function isSolemn({ category, occasion }: WordsRequest): boolean {
  return category === 'sympathy' || solemn.has(occasion?.type ?? '');
}

function kindOf(id: string, { category, occasion }: WordsRequest, pack: LanguagePack): string | undefined {
  return pack.ideasOf(category, occasion?.type ?? '').find((idea) => idea.id === id)?.kind;
}

/** Familiar, polite, or null if the text does not show it. */
export function addressOf(text: string, request: WordsRequest): 'familiar' | 'polite' | null {
  const manners = packFor(request.language).manners;
  const ours = ourText(text, request);
  if (manners.familiar?.test(ours)) return 'familiar';
  return manners.polite?.test(ours) ? 'polite' : null;
}

const timesIn = (text: string, part: string) => text.split(part).length - 1;

/** Only our words: without salutation, the sender's own words, the sign-off and the name. */
function ourText(text: string, request: WordsRequest): string {
  const { name } = readFacts(request, packFor(request.language));
  const blocks = text.split('\n\n').filter((block) => block !== request.personalMessage);
  const signed = request.sender.name !== null ? blocks.slice(0, -1) : blocks;
  return signed
    .map((block) => {
      const lines = block.split('\n');
      return (lines.length > 1 && name !== '' && lines[0]?.includes(name) ? lines.slice(1) : lines).join(' ');
    })
    .join(' ')
    .trim();
}

/** The sentences of our words without the name, so that no two differ only by it. */
export function ourSentences(text: string, request: WordsRequest): string[] {
  const { name } = readFacts(request, packFor(request.language));
  const ours = ourText(text, request);
  return sentencesOf(name === '' ? ours : ours.replaceAll(name, 'N'));
}
