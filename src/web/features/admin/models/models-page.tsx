import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ModelView, ParameterView } from '../../../../contract/admin.ts';
import { modelsQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { ModelCard } from './model-card.tsx';

const loadModelDialog = () => import('./model-dialog.tsx').then((module) => module.ModelDialog);

const loadParameterDialog = () => import('./parameter-dialog.tsx').then((module) => module.ParameterDialog);

type Edited = { model: ModelView | null } | { of: ModelView; parameter: ParameterView | null };

/** All AI models with their parameters. */
export function ModelsPage() {
  const models = useQuery(modelsQuery);
  const { data, isPending } = models;
  const [edited, setEdited] = useState<Edited | null>(null);
  const ModelDialog = useLater(loadModelDialog, edited && 'model' in edited);
  const ParameterDialog = useLater(loadParameterDialog, edited && 'of' in edited);
  const close = () => setEdited(null);
  const add = (
    <Button icon={<Plus size={18} strokeWidth={1.6} aria-hidden />} onClick={() => setEdited({ model: null })}>
      Add Model
    </Button>
  );
  return (
    <>
      <PageHead
        title="Model Management"
        text="The models of your AI provider, and what is sent to them."
        actions={add}
      />
      {isPending && (
        <SkeletonGroup label="Loading..." className="grid grid-cols-1 gap-4">
          <Skeleton className="h-64 rounded-panel" />
          <Skeleton className="h-64 rounded-panel" />
        </SkeletonGroup>
      )}
      <QueryError title="The models could not be loaded" query={models} />
      {data?.length === 0 && (
        <EmptyState title="No models" text="Without them every card is made by the studio." action={add} />
      )}
      {data && data.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          {data.map((model) => (
            <ModelCard
              key={model.id}
              model={model}
              onEdit={() => setEdited({ model })}
              onEditParameter={(parameter) => setEdited({ of: model, parameter })}
            />
          ))}
        </div>
      )}
      {ModelDialog && edited && 'model' in edited && <ModelDialog model={edited.model} onClose={close} />}
      {ParameterDialog && edited && 'of' in edited && (
        <ParameterDialog model={edited.of} parameter={edited.parameter} onClose={close} />
      )}
    </>
  );
}
