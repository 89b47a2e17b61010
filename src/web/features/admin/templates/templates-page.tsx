import { useQuery } from '@tanstack/react-query';
import { Braces, Check, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TemplateView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { templatesQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AdminTable, type Column, RowName, TableSkeleton } from '../admin-table.tsx';
import { FollowDialog } from '../follow-dialog.tsx';
import { RowActs } from '../row-acts.tsx';
import { useDeleteTemplate } from './use-template-changes.ts';
import { VariablesHelp } from './variables-help.tsx';

const loadDialog = () => import('./template-dialog.tsx').then((module) => module.TemplateDialog);

/** All prompt templates, with a form for a new one. */
export function TemplatesPage() {
  const templates = useQuery(templatesQuery);
  const { data, isPending } = templates;
  const [edited, setEdited] = useState<TemplateView | 'new' | null>(null);
  const TemplateDialog = useLater(loadDialog, edited);
  const [helps, setHelps] = useState(false);
  const remove = useDeleteTemplate();
  const [deleted, setDeleted] = useState<TemplateView | null>(null);
  const askToDelete = (template: TemplateView) => {
    if (template.isDefault) setDeleted(template);
    else if (window.confirm(t`Delete the prompt template "${template.name}"?`)) remove.mutate({ id: template.id });
  };
  const others = (data ?? []).filter(
    ({ id, type, category }) => type === deleted?.type && category === deleted.category && id !== deleted.id,
  );
  const add = (
    <Button icon={<Plus size={18} strokeWidth={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      Add Template
    </Button>
  );
  const columns: Column<TemplateView>[] = [
    { label: t`Name`, cell: ({ name, description }) => <RowName name={name} note={description} /> },
    { label: t`Type`, kind: 'short', cell: ({ type }) => <Tag>{type}</Tag> },
    { label: t`Category`, kind: 'short', cell: ({ category }) => <code className="admin-mono">{category}</code> },
    { label: t`Default`, kind: 'short', cell: ({ isDefault }) => isDefault && <DefaultMark /> },
    {
      label: t`Actions`,
      kind: 'acts',
      cell: (row) => <RowActs name={row.name} onEdit={() => setEdited(row)} onDelete={() => askToDelete(row)} />,
    },
  ];
  return (
    <>
      <PageHead
        title="Prompt Templates"
        text="What the writing and picture models are told. The default of each type is used."
        actions={
          <>
            <Button
              variant="line"
              aria-expanded={helps}
              icon={<Braces size={18} strokeWidth={1.6} aria-hidden />}
              onClick={() => setHelps(!helps)}
            >
              Variables
            </Button>
            {add}
          </>
        }
      />
      {helps && (
        <Panel className="mb-4" role="region" aria-label="Variables">
          <VariablesHelp />
        </Panel>
      )}
      {isPending && <TableSkeleton />}
      <QueryError title="The prompt templates could not be loaded" query={templates} />
      {data?.length === 0 && (
        <EmptyState title="No prompt templates" text="Without them every card is made by the studio." action={add} />
      )}
      {data && data.length > 0 && <AdminTable label="Prompt templates" columns={columns} rows={data} />}
      {TemplateDialog && edited && (
        <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && (
        <FollowDialog
          name={deleted.name}
          text="It is the default of its type and category. Another one can take its place."
          others={others}
          noneLabel={
            others.length > 0 ? 'None: the oldest of the others is used' : 'None: no provider is asked with it'
          }
          onDelete={(next) => remove.mutate({ id: deleted.id, next })}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

function DefaultMark() {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold">
      <Check size={16} strokeWidth={1.6} className="text-(--st-sent-fg)" aria-hidden />
      Default
    </span>
  );
}
