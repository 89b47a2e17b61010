import { t } from '../../../contract/translate.ts';
import { backWords, linkTo } from '../../return-address.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useLater } from '../../ui/use-later.ts';
import { FormSkeleton } from './form-skeleton.tsx';

const loadForm = () => import('./add-contact.tsx').then((module) => module.AddContact);

/** Adds a contact, then returns to the create form if the user came from there. */
export function AddContactPage({ returnTo }: { returnTo: string | undefined }) {
  const AddContact = useLater(loadForm, true);
  return (
    <Page narrow>
      <BackLink {...linkTo(returnTo ?? '/people')}>{backWords(returnTo, t`My Contacts`)}</BackLink>
      <PageHead title="Add New Contact" />
      {AddContact ? <AddContact returnTo={returnTo} /> : <FormSkeleton />}
    </Page>
  );
}
