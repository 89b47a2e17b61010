import { ContactDialog, type ContactDialogProps } from './contact-dialog.tsx';

/** Asks for the e-mail address a contact does not have yet and saves it with the contact. */
export function EmailDialog(props: Omit<ContactDialogProps, 'kind'>) {
  return <ContactDialog kind="email" {...props} />;
}
