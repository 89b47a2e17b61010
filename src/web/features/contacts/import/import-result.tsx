import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { figure } from '../../../../contract/amounts.ts';
import type { ImportView, UndoneImport } from '../../../../contract/imports.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { markImportsStale } from '../../../queries/imports.queries.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { contacts, entries } from './count-words.ts';

/** The result of an import with an undo button; after the undo, what was removed, and what was kept and why. */
export function ImportResult({ view }: { view: ImportView }) {
  const [asking, setAsking] = useState(false);
  const undo = useUndo(view.id, () => setAsking(false));
  if (view.state === 'undone') return <UndoneResult undone={undo.data} />;
  return (
    <Panel className="mb-6">
      <div role="status">
        <h2 className="flex items-center gap-2.5">
          <CircleCheck size={20} strokeWidth={1.6} aria-hidden />
          {view.added === 0 && view.filled > 0 ? filledWords(view) : `${contacts(view.added)} added`}
        </h2>
        {view.added > 0 && view.filled > 0 && <p className="mt-1 text-sm text-ink-soft">{filledWords(view)}.</p>}
        {view.skipped > 0 && (
          <p className="mt-1 text-sm text-ink-soft">
            {view.skipped === 1
              ? 'One was there already and stayed as it is.'
              : `${figure(view.skipped)} were there already and stayed as they are.`}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/people" className={buttonClass('ink')}>
          See my contacts
        </Link>
        {view.added + view.filled > 0 && (
          <Button
            variant="line"
            icon={<Undo2 size={18} strokeWidth={1.6} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Undo import
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Undo this import?"
        text={`The contacts that came from ${view.fileName} are removed, and what it filled in is taken back. What you have changed since, or made cards for, stays.`}
        confirmLabel="Undo import"
        busyLabel="Undoing..."
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      />
    </Panel>
  );
}

function filledWords({ filled }: ImportView): string {
  return t`Filled in from ${entries(filled)}`;
}

function UndoneResult({ undone }: { undone: UndoneImport | undefined }) {
  return (
    <Panel className="mb-6">
      <div role="status">
        <h2>This import was undone</h2>
        {undone && <p className="mt-1 text-sm text-ink-soft">{undoneWords(undone)}</p>}
      </div>
      {undone && undone.keptPeople.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {undone.keptPeople.map(({ id, name, why }) => (
            <li key={id}>
              <Link to="/people/$id" params={{ id: String(id) }} className="link">
                <bdi>{name}</bdi>
              </Link>{' '}
              <span className="text-ink-soft">{why}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/people/import" className={buttonClass('line', 'md', 'mt-4')}>
        Import another file
      </Link>
    </Panel>
  );
}

function undoneWords({ removed, kept, restored }: UndoneImport): string {
  const people = t`${contacts(removed)} removed, ${kept.toLocaleString(readerLocale)} kept.`;
  if (restored === 0) return people;
  const takenBack = t`What was filled in was taken back from ${contacts(restored)}.`;
  return removed + kept > 0 ? `${people} ${takenBack}` : takenBack;
}

function useUndo(importId: number, onEnd: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call('DELETE /api/imports/:id', { params: { id: importId } }),
    onSuccess: async () => {
      await markImportsStale(queryClient);
      onEnd();
    },
    onError: (error) => {
      onEnd();
      toast({ title: t`Import not undone`, description: error.message, variant: 'destructive' });
    },
  });
}
