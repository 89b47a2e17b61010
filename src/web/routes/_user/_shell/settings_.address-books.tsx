import { createFileRoute } from '@tanstack/react-router';
import { AddressBooksPage } from '../../../features/settings/address-books/address-books-page.tsx';
import { addressBooksQuery } from '../../../queries/address-books.queries.ts';

export const Route = createFileRoute('/_user/_shell/settings_/address-books')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(addressBooksQuery);
  },
  head: () => ({ meta: [{ title: 'Address books | Fondly' }] }),
  component: AddressBooksPage,
});
