import { useMutation } from '@tanstack/react-query';
import type { ImportedContact } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { occasionInSentence } from '../../../domain/in-sentence.ts';
import { call } from '../../api.ts';
import { useToast } from '../../ui/toast.tsx';
import { uploadFailed } from './import/use-upload-import.ts';
import { datesOfImport, listed } from './pending-dates.ts';

/** The first contact of a file, and how many others it has. */
export type Import = { contact: ImportedContact; others: number; file: File };

/** Reads a vCard file and passes its first contact to `onImport`. */
export function useImportContact(onImport: (read: Import) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (vcfFile: File) => call('POST /api/people/upload-vcf', { files: { vcfFile } }),
    onSuccess: ({ contact, others }, file) => {
      onImport({ contact, others, file });
      const pending = datesOfImport(contact);
      const what = pending && listed(pending.dates.map(({ occasionType }) => occasionInSentence(occasionType)));
      toast({
        title: t`Contact imported`,
        description: what
          ? t`Check the details. The ${what} will be added with the contact.`
          : t`Check the details, then add the contact.`,
      });
    },
    onError: (error) => toast(uploadFailed(error.message || t`Failed to upload vCard`)),
  });
}
