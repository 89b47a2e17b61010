import type { About, PetKind, TopicView } from '../../../../contract/about.ts';

export const petWords: Record<PetKind, string> = {
  dog: 'Dog',
  cat: 'Cat',
  horse: 'Horse',
  rabbit: 'Rabbit',
  bird: 'Bird',
  fish: 'Fish',
  other: 'Pet',
};

/** The names of topics, in the order of their ids; without one that a newer catalogue no longer has. */
export function topicNames(ids: readonly string[], catalogue: readonly TopicView[] = []): string[] {
  return ids.flatMap((id) => catalogue.find((topic) => topic.id === id)?.name ?? []);
}

/** What is still to be known, as the questions that the contact's page asks; where each is answered. */
export function missingQuestions(
  about: About,
  topicsInNotes: readonly string[],
): { question: string; field: string }[] {
  const lovesNothing = about.topics.length + about.ownTopics.length + topicsInNotes.length === 0;
  return [
    ...(lovesNothing ? [{ question: 'What do they love?', field: 'known-loves' }] : []),
    ...(about.signAs ? [] : [{ question: 'How do you sign to them?', field: 'known-more' }]),
    ...(about.memories.length > 0 ? [] : [{ question: 'What have you shared?', field: 'known-more' }]),
  ];
}
