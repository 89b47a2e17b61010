import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ImportView, importEndpoints } from '../../../../contract/imports.ts';
import { call } from '../../../api.ts';
import { type EntryFilter, importQuery, importsQuery } from '../../../queries/imports.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { type Choice, chosenEntries, countChosen } from './choice.ts';
import { ColumnPanel } from './column-panel.tsx';
import { contacts } from './count-words.ts';
import { EntryList } from './entry-list.tsx';
import { useChoice } from './use-choice.ts';

/** An import before it is applied, or stopped by an error: its columns, its entries to choose from, and Add. */
export function StagedImport({
  view,
  only,
  onFilter,
  onColumnsRead,
}: {
  view: ImportView;
  only: EntryFilter | undefined;
  onFilter: (only: EntryFilter | undefined) => void;
  /** Runs when the rows were read again, and the panel of the columns goes. */
  onColumnsRead: () => void;
}) {
  const [choice, setChoice] = useChoice(view.id);
  const staged = view.state === 'staged';
  const needsMapping = staged && view.csv?.needsMapping === true;
  const [columns, setColumns] = useState(needsMapping);
  const apply = useApply(view.id);
  const discard = useDiscard(view.id);
  const readAgain = () => {
    setColumns(false);
    onColumnsRead();
  };
  const chosen = countChosen(choice, Math.max(0, view.counts.ready - view.added));
  return (
    <>
      {view.state === 'failed' && (
        <div className="mb-6">
          <ErrorNote title="Not everyone was added">{view.error ?? 'Please try again.'}</ErrorNote>
        </div>
      )}
      <Panel className="mb-6">
        <p className="text-sm text-ink-soft">{whatHappens(view, needsMapping)}</p>
        {view.problems.length > 0 && (
          <ul className="mt-2 grid list-disc gap-1 ps-4.5 text-sm text-ink-soft">
            {view.problems.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        {apply.isError && (
          <div className="mt-3">
            <ErrorNote title="The contacts could not be added">{apply.error.message}</ErrorNote>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            disabled={chosen === 0 || needsMapping}
            busy={apply.isPending}
            busyLabel="Adding..."
            onClick={() => apply.mutate(choice)}
          >
            Add {contacts(chosen)}
          </Button>
          {staged && view.csv && !needsMapping && (
            <Button variant="line" aria-expanded={columns} onClick={() => setColumns(!columns)}>
              Columns
            </Button>
          )}
          {staged && (
            <Button variant="quiet" busy={discard.isPending} busyLabel="Discarding..." onClick={() => discard.mutate()}>
              Discard
            </Button>
          )}
        </div>
      </Panel>
      {columns && staged && view.csv && <ColumnPanel importId={view.id} csv={view.csv} onDone={readAgain} />}
      <EntryList view={view} only={only} onFilter={onFilter} choosing={{ choice, onChoice: setChoice }} />
    </>
  );
}

function whatHappens({ counts }: ImportView, needsMapping: boolean): string {
  if (needsMapping) return 'Nothing can be added before the columns are known.';
  const words = ['Nothing is added until you say so, and an import can be undone.'];
  if (counts.likelyDuplicates > 0) {
    words.push(
      counts.likelyDuplicates === 1
        ? 'One looks like someone you have; leave it out if it is the same person.'
        : `${counts.likelyDuplicates} look like someone you have; leave out those that are the same person.`,
    );
  }
  if (counts.alreadyThere > 0) {
    words.push(`${counts.alreadyThere === 1 ? 'One is' : `${counts.alreadyThere} are`} there already.`);
  }
  return words.join(' ');
}

function useApply(importId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) =>
      call(importEndpoints.apply, { params: { id: importId }, body: { choose: chosenEntries(choice) } }),
    onSettled: () => queryClient.invalidateQueries(importQuery(importId)),
  });
}

function useDiscard(importId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(importEndpoints.undo, { params: { id: importId } }),
    onSuccess: async () => {
      await navigate({ to: '/people/import', replace: true });
      queryClient.removeQueries({ queryKey: ['/api/imports', 'one', String(importId)] });
      void queryClient.invalidateQueries(importsQuery);
      toast({ title: 'Import discarded', description: 'Nobody was added.' });
    },
    onError: (error) => toast({ title: 'Import not discarded', description: error.message, variant: 'destructive' }),
  });
}
