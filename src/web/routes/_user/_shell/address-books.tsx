import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { AddressBooksPage } from '../../../features/settings/address-books/address-books-page.tsx';

export const Route = createFileRoute('/_user/_shell/address-books')({
  head: () => ({ meta: [{ title: t`Address books | Fondly` }] }),
  component: AddressBooksPage,
});
