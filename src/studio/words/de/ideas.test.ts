import { expect, test } from 'vitest';
import { allIdeasOf, factsOf, occasions, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { cardCategories } from '../../../contract/vocabulary.ts';
import type { Idea } from '../idea.ts';
import { keepsAddressOf } from '../keeps-address.ts';
import { sentencesOf } from '../sentences.ts';
import { pack as german } from './pack.ts';
import { underSalutation } from './under-salutation.ts';
import { isWorn } from './worn-phrases.ts';

const allIdeas = allIdeasOf(german);

const known = {
  name: 'Anna',
  years: 40,
};

const familiar = (idea: Idea) => sayingsTo(german, idea, factsOf(german, 'friend', known));
const client = factsOf(german, 'client', { ...known, tone: 'formal' });
const polite = (idea: Idea) => sayingsTo(german, idea, client).filter(keepsAddressOf(client, german));
const mayBePolite = (idea: Idea) =>
  [...idea.to.groups].some((group) => ['work', 'client', 'acquaintance'].includes(group));

test('no sentence is said by two ideas', () => {
  const saidBy = new Map<string, string>();
  for (const category of cardCategories)
    for (const occasion of occasions) {
      const all = german.ideasOf(category, occasion);
      // A plain "Herzlichen Glückwunsch" belongs to everybody.
      for (const idea of all)
        for (const sentence of familiar(idea)
          .flat()
          .flatMap(sentencesOf)
          .filter((one) => one.split(' ').length > 4)) {
          const other = saidBy.get(`${category} ${sentence}`);
          if (other !== undefined && other !== idea.id)
            expect.soft('', `"${sentence}" in ${idea.id} and ${other}`).toBe(idea.id);
          saidBy.set(`${category} ${sentence}`, idea.id);
        }
    }
});

test('sentences are finished, unworn, and free of digits and of open choices', () => {
  for (const [id, idea] of allIdeas)
    for (const part of [...familiar(idea), ...(mayBePolite(idea) ? polite(idea) : [])].flat()) {
      expect.soft(part, id).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect.soft(part, id).not.toMatch(/ {2}|undefined|null|NaN|\d|[{}|"]|[ ][,.!?]/);
      expect.soft(part.length, `${id}: ${part}`).toBeLessThanOrEqual(170);
      expect.soft(isWorn(part), `${id}: ${part}`).toBe(false);
    }
});

test('Sie is said throughout, and du is', () => {
  const { familiar: du, polite: sie } = german.manners;
  const duVerb =
    /(?<=[\p{Ll},:] )Sie (?!fast|erst|sonst|selbst|meist)\p{Ll}+st(?!\p{L})|(?<!\p{L})\p{L}*[^\W\d_](?<!selb|son|er|mei|fa|is|lie)st Sie(?!\p{L})/u;
  const duOrder =
    /(?:^|[.!?:,] |und )(?:lass|nimm|komm|bleib|sei|hab|mach|geh|schlaf|feier|genieß|iss|trink|gib|halt|denk|lies|leg|setz|stell|gönn|erzähl|küss|sieh|schick|heb) /iu;
  for (const [id, idea] of allIdeas) {
    for (const part of familiar(idea).flat())
      if (sie && ![...idea.to.groups].every((group) => group === 'client')) expect.soft(part, id).not.toMatch(sie);
    if (!mayBePolite(idea)) continue;
    for (const part of polite(idea).flat()) {
      if (du) expect.soft(part, id).not.toMatch(du);
      expect.soft(part, id).not.toMatch(duVerb);
      expect.soft(part, id).not.toMatch(duOrder);
      expect.soft(part, id).not.toMatch(/(?<!\p{L})(?:euch|euer|eure[mnrs]?|ihr habt|ihr seid)(?!\p{L})/u);
    }
  }
});

test('nobody’s gender is guessed', () => {
  for (const [id, idea] of allIdeas)
    for (const part of familiar(idea).flat())
      expect
        .soft(part, id)
        .not.toMatch(
          /\*|\/|:in(?!\p{L})|(?<!\p{L})(?:Freundin|Kollegin|dein Freund|mein Lieber|meine Liebste|mein Liebster)(?!\p{L})/u,
        );
});

test('sorrow is given no advice', () => {
  const solemn = [...allIdeas.values()].filter((idea) =>
    /^(sympathy|memorial|memorial-day|good-friday)\//.test(idea.id),
  );
  expect(solemn.length).toBeGreaterThanOrEqual(48);
  for (const idea of solemn)
    for (const part of familiar(idea).flat()) {
      expect
        .soft(part, idea.id)
        .not.toMatch(/(?<!\p{L})(?:musst|solltest|wirst|wenigstens|zum Glück|besser)(?!\p{L}).*(?<!nichts sein)\.$/u);
    }
  for (const idea of german.ideasOf('sympathy', ''))
    for (const [opening] of familiar(idea)) expect.soft(opening, idea.id).toMatch(/\bleid\b/);
});

/** First words that are no nouns, read through once: a noun that is missing from the list of nouns turns up here. */
const smallWords = new Set(
  `dir etwas genug neben nun schönen welcher unser verlobt viel schriebe unabhängig ab achtzehn alle alles als am amtliche an andere anfangen auch auf aufwärts aus ausschlafen befreundet brächten dieses frohen frohes fröhliches gesegneten bei beim
  bevor bis bitte da danke das dass dein deine dem der dich die dies diese dieser du durch eigentlich ein eine
  einen einer einmal einziger endlich erzähl es falls freundlich fünfundzwanzig fünfzig für fürs gegen geheime
  gemalte geschafft gesund gib gut gute herzlichen heute hier hinter hoffentlich hätte ich im in ins inzwischen
  irgendwann irgendwer irgendwo jede jeden jeder jedes jemand kein keine käme könnte laut ließe man manche manches
  manchmal mein meine meinen mir mit mitten möge mögen müsste nach nehmen neue neulich nicht niemand nimm noch nur
  offizielle sagen schon schön sechzehn seit so sollte solltest solltet sonst stolz streiten stünde sechzig säßen trösten
  um unter unzählige vielleicht vierzig von vor vorn was wenn wer wie wieder wir wo wäre wären zu zum zur zusammen
  zwei zwischen über überall überrascht
  diesmal eure ganz herzlich hiermit hipp immer jetzt kaum lange normalerweise vielen vorab weil wozu
  bravo bunte dafür davor diesen euch gerade großartig hallo hurra ihr ja je nebenan ob pling solange unsere unten vieles
  wahre werd recht besten fröhliche lieben rasche schöne tausend frohe früher oberste offiziell sollten wichtiger`.split(
    /\s+/,
  ),
);

test('under a salutation only nouns and Sie stay large', () => {
  const small = new Set<string>();
  const large = new Set<string>();
  for (const idea of allIdeas.values())
    for (const [opening] of [...familiar(idea), ...(mayBePolite(idea) ? polite(idea) : [])]) {
      const first = underSalutation(opening).split(/[^\p{L}]/u)[0] ?? '';
      (/^\p{Lu}/u.test(first) ? large : small).add(first);
    }
  expect([...small].filter((word) => !smallWords.has(word)).sort()).toEqual([]);
  expect(large.size).toBeGreaterThan(10);
  expect(underSalutation('Weihnachten kommt.')).toBe('Weihnachten kommt.');
  expect(underSalutation('Ihnen alles Gute.')).toBe('Ihnen alles Gute.');
  expect(underSalutation('Über allem steht: danke.')).toBe('über allem steht: danke.');
});
