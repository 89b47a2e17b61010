import { Download } from 'lucide-react';
import { accountEndpoints } from '../../../contract/accounts.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The browser saves the file while it arrives, however large it is. */
export function DownloadDataLink() {
  return (
    <a href={accountEndpoints.download.path} download className={buttonClass('line')}>
      <Download size={18} strokeWidth={1.6} aria-hidden />
      Download my data
    </a>
  );
}
