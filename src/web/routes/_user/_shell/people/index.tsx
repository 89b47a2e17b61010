import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { ContactsPage } from '../../../../features/contacts/contacts-page.tsx';
import { useSearchWords } from '../../../../features/contacts/use-search-words.ts';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import { groupsQuery } from '../../../../queries/groups.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';
import { readText, type Search } from '../../../../read-search.ts';
import { soon } from '../../../../soon.ts';

export const Route = createFileRoute('/_user/_shell/people/')({
  validateSearch: ({ q, group }: Search): { q?: string; group?: string } => ({
    q: readText(q),
    group: readText(group),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(datesQuery());
    void context.queryClient.prefetchQuery(groupsQuery);
    return soon(context.queryClient.prefetchQuery(peopleQuery));
  },
  head: () => ({ meta: [{ title: t`My Contacts | Fondly` }] }),
  component: Contacts,
});

function Contacts() {
  const { q = '', group } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [words, setWords] = useSearchWords(
    q,
    (next) =>
      void navigate({
        search: (before) => ({ ...before, q: next || undefined }),
        replace: true,
        resetScroll: false,
      }),
  );
  return (
    <ContactsPage
      words={words}
      onWords={setWords}
      settledWords={q}
      group={group}
      onGroup={(next) =>
        void navigate({ search: (before) => ({ ...before, group: next }), replace: true, resetScroll: false })
      }
    />
  );
}
