import { FileSpreadsheet, IdCard } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The menu with the files of all contacts. */
export function ExportMenuList({ defaultOpen, trigger }: { defaultOpen: boolean; trigger: ReactElement }) {
  return (
    <Menu defaultOpen={defaultOpen} trigger={trigger}>
      <MenuItem icon={<IdCard {...icon} />} render={<a href="/api/people/export.vcf" download />}>
        vCard, with photos
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet {...icon} />} render={<a href="/api/people/export.csv" download />}>
        CSV, for a spreadsheet
      </MenuItem>
    </Menu>
  );
}
