import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ConfigView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { configsQuery, modelsQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AdminTable, type Column, RowName, TableSkeleton } from '../admin-table.tsx';
import { FollowDialog } from '../follow-dialog.tsx';
import { RowActs } from '../row-acts.tsx';
import { shownTemperature } from './config-form.ts';
import { useDeleteConfig, useSaveConfig } from './use-config-changes.ts';

const loadDialog = () => import('./config-dialog.tsx').then((module) => module.ConfigDialog);

/** What happens in a category without an active configuration. */
const withoutActive: Record<ConfigView['category'], string> = {
  card_message: t`None: the studio writes every card`,
  image_generation: t`None: pictures are not described first`,
  image_generation_ai: t`None: the studio draws every picture`,
};

/** All prompt configurations; clicking a badge turns its configuration on or off. */
export function ConfigsPage() {
  const configs = useQuery(configsQuery);
  const models = useQuery(modelsQuery);
  const [edited, setEdited] = useState<ConfigView | 'new' | null>(null);
  const ConfigDialog = useLater(loadDialog, edited);
  const remove = useDeleteConfig();
  const [deleted, setDeleted] = useState<ConfigView | null>(null);
  const askToDelete = (config: ConfigView) => {
    if (config.isActive) setDeleted(config);
    else if (window.confirm(t`Delete the prompt configuration "${config.name}"?`)) remove.mutate({ id: config.id });
  };
  const isPending = configs.isPending || models.isPending;
  const isReady = configs.data && models.data;
  const add = (
    <Button
      icon={<Plus size={18} strokeWidth={1.6} aria-hidden />}
      disabled={!isReady}
      onClick={() => setEdited('new')}
    >
      Add Configuration
    </Button>
  );
  const columns: Column<ConfigView>[] = [
    { label: t`Name`, cell: ({ name }) => <RowName name={name} /> },
    { label: t`Category`, kind: 'short', cell: ({ category }) => <code className="admin-mono">{category}</code> },
    { label: t`AI Model`, cell: ({ aiModel }) => <code className="admin-mono">{aiModel}</code> },
    { label: t`Alternatives`, kind: 'short', cell: ({ numAlternatives }) => numAlternatives },
    { label: t`Temperature`, kind: 'short', cell: ({ temperature }) => shownTemperature(temperature) },
    { label: t`Active`, kind: 'short', cell: (row) => <ActiveBadge config={row} /> },
    {
      label: t`Actions`,
      kind: 'acts',
      cell: (row) => <RowActs name={row.name} onEdit={() => setEdited(row)} onDelete={() => askToDelete(row)} />,
    },
  ];
  return (
    <>
      <PageHead
        title="Prompt Configurations"
        text="Which model does which work. The active configuration of each category is used."
        actions={add}
      />
      {isPending && <TableSkeleton />}
      <QueryError title="The prompt configurations could not be loaded" query={[configs, models]} />
      {isReady && configs.data.length === 0 && (
        <EmptyState
          title="No prompt configurations"
          text="Without them every card is made by the studio."
          action={add}
        />
      )}
      {isReady && configs.data.length > 0 && (
        <AdminTable label="Prompt configurations" columns={columns} rows={configs.data} />
      )}
      {ConfigDialog && isReady && edited && (
        <ConfigDialog config={edited === 'new' ? null : edited} models={models.data} onClose={() => setEdited(null)} />
      )}
      {deleted && (
        <FollowDialog
          name={deleted.name}
          text="It is the active configuration of its category. Another one can take its place."
          others={(configs.data ?? []).filter(({ id, category }) => category === deleted.category && id !== deleted.id)}
          noneLabel={withoutActive[deleted.category]}
          onDelete={(next) => remove.mutate({ id: deleted.id, next })}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

function ActiveBadge({ config }: { config: ConfigView }) {
  const save = useSaveConfig();
  const { id, createdAt: _, updatedAt: __, ...body } = config;
  const isActive = save.isPending ? !config.isActive : config.isActive;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-label={`${config.name} is active`}
      className="admin-toggle"
      onClick={() => !save.isPending && save.mutate({ id, body: { ...body, isActive: !config.isActive } })}
    >
      <Badge color={isActive ? 'green' : 'gray'}>{isActive ? 'Active' : 'Inactive'}</Badge>
    </button>
  );
}
