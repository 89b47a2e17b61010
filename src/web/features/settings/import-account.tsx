import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLater } from '../../ui/use-later.ts';

const loadDialog = () => import('./import-account-dialog.tsx').then(({ ImportAccountDialog }) => ImportAccountDialog);

/** The way to bring an account from another installation into this one. */
export function ImportAccount() {
  const [isOpen, setOpen] = useState(false);
  const ImportAccountDialog = useLater(loadDialog, isOpen);
  return (
    <>
      <Button variant="line" icon={<Upload size={18} strokeWidth={1.6} aria-hidden />} onClick={() => setOpen(true)}>
        Import an account
      </Button>
      {ImportAccountDialog && isOpen && <ImportAccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}
