import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { Postmark } from '../../../card-page/postmark.tsx';
import type { ImportantDateView } from '../../../contract/dates.ts';
import type { KnownPersonView } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import { DateCardLink } from '../../card-list/date-card.tsx';
import { LongList } from '../../card-list/long-list.tsx';
import { datesQuery } from '../../queries/dates.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { SectionHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useToday } from '../../use-today.ts';
import { leapDayWords, originWords, whenWords } from './date-lines.ts';

const rowsAtFirst = 6;
const loadRuleLine = () => import('../../rule-words.ts').then(({ ruleLine }) => ruleLine);

/** The important dates of a contact, next one first. */
export function DatesPanel({
  person: {
    id: personId,
    kind,
    about: { hasDied },
  },
}: {
  person: KnownPersonView;
}) {
  const dates = useQuery(datesQuery(personId));
  return (
    <section className="panel" aria-labelledby="important-dates">
      <SectionHead
        title={<span id="important-dates">Important Dates</span>}
        action={
          <Link
            to="/people/$personId/dates/add"
            data-needs="contacts"
            params={{ personId: String(personId) }}
            className="link touch whitespace-nowrap"
          >
            Add Date
          </Link>
        }
      />
      {hasDied && (
        <p className="mb-4 text-sm text-ink-soft">
          No more cards or reminders come for these, except for memorial days.
        </p>
      )}
      {dates.isPending && (
        <SkeletonGroup label="Loading dates..." className="grid gap-4">
          <Skeleton className="h-15" />
          <Skeleton className="h-15" />
        </SkeletonGroup>
      )}
      <QueryError query={dates} />
      {dates.data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          No dates yet. {kind === 'household' ? 'Christmas or an anniversary' : 'A birthday'} is a good start.
        </p>
      )}
      {dates.data && dates.data.length > 0 && (
        <LongList
          items={[...dates.data].sort(byNextOccurrence)}
          shownAtFirst={rowsAtFirst}
          showAll={(count) => t`Show all ${count} dates`}
        >
          {(shown) => (
            <ul className="grid grid-cols-1 divide-y divide-line">
              {shown.map((date) => (
                <DateRow key={date.id} date={date} />
              ))}
            </ul>
          )}
        </LongList>
      )}
    </section>
  );
}

function DateRow({ date }: { date: ImportantDateView }) {
  const today = useToday();
  const label = occasionLabel(date.occasionType);
  const origin = originWords(date, today);
  const leapDay = leapDayWords(date);
  const rule = useLater(loadRuleLine)?.(date);
  return (
    <li className="flex items-center gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <Postmark date={date.nextOccurrence ?? date.date} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold" dir="auto">
          {label}
        </p>
        {origin && <p className="text-sm text-ink-soft">{origin}</p>}
        <p className="text-xs text-ink-faint">{whenWords(date, today)}</p>
        {rule && <p className="mt-0.5 text-xs text-ink-faint">{rule}</p>}
        {leapDay && <p className="mt-0.5 text-xs text-ink-faint">{leapDay}</p>}
        {date.card && <DateCardLink card={date.card} named={label} />}
      </div>
      <Link
        to="/people/$personId/dates/$dateId/edit"
        data-needs="contacts"
        params={{ personId: String(date.personId), dateId: String(date.id) }}
        aria-label={`Edit ${label}`}
        className="icon-btn -me-2.5"
      >
        <Pencil size={16} strokeWidth={1.6} aria-hidden />
      </Link>
    </li>
  );
}

/** Past one-time dates come last (D19). */
function byNextOccurrence(a: ImportantDateView, b: ImportantDateView): number {
  return (a.nextOccurrence ?? '9').localeCompare(b.nextOccurrence ?? '9') || a.id - b.id;
}
