import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, FileSpreadsheet, IdCard, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { exportEndpoints } from '../../../../contract/exports.ts';
import { duplicatesQuery } from '../../../queries/duplicates.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { duplicateWords } from './duplicate-words.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The links beside the search: likely duplicates, and the export of all contacts. */
export const ContactsTools = memo(function ContactsTools() {
  const count = useQuery(duplicatesQuery).data?.length ?? 0;
  return (
    <div className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-4 text-sm">
      {count > 0 && (
        <Link
          to="/people/duplicates"
          className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
        >
          <UsersRound {...icon} />
          {duplicateWords(count)}
        </Link>
      )}
      <div className="ms-auto">
        <Menu
          trigger={
            <Button variant="quiet" size="sm" icon={<Download {...icon} />}>
              Export
            </Button>
          }
        >
          <MenuItem icon={<IdCard {...icon} />} render={<a href={exportEndpoints.vcard.path} download />}>
            vCard, with photos
          </MenuItem>
          <MenuItem icon={<FileSpreadsheet {...icon} />} render={<a href={exportEndpoints.csv.path} download />}>
            CSV, for a spreadsheet
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
});
