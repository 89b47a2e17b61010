import { CircleHelp, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExportHelpDialog } from './export-help-dialog.tsx';
import { type Import, useImportContact } from './use-import-contact.ts';

/** The ways to fill the form from a file: one vCard now, a CSV later, and help with both. */
export function ImportBar({ onImport }: { onImport: (read: Import) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  const [csv, setCsv] = useState(false);
  const read = useImportContact(onImport);
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
          // Choosing the same file again must count as a choice.
          event.currentTarget.value = '';
          if (file) read.mutate(file);
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
      <Button variant="quiet" onClick={() => setCsv(true)}>
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
      <Dialog
        open={csv}
        onOpenChange={setCsv}
        size="sm"
        title="Upload a CSV"
        description="Fondly cannot read CSV files yet. Until it can, add people one by one, by hand or with Upload Contact (.vcf)."
        actions={<Button onClick={() => setCsv(false)}>Close</Button>}
      />
    </div>
  );
}
