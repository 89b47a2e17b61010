import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromptPreview } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { configsQuery, templatesQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ContactPreviewForm } from './contact-preview-form.tsx';
import { PreviewForm } from './preview-form.tsx';
import { PreviewResult } from './preview-result.tsx';
import { usePreview, useRequestPreview } from './use-preview.ts';

const sources = [
  { value: 'typed', label: t`Example values` },
  { value: 'contact', label: t`A contact of mine` },
] as const;

/** Shows the request a provider would receive, filled with example values or for a contact. */
export function PreviewPage() {
  const templates = useQuery(templatesQuery);
  const configs = useQuery(configsQuery);
  const [shown, setShown] = useState<PromptPreview | null>(null);
  const [source, setSource] = useState<(typeof sources)[number]['value']>('typed');
  const preview = usePreview(setShown);
  const request = useRequestPreview(setShown);
  const isPending = templates.isPending || configs.isPending;
  const isReady = templates.data && configs.data;
  return (
    <>
      <PageHead title="Prompt Preview" text="What a provider would be asked. Nothing is sent." />
      {isPending && (
        <SkeletonGroup label="Loading..." className="admin-preview">
          <Skeleton className="h-140 rounded-panel" />
          <Skeleton className="h-72 rounded-panel" />
        </SkeletonGroup>
      )}
      <QueryError title="The templates could not be loaded" query={[templates, configs]} />
      {isReady && (
        <div className="admin-preview">
          <div className="grid gap-4">
            <Segmented
              full
              label="Filled with"
              value={source}
              options={sources}
              onValueChange={(next) => {
                setSource(next);
                setShown(null);
              }}
            />
            {source === 'typed' ? (
              <PreviewForm templates={templates.data} configs={configs.data} preview={preview} />
            ) : (
              <ContactPreviewForm templates={templates.data} configs={configs.data} preview={request} />
            )}
          </div>
          {shown ? (
            <PreviewResult preview={shown} />
          ) : (
            <EmptyState
              title="No preview yet"
              text={
                source === 'typed'
                  ? 'Choose a system and a user template, then press Preview.'
                  : 'Choose a contact, then press Show the request.'
              }
            />
          )}
        </div>
      )}
    </>
  );
}
