import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { AddressBooksPage } from '../../../features/settings/address-books/address-books-page.tsx';
import { pageTitle } from '../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/address-books')({
  head: () => ({ meta: [{ title: pageTitle(t`Address books`) }] }),
  component: AddressBooksPage,
});
