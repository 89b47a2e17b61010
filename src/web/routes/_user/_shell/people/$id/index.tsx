import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../contract/translate.ts';
import { ContactPage } from '../../../../../features/contacts/contact-page.tsx';
import { cardsQuery } from '../../../../../queries/cards.queries.ts';
import { datesQuery } from '../../../../../queries/dates.queries.ts';
import { personQuery } from '../../../../../queries/people.queries.ts';

export const Route = createFileRoute('/_user/_shell/people/$id/')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(personQuery(params.id));
    // An id that is not a number cannot exist; the page's first call reports it.
    if (!/^\d+$/.test(params.id)) return;
    void queryClient.prefetchQuery(datesQuery(Number(params.id)));
    void queryClient.prefetchQuery({ ...cardsQuery(Number(params.id)), staleTime: 0 });
  },
  head: () => ({ meta: [{ title: t`Contact | Fondly` }] }),
  component: Contact,
});

function Contact() {
  const { id } = Route.useParams();
  return <ContactPage key={id} id={id} />;
}
