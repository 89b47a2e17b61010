import { Link } from '@tanstack/react-router';
import { Bell, BellOff, Pencil, PenLine } from 'lucide-react';
import { memo, type Ref } from 'react';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import { longDay, mediumDay } from '../../../calendar-words.ts';
import { countedOccasion } from '../../../counted-occasion.ts';
import { Tag } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Postmark } from '../../../ui/postmark.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { DateRowMenu } from './date-row-menu.tsx';
import { useToggleDate } from './use-toggle-date.ts';

export type DateRowProps = {
  date: ImportantDateView;
  /** On phones Edit and Create card are in the menu. */
  phone: boolean;
  /** Where the date's form leads back to. */
  returnTo: string;
  onDelete: (date: ImportantDateView) => void;
};

/** Where a row stands: among all lines of the list and, from 1, among the `of` dates of its month. */
type RowPlace = {
  index: number;
  position: number;
  of: number;
  /** Space for the rows above that are not on the page, in px. */
  before: number;
  ref: Ref<HTMLLIElement>;
};

/** One date of the overview with all that can be done to it. What is inactive changes its colour. */
export const DateRow = memo(function DateRow({ index, position, of, before, ref, ...props }: DateRowProps & RowPlace) {
  const { date, phone, returnTo } = props;
  const toggle = useToggleDate(date);
  const active = toggle.isPending ? toggle.variables : date.isActive;
  const label = countedOccasion(date);
  const named = `${label}, ${date.personName}`;
  const Reminder = active ? Bell : BellOff;
  const faint = active ? undefined : 'text-ink-faint';
  return (
    <li
      ref={ref}
      data-index={index}
      data-key={date.id}
      aria-setsize={of}
      aria-posinset={position}
      style={{ marginTop: before }}
      className={classNames(
        'flex items-center gap-2.5 py-3 ps-3.5 pe-1 md:gap-4.5 md:py-3.5 md:ps-5 md:pe-3.5',
        position < of && 'border-b border-line',
      )}
    >
      <Postmark
        date={date.nextOccurrence ?? date.date}
        className={classNames('max-md:size-13.5 max-md:[&>b]:text-lg', faint, !active && 'border-dashed')}
      />
      <div className="min-w-0 flex-1">
        <h3 className={classNames('wrap-anywhere', faint)} dir="auto">
          {label}
        </h3>
        <p className="sr-only">{date.nextOccurrence && longDay(date.nextOccurrence)}</p>
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 md:gap-x-2.5">
          <Link
            to="/people/$id"
            params={{ id: String(date.personId) }}
            className={classNames('text-sm wrap-anywhere hover:underline', faint ?? 'text-ink-soft')}
          >
            <bdi>{date.personName}</bdi>
          </Link>
          {date.repeatsAnnually && <Tag>{active ? 'Annual' : <span className="text-ink-faint">Annual</span>}</Tag>}
          {date.nextOccurrence === null && <span className="text-xs text-ink-faint">{mediumDay(date.date)}</span>}
        </div>
      </div>
      {!phone && (
        <Link
          to="/cards/create"
          search={{ personId: date.personId, dateId: date.id }}
          className={buttonClass('line', 'sm')}
          aria-label={`Create card for ${named}`}
        >
          <PenLine size={16} strokeWidth={1.6} aria-hidden />
          Create card
        </Link>
      )}
      <span className="flex items-center gap-2 px-0.5">
        {!phone && <Reminder size={17} strokeWidth={1.6} className="text-ink-faint" aria-hidden />}
        <Switch checked={active} onCheckedChange={(next) => toggle.mutate(next)} label={`Reminders for ${named}`} />
      </span>
      <span className="flex max-md:-ms-2.5">
        {!phone && (
          <Link
            to="/people/$personId/dates/$dateId/edit"
            params={{ personId: String(date.personId), dateId: String(date.id) }}
            search={{ returnTo }}
            className="icon-btn"
            aria-label={`Edit ${named}`}
          >
            <Pencil size={17} strokeWidth={1.6} aria-hidden />
          </Link>
        )}
        <DateRowMenu {...props} named={named} />
      </span>
    </li>
  );
});
