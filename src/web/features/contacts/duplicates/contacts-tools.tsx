import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, ListChecks, Settings2, UsersRound } from 'lucide-react';
import { type ComponentProps, memo, useState } from 'react';
import { GroupFilter } from '../../../group-choice/group-filter.tsx';
import { duplicatesQuery } from '../../../queries/duplicates.queries.ts';
import { groupsQuery } from '../../../queries/groups.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useLaterPopup } from '../../../ui/use-later-popup.ts';
import { duplicateWords } from './duplicate-words.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Beside the search: the filter by group, likely duplicates, choosing several, and the export of all contacts. */
export const ContactsTools = memo(function ContactsTools({
  group,
  onGroup,
  onSelect,
  isSelecting,
}: {
  group: string | undefined;
  onGroup: (group: string | undefined) => void;
  onSelect: () => void;
  isSelecting: boolean;
}) {
  const count = useQuery(duplicatesQuery).data?.length ?? 0;
  return (
    <div className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-4 text-sm">
      <GroupTools group={group} onGroup={onGroup} />
      {count > 0 && (
        <Link
          to="/people/duplicates"
          data-needs="contacts"
          className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
        >
          <UsersRound {...icon} />
          {duplicateWords(count)}
        </Link>
      )}
      <div className="ms-auto flex">
        <Button
          data-needs="contacts"
          variant="quiet"
          size="sm"
          icon={<ListChecks {...icon} />}
          disabled={isSelecting}
          onClick={() => onSelect()}
        >
          Select
        </Button>
        <ExportMenu />
      </div>
    </div>
  );
});

const loadManage = () =>
  import('../groups/manage-groups-dialog.tsx').then(({ ManageGroupsDialog }) => ManageGroupsDialog);

/** The filter by group, and the dialog to rename and delete groups. */
function GroupTools(props: { group: string | undefined; onGroup: (group: string | undefined) => void }) {
  const hasGroups = (useQuery(groupsQuery).data?.length ?? 0) > 0;
  const [open, setOpen] = useState(false);
  const Manage = useLater(loadManage, open);
  if (!hasGroups && !open) return null;
  return (
    <div className="flex items-center gap-1">
      <GroupFilter {...props} className="w-auto max-w-52 text-sm font-medium" />
      <IconButton data-needs="contacts" label="Manage groups" onClick={() => setOpen(true)}>
        <Settings2 {...icon} />
      </IconButton>
      {Manage && <Manage open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

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
