import { Plus } from 'lucide-react';
import type { ModelView, ParameterView } from '../../../../contract/admin.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import { Badge, Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, RowName, Table } from '../admin-table.tsx';
import { RowActs } from '../row-acts.tsx';
import { useDeleteModel } from './use-model-changes.ts';
import { useDeleteParameter } from './use-parameter-changes.ts';

/** A model with the table of its parameters. */
export function ModelCard({
  model,
  onEdit,
  onEditParameter,
}: {
  model: ModelView;
  onEdit: () => void;
  /** Called with null for a new parameter. */
  onEditParameter: (parameter: ParameterView | null) => void;
}) {
  const remove = useDeleteModel();
  const removeParameter = useDeleteParameter();
  const columns: Column<ParameterView>[] = [
    { label: t`Parameter`, cell: ({ name, description }) => <RowName name={name} note={description} /> },
    { label: t`Type`, kind: 'short', cell: ({ type }) => <Tag>{type}</Tag> },
    { label: t`Required`, kind: 'short', cell: ({ required }) => (required ? t`Yes` : t`No`) },
    {
      label: t`Default`,
      cell: ({ defaultValue }) => defaultValue !== null && <code className="admin-mono">{defaultValue}</code>,
    },
    {
      label: t`Actions`,
      kind: 'acts',
      cell: (row) => (
        <RowActs name={row.name} onEdit={() => onEditParameter(row)} onDelete={() => removeParameter(row)} />
      ),
    },
  ];
  return (
    <Panel className="admin-table-frame" role="region" aria-label={model.name}>
      <header className="admin-model-head">
        <div className="min-w-0">
          <h2 className="break-words">
            <bdi>{model.name}</bdi>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <code className="admin-mono">{model.identifier}</code>
            <Tag>{model.category}</Tag>
            <Badge color={model.isActive ? 'green' : 'gray'}>
              {model.isActive ? inSense('a model')`Active` : inSense('a model')`Inactive`}
            </Badge>
          </p>
          {model.description && (
            <p className="mt-2 text-sm text-ink-soft break-words">
              <bdi>{model.description}</bdi>
            </p>
          )}
        </div>
        <RowActs name={model.name} onEdit={onEdit} onDelete={() => remove(model)} />
      </header>
      {model.parameters.length > 0 && (
        <Table label={`Parameters of ${model.name}`} columns={columns} rows={model.parameters} />
      )}
      <footer className="admin-model-foot">
        {model.parameters.length === 0 && <p className="text-sm text-ink-soft">No parameters.</p>}
        <Button
          variant="line"
          size="sm"
          icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => onEditParameter(null)}
        >
          Add Parameter
        </Button>
      </footer>
    </Panel>
  );
}
