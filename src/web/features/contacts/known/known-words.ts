import type { About, TopicView } from '../../../../contract/about.ts';
import type { PetKind } from '../../../../contract/about-limits.ts';
import { t } from '../../../../contract/translate.ts';

export const petWords: Record<PetKind, string> = {
  dog: t`Dog`,
  cat: t`Cat`,
  horse: t`Horse`,
  rabbit: t`Rabbit`,
  bird: t`Bird`,
  fish: t`Fish`,
  other: t`Pet`,
};

/** The names of topics in the order of the ids, without those that the catalogue no longer has. */
export function topicNames(ids: readonly string[], catalogue: readonly TopicView[] = []): string[] {
  return ids.flatMap((id) => catalogue.find((topic) => topic.id === id)?.name ?? []);
}

/** The questions about missing details on the contact's page, each with the place to answer it. */
export function missingQuestions(
  about: About,
  topicsInNotes: readonly string[],
): { question: string; field: string }[] {
  const lovesNothing = about.topics.length + about.ownTopics.length + topicsInNotes.length === 0;
  return [
    ...(lovesNothing ? [{ question: t`What do they love?`, field: 'known-loves' }] : []),
    ...(about.signAs ? [] : [{ question: t`How do you sign to them?`, field: 'known-more' }]),
    ...(about.memories.length > 0 ? [] : [{ question: t`What have you shared?`, field: 'known-more' }]),
  ];
}
