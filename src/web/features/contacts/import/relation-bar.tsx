import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportEntryView, ImportView } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';
import { call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SelectionFrame } from '../bulk/selection-frame.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { RelationDialog } from '../relation-dialog.tsx';
import { entries } from './count-words.ts';

/** Sets what the people of the chosen entries are to the user. */
export function RelationBar({
  importId,
  selection,
  shown,
  onSet,
}: {
  importId: ImportView['id'];
  selection: Selection<ImportEntryView>;
  shown: number;
  /** Runs when a relation was set, and others may be chosen. */
  onSet: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { chosen } = selection;
  const relate = useMutation({
    mutationFn: (relationship: string) =>
      call('PATCH /api/imports/:id/relations', {
        params: { id: importId },
        body: { entries: chosen.map(({ id }) => id), relationship },
      }),
    onSuccess: async ({ changed }, relationship) => {
      setAsking(false);
      onSet();
      await queryClient.invalidateQueries({ queryKey: ['/api/imports', 'entries', String(importId)] });
      toast({ title: t`${relationshipLabel(relationship)}: ${entries(changed)}` });
    },
    onError: (error) => toast({ title: t`Relation not set`, description: error.message, variant: 'destructive' }),
  });
  return (
    <>
      <SelectionFrame
        label="Selected entries"
        words={`${entries(chosen.length)} selected`}
        selection={selection}
        shown={shown}
      >
        <Button className="max-md:w-full" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          Relation
        </Button>
      </SelectionFrame>
      <RelationDialog
        description={`For ${entries(chosen.length)} of this file.`}
        open={asking}
        busy={relate.isPending}
        onClose={() => setAsking(false)}
        onChoose={(relationship) => relate.mutate(relationship)}
      />
    </>
  );
}
