import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ContactsPage } from '../../../../features/contacts/contacts-page.tsx';
import { useSearchWords } from '../../../../features/contacts/use-search-words.ts';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';

const search = z.object({ q: z.coerce.string().optional().catch(undefined) });

export const Route = createFileRoute('/_user/_shell/people/')({
  validateSearch: search,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(peopleQuery);
    void context.queryClient.prefetchQuery(datesQuery());
  },
  head: () => ({ meta: [{ title: 'My Contacts | Fondly' }] }),
  component: Contacts,
});

function Contacts() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [words, setWords] = useSearchWords(
    q,
    (next) => void navigate({ search: next ? { q: next } : {}, replace: true, resetScroll: false }),
  );
  return <ContactsPage words={words} onWords={setWords} />;
}
