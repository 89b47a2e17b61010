import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import { readerLocale, t } from '../../../contract/translate.ts';
import { adminCountsQuery, registrationQuery, statusQuery } from '../../queries/admin.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { PageHead, SectionHead } from '../../ui/page-head.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { NeedsList } from './installation/health/needs-list.tsx';
import { modeWords } from './registration/mode-words.ts';

type Count = { to: NonNullable<LinkProps['to']>; label: string; count: number };

/** Warns about open registration at a public address, and about accounts waiting for approval. */
function RegistrationNote() {
  const { data } = useQuery(registrationQuery);
  const isOpen = data?.mode === 'open' && data.publicAddress;
  if (!data || (!isOpen && data.waiting === 0)) return null;
  const { waiting } = data;
  const title =
    waiting > 0
      ? t`${waiting === 1 ? t`An account waits` : t`${waiting} accounts wait`} for your approval`
      : t`Registration is open`;
  return (
    <QuietNote icon={DoorOpen} title={title} className="mb-6">
      {isOpen && <p>{modeWords(data)}</p>}
      <Link to="/admin/registration" className="link block min-h-11 content-center">
        Registration
      </Link>
    </QuietNote>
  );
}

/** What the host should look at; nothing while all is well. */
function Needs() {
  const { data } = useQuery(statusQuery);
  if (!data?.needs.length) return null;
  return (
    <section className="mb-11">
      <SectionHead title="What needs you" />
      <NeedsList needs={data.needs} />
    </section>
  );
}

/** The numbers of the admin area, each a link to its page. */
export function OverviewPage() {
  const read = useQuery(adminCountsQuery);
  const { data, isPending } = read;
  const counts: Count[] = data
    ? [
        { to: '/admin/prompt-templates', label: t`Prompt templates`, count: data.promptTemplates },
        { to: '/admin/prompt-configs', label: t`Prompt configurations`, count: data.promptConfigs },
        { to: '/admin/model-management', label: t`AI models`, count: data.models },
        { to: '/admin/users', label: t`Accounts`, count: data.users },
      ]
    : [];
  return (
    <>
      <PageHead title="Administration" text="What AI providers are told, and who uses this installation." />
      {isPending && (
        <SkeletonGroup label="Loading..." className="admin-counts">
          {['a', 'b', 'c', 'd'].map((tile) => (
            <Skeleton key={tile} className="h-28 rounded-panel" />
          ))}
        </SkeletonGroup>
      )}
      <QueryError title="The counts could not be loaded" query={read} />
      <RegistrationNote />
      <Needs />
      {data && (
        <ul className="admin-counts">
          {counts.map(({ to, label, count }) => (
            <li key={to}>
              <Link to={to} className="panel admin-count">
                <span className="admin-count-number">{count.toLocaleString(readerLocale)}</span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
