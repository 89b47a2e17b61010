import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, Ellipsis, Pencil, PenLine } from 'lucide-react';
import { memo, type Ref } from 'react';
import { Postmark } from '../../../../card-page/postmark.tsx';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { longDay, mediumDay } from '../../../calendar-words.ts';
import { dateCardWords } from '../../../card-list/date-card.tsx';
import { countedOccasion } from '../../../counted-occasion.ts';
import { replaceDate } from '../../../queries/dates.queries.ts';
import { ruleLine } from '../../../rule-words.ts';
import { Tag } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLaterPopup } from '../../../ui/use-later-popup.ts';

export type DateRowProps = {
  date: ImportantDateView;
  /** On phones, Edit, View card and Create card are in the menu. */
  phone: boolean;
  /** The address that the date's form returns to. */
  returnTo: string;
  onDelete: (date: ImportantDateView) => void;
};

/** The position of a row: its index in the list, and from 1 its position among the `of` dates of its month. */
type RowPlace = {
  index: number;
  position: number;
  of: number;
  /** The height of the rows above that are not rendered, in px. */
  before: number;
  ref: Ref<HTMLLIElement>;
};

// Created once, not for every row.
const icon = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;
const pen = <PenLine {...icon} size={16} />;
const pencil = <Pencil {...icon} />;
const bell = <Bell {...icon} className="text-ink-faint" />;
const bellOff = <BellOff {...icon} className="text-ink-faint" />;

/**
 * One date of the overview with its actions; an inactive one is greyed out. The links are plain and DateList handles
 * their clicks, because dozens of rows change with every filter.
 */
export const DateRow = memo(function DateRow({ index, position, of, before, ref, ...props }: DateRowProps & RowPlace) {
  const { date, phone, returnTo } = props;
  const toggle = useToggleDate(date);
  const active = toggle.isPending ? toggle.variables : date.isActive;
  const label = countedOccasion(date);
  const named = `${label}, ${date.personName}`;
  const rule = ruleLine(date);
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
          <a
            href={`/people/${date.personId}`}
            className={classNames('touch text-sm wrap-anywhere hover:underline', faint ?? 'text-ink-soft')}
          >
            <bdi>{date.personName}</bdi>
          </a>
          {date.repeatsAnnually && <Tag>{active ? 'Annual' : <span className="text-ink-faint">Annual</span>}</Tag>}
          {rule && <span className="text-xs text-ink-faint">{rule}</span>}
          {date.card && phone && <Tag>{dateCardWords(date.card)}</Tag>}
          {date.card && !phone && (
            <a
              href={`/cards/${date.card.id}`}
              className="link text-xs"
              aria-label={`${dateCardWords(date.card)}, ${named}`}
            >
              {dateCardWords(date.card)}
            </a>
          )}
          {date.nextOccurrence === null && <span className="text-xs text-ink-faint">{mediumDay(date.date)}</span>}
        </div>
      </div>
      {!phone && (
        <a
          data-needs="cards"
          href={`/cards/create?personId=${date.personId}&dateId=${date.id}`}
          className={buttonClass('line', 'sm')}
          aria-label={`Create card for ${named}`}
        >
          {pen}
          Create card
        </a>
      )}
      <span data-needs="contacts" className="flex items-center gap-2 px-0.5">
        {!phone && (active ? bell : bellOff)}
        <Switch checked={active} onCheckedChange={(next) => toggle.mutate(next)} label={`Reminders for ${named}`} />
      </span>
      <span data-needs="contacts" className="flex max-md:-ms-2.5">
        {!phone && (
          <a
            href={`/people/${date.personId}/dates/${date.id}/edit?returnTo=${encodeURIComponent(returnTo)}`}
            className="icon-btn"
            aria-label={`Edit ${named}`}
          >
            {pencil}
          </a>
        )}
        <RowMenu {...props} named={named} />
      </span>
    </li>
  );
});

/** Turns the reminders of a date on and off. */
function useToggleDate(date: ImportantDateView) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    // Sent without a version: of two quick clicks the last one counts.
    mutationFn: (isActive: boolean) =>
      call('PATCH /api/important-dates/:id', { params: { id: date.id }, body: { isActive } }),
    onSuccess: async ({ cardsMoved: _, cards: __, ...changed }) => {
      await replaceDate(queryClient, changed);
      toast({
        title: t`Status updated`,
        description: changed.isActive
          ? t`Reminders for ${countedOccasion(changed)} of ${changed.personName} are on.`
          : t`Reminders for ${countedOccasion(changed)} of ${changed.personName} are off.`,
      });
    },
    onError: (error) =>
      toast({ title: t`Error`, description: error.message || t`Failed to update status`, variant: 'destructive' }),
  });
}

const dots = <Ellipsis size={18} strokeWidth={1.6} aria-hidden />;

const loadMenu = () => import('./date-row-menu.tsx').then(({ DateRowMenu }) => DateRowMenu);

function RowMenu({ named, ...props }: DateRowProps & { named: string }) {
  const { Popup: Menu, isPressed, button } = useLaterPopup(loadMenu);
  const label = t`More for ${named}`;
  if (Menu) return <Menu {...props} defaultOpen={isPressed} trigger={<IconButton label={label}>{dots}</IconButton>} />;
  // Without a tooltip: a list mounts many of these.
  return (
    <button type="button" className="icon-btn" aria-label={label} {...button}>
      {dots}
    </button>
  );
}
