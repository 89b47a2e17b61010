import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { PaperPage } from '../../../features/paper/paper-page.tsx';
import { type PaperSubject, paperQuery } from '../../../queries/paper.queries.ts';
import { readId, readText, type Search } from '../../../read-search.ts';

const readIds = (value: unknown): string | undefined => {
  const text = readText(value);
  return text && /^\d+(,\d+)*$/.test(text) ? text : undefined;
};

export const Route = createFileRoute('/_user/_shell/paper')({
  /** A round, or ids of cards or contacts with commas between. */
  validateSearch: ({ round, cards, people, drafts }: Search): PaperSubject => ({
    round: readId(round),
    cards: readIds(cards),
    people: readIds(people),
    drafts: drafts === 'yes' ? 'yes' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const isNothing = Object.values(deps).every((value) => value === undefined);
    if (!isNothing) void queryClient.prefetchQuery(paperQuery(deps));
  },
  head: () => ({ meta: [{ title: t`On Paper | Fondly` }] }),
  component: Paper,
});

function Paper() {
  const subject = Route.useSearch();
  return <PaperPage subject={subject} />;
}
