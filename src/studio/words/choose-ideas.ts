import type { Tone } from '../../contract/vocabulary.ts';
import type { Rng } from '../art/core/rng.ts';
import type { Facts, Idea, Said, Voice } from './idea.ts';
import { everyVoice, isFitting, voicesOfTone } from './idea.ts';
import { sentencesOf } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';

/** An idea in one voice, with how well it suits this card. */
export interface Candidate {
  idea: Idea;
  voice: Voice;
  said: Said;
  score: number;
}

// Chance weighs so much that of a thousand cards no idea opens one in twenty.
const weight = { fact: 6, number: 2.2, personal: 1, chance: 3, sameKind: -3, worn: -1.5 };
const narrowAudience = 3;
const factNeeds = ['loves', 'things', 'traits'];

/** Only play has to sound like nothing else; the voice for any tone serves the others as well as their own. */
const voiceStep = (tone: Tone) => (tone === 'playful' ? 0.8 : 0.25);

function scoreOf(idea: Idea, voicePenalty: number, luck: number): number {
  const usesFact = idea.limits.needs?.some((need) => factNeeds.includes(need)) ?? false;
  const isPersonal = idea.groups.length <= narrowAudience || idea.limits.only !== undefined;
  return (
    (usesFact ? weight.fact : 0) +
    (idea.kind === 'number' ? weight.number : 0) +
    (isPersonal ? weight.personal : 0) -
    voicePenalty +
    luck * weight.chance
  );
}

/** How much an idea is worn by what the sender's other people were told: twice as often counts a step more. */
function wornBy(taken: readonly string[]): (said: Said) => number {
  if (taken.length === 0) return () => 0;
  const times = new Map<string, number>();
  for (const text of taken)
    for (const sentence of new Set(sentencesOf(text))) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return (said) =>
    weight.worn * Math.log2(1 + Math.max(...said.flatMap(sentencesOf).map((sentence) => times.get(sentence) ?? 0), 0));
}

/** One candidate for each fitting idea, in the best voice it has among `voices`. */
function candidatesIn(
  voices: readonly Voice[],
  step: number,
  ideas: readonly Idea[],
  facts: Facts,
  { rng, worn }: { rng: Rng; worn: (said: Said) => number },
): Candidate[] {
  return ideas.flatMap((idea) => {
    if (!isFitting(idea, facts)) return [];
    const rank = voices.findIndex((voice) => idea.says[voice] !== undefined);
    const voice = voices[rank];
    const saying = voice && idea.says[voice];
    if (!voice || !saying) return [];
    const said = typeof saying === 'function' ? saying(facts) : saying;
    // A fork by id: a new idea never moves the luck of the others.
    return [{ idea, voice, said, score: scoreOf(idea, rank * step, rng.fork(idea.id).next()) + worn(said) }];
  });
}

/** Candidates in the tone asked for, then those that would have to borrow another voice. */
export function candidatesFor(
  ideas: readonly Idea[],
  facts: Facts,
  request: WordsRequest,
  rng: Rng,
): { inTone: Candidate[]; inAnyTone: Candidate[] } {
  const step = voiceStep(request.tone);
  const luck = { rng, worn: wornBy(request.taken ?? []) };
  return {
    inTone: candidatesIn(voicesOfTone[request.tone], step, ideas, facts, luck),
    inAnyTone: candidatesIn(everyVoice, step, ideas, facts, luck),
  };
}

/** The best candidate whose kind has been used least; the alternates should differ in more than words. */
export function bestOf(candidates: readonly Candidate[], usedKinds: readonly string[]): Candidate | undefined {
  const worth = (candidate: Candidate) =>
    candidate.score + weight.sameKind * usedKinds.filter((kind) => kind === candidate.idea.kind).length;
  return candidates.reduce<Candidate | undefined>(
    (best, candidate) => (best === undefined || worth(candidate) > worth(best) ? candidate : best),
    undefined,
  );
}
