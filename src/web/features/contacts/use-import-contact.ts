import { useMutation } from '@tanstack/react-query';
import { type ImportedContact, peopleEndpoints } from '../../../contract/people.ts';
import { call } from '../../api.ts';
import { useToast } from '../../ui/toast.tsx';
import { datesOfImport } from './pending-dates.ts';

export type Import = { contact: ImportedContact; others: number };

/** Reads a vCard file; `onImport` gets its first contact. */
export function useImportContact(onImport: (read: Import) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (vcfFile: File) => call(peopleEndpoints.uploadVcf, { files: { vcfFile } }),
    onSuccess: ({ contact, others }) => {
      onImport({ contact, others });
      const pending = datesOfImport(contact);
      const what = pending?.dates.map(({ occasionType }) => occasionType).join(' and ');
      toast({
        title: 'Contact imported',
        description: what
          ? `Check the details. The ${what} will be added with the contact.`
          : 'Check the details, then add the contact.',
      });
    },
    onError: (error) =>
      toast({
        title: 'Upload failed',
        description: error.message || 'Failed to upload vCard',
        variant: 'destructive',
      }),
  });
}
