import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { inSense } from '../../../contract/translate.ts';
import { checkLater } from '../../check-later.ts';
import { rescueFocus } from '../../rescue-focus.ts';
import { linkTo } from '../../return-address.ts';
import { ContactForm } from './contact-form.tsx';
import {
  type ContactFormInput,
  type ContactFormOutput,
  contactFormValues,
  type ImportedValues,
  importedFields,
  takeFile,
} from './contact-form-values.ts';
import { useUploadImport } from './import/use-upload-import.ts';
import { ImportBar } from './import-bar.tsx';
import { ImportSummary, PendingDatesNote } from './import-summary.tsx';
import { datesOfImport, keptPendingDates } from './pending-dates.ts';
import type { Import } from './use-import-contact.ts';
import { useCreateContact } from './use-save-contact.ts';

const check = checkLater(async () => (await import('../../../contract/people.ts')).personForm);

/** The form of a new contact, filled in by hand or from a vCard. */
export function AddContact({ returnTo }: { returnTo: string | undefined }) {
  const form = useForm<ContactFormInput, unknown, ContactFormOutput>({
    resolver: check,
    defaultValues: contactFormValues(),
  });
  const kept = keptPendingDates.useKept();
  const [pending, setPending] = useState(kept);
  const [imported, setImported] = useState<{ read: Import; filled: ImportedValues; leftOut: string[] } | null>(null);
  const [birthday, setBirthday] = useState('');
  const save = useCreateContact(pending, birthday, returnTo);
  useEffect(() => {
    keptPendingDates.keep(pending);
    // Leaving the page drops the dates, because they belong to this contact. A reload keeps them.
    return () => keptPendingDates.keep(null);
  }, [pending]);
  const take = (read: Import) => {
    const { values, filled, leftOut } = takeFile(
      form.getValues(),
      imported?.filled ?? {},
      importedFields(read.contact),
    );
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as keyof ContactFormInput, value, { shouldDirty: true });
    }
    const groups = [...new Set([...(form.getValues('groups') ?? []), ...read.contact.groups])];
    if (read.contact.groups.length > 0) form.setValue('groups', groups, { shouldDirty: true });
    if (read.contact.reach) form.setValue('reach', read.contact.reach, { shouldDirty: true });
    form.clearErrors();
    setPending(datesOfImport(read.contact));
    setImported({ read, filled, leftOut });
  };
  const importAll = useUploadImport();
  const back = linkTo(returnTo ?? '/people');
  const forget = () => {
    setPending(null);
    rescueFocus(document.getElementById('main'), { preventScroll: true });
  };
  return (
    <>
      <ImportBar onImport={take} />
      {imported && <ImportSummary {...imported} importAll={importAll} />}
      {pending && <PendingDatesNote pending={pending} onForget={forget} />}
      <ContactForm
        form={form}
        birthday={{ value: birthday, onValueChange: setBirthday }}
        save={save}
        guarded={!importAll.isPending}
        submitLabel={inSense('a button that saves')`Add Contact`}
        busyLabel="Adding..."
        cancel={back}
      />
    </>
  );
}
