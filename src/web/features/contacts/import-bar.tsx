import { CircleHelp, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ExportHelpDialog } from './export-help-dialog.tsx';
import { importAccept, useUploadImport } from './import/use-upload-import.ts';
import { type Import, useImportContact } from './use-import-contact.ts';

/** The largest vCard that the form reads; a larger one must contain many contacts. */
const formFileBytes = 5 * 1024 * 1024;

/** Reads contacts from files: one vCard fills the form, many contacts go to the import. Includes help for both. */
export function ImportBar({ onImport }: { onImport: (read: Import) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const manyInput = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  const read = useImportContact(onImport);
  const upload = useUploadImport();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-1 max-md:[&>.btn-quiet]:-ms-3">
      <input
        ref={input}
        type="file"
        accept=".vcf,text/vcard,text/x-vcard"
        aria-label="vCard file"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Otherwise choosing the same file again would not fire an event.
          event.currentTarget.value = '';
          if (file && file.size > formFileBytes) upload.mutate(file);
          else if (file) read.mutate(file);
        }}
      />
      <input
        ref={manyInput}
        type="file"
        accept={importAccept}
        aria-label="File of several contacts"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) upload.mutate(file);
        }}
      />
      <Button
        variant="line"
        busy={read.isPending}
        busyLabel="Reading..."
        icon={<FileUp size={18} strokeWidth={1.6} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Upload Contact
      </Button>
      <Button
        variant="quiet"
        busy={upload.isPending}
        busyLabel="Uploading..."
        onClick={() => manyInput.current?.click()}
      >
        Adding several contacts? Upload a CSV
      </Button>
      <Button
        variant="quiet"
        icon={<CircleHelp size={18} strokeWidth={1.6} aria-hidden />}
        onClick={() => setHelp(true)}
      >
        Need help?
      </Button>
      <ExportHelpDialog open={help} onOpenChange={setHelp} />
    </div>
  );
}
