import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { figure } from '../../../../contract/amounts.ts';
import type { ImportView } from '../../../../contract/imports.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { type KeptInTab, keptInTab } from '../../../kept-in-tab.ts';
import { type EntryFilter, importQuery, importsQuery } from '../../../queries/imports.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { choiceBody, chooseNew, countChosen } from './choice.ts';
import { ColumnPanel } from './column-panel.tsx';
import { contacts, entries } from './count-words.ts';
import { DateQuestionNote } from './date-question-note.tsx';
import { EntryList } from './entry-list.tsx';
import type { Choice } from './kept-choice.ts';

/** An import before it is applied, or after it failed: columns, entries to choose, and the Add button. */
export function StagedImport({
  view,
  only,
  onFilter,
  onColumnsRead,
}: {
  view: ImportView;
  only: EntryFilter | undefined;
  onFilter: (only: EntryFilter | undefined) => void;
  /** Runs when the rows have been read again and the column panel closes. */
  onColumnsRead: () => void;
}) {
  const [choice, setChoice] = useChoice(view.id);
  const staged = view.state === 'staged';
  const needsMapping = staged && view.csv?.needsMapping === true;
  const question = staged && !needsMapping ? view.csv?.dateQuestion : null;
  const [columns, setColumns] = useState(needsMapping);
  const apply = useApply(view.id);
  const discard = useDiscard(view.id);
  const readAgain = () => {
    setColumns(false);
    // With another mapping, different entries are new or already exist.
    setChoice(chooseNew);
    onColumnsRead();
  };
  const chosen = countChosen(choice, view.counts);
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
        {staged && !needsMapping && view.csv && <LeftOutColumns columns={view.csv.columns} />}
        {question && <DateQuestionNote importId={view.id} question={question} onDone={readAgain} />}
        {apply.isError && (
          <div className="mt-3">
            <ErrorNote title="The contacts could not be added">{apply.error.message}</ErrorNote>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            disabled={chosen.add + chosen.fill === 0 || needsMapping || Boolean(question)}
            busy={apply.isPending}
            busyLabel="Adding..."
            onClick={() => apply.mutate(choice)}
          >
            {staged ? whatIsDone(chosen) : 'Try again'}
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

type Column = NonNullable<ImportView['csv']>['columns'][number];

function LeftOutColumns({ columns }: { columns: Column[] }) {
  const isLeftOut = ({ field, samples }: Column) => field === null && samples.length > 0;
  const left = [...new Set(columns.filter(isLeftOut).map(({ header }) => header))];
  if (left.length === 0) return null;
  const headers = left.map((header, at) => (
    <Fragment key={header}>
      {at > 0 && ', '}
      <bdi>{header}</bdi>
    </Fragment>
  ));
  return (
    <p className="mt-2 text-sm break-words text-ink-soft">
      {left.length === 1 ? (
        <>One column is left out: {headers}. Choose Columns to say what it is.</>
      ) : (
        <>
          {left.length} columns are left out: {headers}. Choose Columns to say what they are.
        </>
      )}
    </p>
  );
}

function whatIsDone({ add, fill }: { add: number; fill: number }): string {
  if (fill === 0) return t`Add ${contacts(add)}`;
  if (add === 0) return t`Fill in from ${entries(fill)}`;
  return t`Add ${contacts(add)}, fill in ${fill.toLocaleString(readerLocale)}`;
}

function whatHappens({ counts }: ImportView, needsMapping: boolean): string {
  if (needsMapping) return t`Nothing can be added before the columns are known.`;
  const { likelyDuplicates, alreadyThere, fillable, repeated } = counts;
  const words = [t`Nothing is added until you say so, and an import can be undone.`];
  if (likelyDuplicates > 0) {
    words.push(
      likelyDuplicates === 1
        ? t`One looks like someone you have or another entry of this file; it is added only if you tick it.`
        : t`${figure(likelyDuplicates)} look like someone you have or another entry of this file; they are added only if you tick them.`,
    );
  }
  if (alreadyThere > 0)
    words.push(alreadyThere === 1 ? t`One is there already.` : t`${figure(alreadyThere)} are there already.`);
  if (fillable > 0) {
    words.push(
      fillable === 1
        ? t`One of these has something your contact is missing: tick it to fill it in.`
        : t`${figure(fillable)} of these have something your contacts are missing: tick those to fill in.`,
    );
  }
  if (repeated > 0) {
    words.push(
      repeated === 1
        ? t`One is in this file twice and counted once.`
        : t`${figure(repeated)} are in this file twice and counted once.`,
    );
  }
  return words.join(' ');
}

function useApply(importId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) =>
      call('POST /api/imports/:id/apply', { params: { id: importId }, body: choiceBody(choice) }),
    onSettled: () => queryClient.invalidateQueries(importQuery(importId)),
  });
}

function useDiscard(importId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call('DELETE /api/imports/:id', { params: { id: importId } }),
    onSuccess: async () => {
      await navigate({ to: '/people/import', replace: true });
      queryClient.removeQueries({ queryKey: ['/api/imports', 'one', String(importId)] });
      void queryClient.invalidateQueries(importsQuery);
      toast({ title: t`Import discarded`, description: t`Nobody was added.` });
    },
    onError: (error) => toast({ title: t`Import not discarded`, description: error.message, variant: 'destructive' }),
  });
}

const keptChoices = new Map<number, KeptInTab<Choice>>();

function keptChoiceOf(importId: number): KeptInTab<Choice> {
  const kept =
    keptChoices.get(importId) ??
    keptInTab<Choice>(`fondly-import-${importId}`, async () => (await import('./kept-choice.ts')).choice);
  keptChoices.set(importId, kept);
  return kept;
}

/** The choice for an import; it survives leaving the page and coming back. */
function useChoice(importId: number): [Choice, (next: Choice) => void] {
  const kept = keptChoiceOf(importId);
  const before = kept.useKept();
  const [chosen, setChosen] = useState(before ?? chooseNew);
  const keep = (next: Choice) => {
    setChosen(next);
    kept.keep(next);
  };
  return [chosen, keep];
}
