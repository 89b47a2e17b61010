import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, UsersRound } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { duplicatesQuery } from '../../../queries/duplicates.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useLaterPopup } from '../../../ui/use-later-popup.ts';
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
        <ExportMenu />
      </div>
    </div>
  );
});

const loadMenu = () => import('./export-menu.tsx').then(({ ExportMenuList }) => ExportMenuList);

function ExportMenu() {
  const { Popup: List, isPressed, button } = useLaterPopup(loadMenu);
  return List ? <List defaultOpen={isPressed} trigger={<ExportButton />} /> : <ExportButton {...button} />;
}

function ExportButton(props: ComponentProps<'button'>) {
  return (
    <Button variant="quiet" size="sm" icon={<Download {...icon} />} {...props}>
      Export
    </Button>
  );
}
