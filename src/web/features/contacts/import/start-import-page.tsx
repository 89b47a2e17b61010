import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import type { ImportSummary } from '../../../../contract/imports.ts';
import { inSense, readerLocale, t } from '../../../../contract/translate.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { importsQuery } from '../../../queries/imports.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useTimeZone } from '../../../use-today.ts';
import { contacts, entries, soFar } from './count-words.ts';
import { importAccept, useUploadImport } from './use-upload-import.ts';

/** Chooses a file of contacts, and lists earlier imports. */
export function StartImportPage() {
  const upload = useUploadImport();
  const timeZone = useTimeZone();
  const read = useQuery({ ...importsQuery, ...(upload.isPending && { refetchInterval: 1000 }) });
  const imports = read.data ?? [];
  const reading = upload.isPending ? imports.find(({ state }) => state === 'reading') : undefined;
  const past = imports.filter((each) => each !== reading);
  return (
    <Page narrow>
      <BackLink to="/people">Contacts</BackLink>
      <PageHead title="Import contacts" text="You see everyone in the file before anybody is added." />
      <FilePicker
        accept={importAccept}
        icon={<FileUp size={22} strokeWidth={1.6} aria-hidden />}
        label={upload.isPending ? 'Reading the file...' : 'Choose a file of contacts'}
        hint={reading ? soFar(reading) : 'CSV or vCard (.vcf), up to 50 MB and 10,000 contacts'}
        disabled={upload.isPending}
        onFile={(file) => upload.mutate(file)}
      />
      <QueryError title="Your past imports could not be loaded" query={read} className="mt-6" />
      {past.length > 0 && (
        <section className="mt-11" aria-labelledby="past-title">
          <h2 id="past-title" className="mb-3">
            Past imports
          </h2>
          <Panel className="py-2 md:py-2">
            <ul>
              {past.map((each) => (
                <li key={each.id} className="border-line not-first:border-t">
                  <Link to="/people/import/$id" params={{ id: String(each.id) }} className="block py-3 hover:underline">
                    <span className="block text-sm font-semibold break-words">
                      <bdi>{each.fileName}</bdi>
                    </span>
                    <span className="block text-xs text-ink-faint">
                      {mediumDay(localDay(each.createdAt, timeZone))}, {whatBecame(each)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        </section>
      )}
    </Page>
  );
}

function whatBecame({ state, added, filled, done, toDo, total }: ImportSummary): string {
  if (state === 'undone') return t`undone`;
  if (state === 'reading') return t`being read`;
  if (state === 'applying')
    return t`being added, ${done.toLocaleString(readerLocale)} of ${toDo.toLocaleString(readerLocale)}`;
  if (state === 'failed') return t`stopped after ${contacts(added)}`;
  if (state === 'applied') {
    return filled > 0
      ? t`${contacts(added)} added, filled in from ${entries(filled)}`
      : inSense('what an import did')`${contacts(added)} added`;
  }
  return t`${entries(total)}, not added yet`;
}
