import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { GroupView, UpdateGroupBody } from '../../../../contract/groups.ts';
import { groupLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { groupsQuery } from '../../../queries/groups.queries.ts';
import { markPeopleStale } from '../../../queries/people.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { contactsWords } from '../bulk/bulk-words.ts';

/** Renames and deletes groups, and says how often to be in touch with each. */
export function ManageGroupsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const groups = useQuery(groupsQuery).data ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Manage groups"
      description="To make a group, add its name to a contact."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {groups.length === 0 ? (
        <p className="text-sm text-ink-soft">No groups yet.</p>
      ) : (
        <ul className="grid gap-3 divide-y divide-line">
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function GroupRow({ group }: { group: GroupView }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState(group.name);
  const [months, setMonths] = useState(String(group.nudgeMonths ?? ''));
  const [asking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: (body: UpdateGroupBody) => call('PATCH /api/groups/:id', { params: { id: group.id }, body }),
    onSuccess: () => markPeopleStale(queryClient),
    onError: (error) => {
      setName(group.name);
      setMonths(String(group.nudgeMonths ?? ''));
      toast({ title: t`The group was not changed`, description: error.message, variant: 'destructive' });
    },
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/groups/:id', { params: { id: group.id } }),
    onSuccess: () => markPeopleStale(queryClient),
    onError: (error) =>
      toast({ title: t`The group was not deleted`, description: error.message, variant: 'destructive' }),
  });
  const saveName = () => {
    if (name.trim() === '') setName(group.name);
    else if (name.trim() !== group.name) save.mutate({ name });
  };
  const saveMonths = () => {
    const nudgeMonths = months === '' ? null : Number(months);
    if (nudgeMonths !== group.nudgeMonths) save.mutate({ nudgeMonths });
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 pb-3 last:pb-0">
      <TextInput
        dir="auto"
        aria-label={`Name of ${group.name}`}
        value={name}
        maxLength={groupLimits.name}
        onChange={({ target }) => setName(target.value)}
        onBlur={saveName}
      />
      <IconButton label={`Delete ${group.name}`} onClick={() => setAsking(true)}>
        <Trash2 size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{contactsWords(group.contacts)}</span>
        <span className="flex items-center gap-2">
          Months between cards or notes
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={36}
            className="w-18"
            aria-label={`Months between cards or notes for ${group.name}`}
            value={months}
            onChange={({ target }) => setMonths(target.value)}
            onBlur={saveMonths}
          />
        </span>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete the group ${group.name}?`}
        text="Its contacts are kept."
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
}
