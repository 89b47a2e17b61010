import { Link } from '@tanstack/react-router';
import { CircleMinus } from 'lucide-react';
import type { EntryAction, ImportEntryView } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useAddressLines } from '../use-address-lines.ts';
import { FillLines } from './fill-lines.tsx';

/** Whether an entry is chosen for a relation, and how to change that; with `range` all from the last one to it. */
export type Picking = { checked: boolean; onToggle: (range: boolean) => void };

/** One entry of a file: its data, what was left out and whom it resembles. Read-only without `choosing` and `picking`. */
export function EntryRow({
  entry,
  place,
  choosing,
  picking,
}: {
  entry: ImportEntryView;
  /** Its position in the virtual list. */
  place: { index: number; startPx: number; measure: (row: HTMLLIElement | null) => void };
  choosing: { action: EntryAction; onAction: (action: EntryAction) => void } | undefined;
  picking: Picking | undefined;
}) {
  const isIndented = choosing || picking;
  const name = <bdi className="font-semibold wrap-anywhere">{entry.name || `Entry ${entry.id}`}</bdi>;
  return (
    <li
      ref={place.measure}
      data-index={place.index}
      className={classNames('absolute inset-x-0 top-0 border-line py-1.5', place.index > 0 && 'border-t')}
      style={{ transform: `translateY(${place.startPx}px)` }}
    >
      <div className="flex items-center justify-between gap-x-3 [&>:first-child]:min-w-0">
        {picking && entry.state === 'new' ? (
          <Checkbox
            checked={picking.checked}
            onCheckedChange={(_, event) => picking.onToggle('shiftKey' in event && event.shiftKey === true)}
          >
            {name}
          </Checkbox>
        ) : choosing && entry.state === 'new' ? (
          <Checkbox
            checked={choosing.action === 'add'}
            onCheckedChange={(chosen) => choosing.onAction(chosen ? 'add' : 'leave')}
          >
            {name}
          </Checkbox>
        ) : (
          <p className={classNames('flex min-h-11 min-w-0 items-center text-sm', isIndented && 'ps-7.5')}>{name}</p>
        )}
        <EntryBadge entry={entry} />
      </div>
      <div className={classNames('grid grid-cols-1 gap-1 pb-2 text-sm', isIndented && 'ps-7.5')}>
        <EntryFacts entry={entry} />
        <DuplicateWords entry={entry} />
        <FillLines entry={entry} choosing={choosing} />
        {entry.dropped.map((words) => (
          <p key={words} className="flex gap-2 text-xs text-ink-faint">
            <CircleMinus size={14} strokeWidth={1.6} className="mt-0.5" aria-hidden />
            <span className="min-w-0 break-words" dir="auto">
              {words}
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}

function EntryBadge({ entry }: { entry: ImportEntryView }) {
  if (entry.state === 'added') return <Badge color="green">Added</Badge>;
  if (entry.state === 'filled') return <Badge color="green">Filled in</Badge>;
  if (entry.state === 'already-there') {
    return <Badge color="gray">{entry.duplicate?.personId === null ? 'Twice in this file' : 'Already there'}</Badge>;
  }
  if (entry.state === 'empty') return <Badge color="gray">Nothing to add</Badge>;
  return entry.duplicate ? <Badge color="orange">Likely duplicate</Badge> : null;
}

function EntryFacts({ entry }: { entry: ImportEntryView }) {
  const linesOf = useAddressLines();
  const facts = [
    entry.nickname && t`“${entry.nickname}”`,
    entry.greetingName && t`Greeted as ${entry.greetingName}`,
    entry.relationship && relationshipLabel(entry.relationship),
    entry.email,
    entry.phone,
    entry.birthday && t`Birthday ${mediumDay(entry.birthday)}`,
    entry.anniversary && t`Anniversary ${mediumDay(entry.anniversary)}`,
    entry.otherDates > 0 && (entry.otherDates === 1 ? t`1 other date` : t`${entry.otherDates} other dates`),
    entry.address && linesOf(entry.address).join(', '),
    ...entry.further,
    entry.groups.length > 0 && t`Groups: ${entry.groups.join(', ')}`,
    entry.related.length > 0 && t`Related: ${entry.related.join(', ')}`,
    entry.kind === 'household' && t`Household: ${entry.members.join(', ') || t`nobody of this file`}`,
    entry.hasPhoto && t`Photo`,
    entry.notes && t`Notes`,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  if (facts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft">
      {facts.map((fact) => (
        <bdi key={String(fact)} className="min-w-0 wrap-anywhere">
          {fact}
        </bdi>
      ))}
    </p>
  );
}

function DuplicateWords({ entry: { duplicate, personId, state } }: { entry: ImportEntryView }) {
  const known = duplicate?.personId ?? personId;
  if (!duplicate) {
    if (state !== 'added' || known === null) return null;
    return (
      <p>
        <PersonLink id={known}>Open contact</PersonLink>
      </p>
    );
  }
  const who = <bdi>{duplicate.name}</bdi>;
  const where =
    duplicate.personId === null && duplicate.entryId !== null && t` (entry ${duplicate.entryId} of this file)`;
  return (
    <p className="wrap-anywhere text-ink-soft">
      {duplicate.kind === 'same' ? 'The same as ' : 'Looks like '}
      {duplicate.personId === null ? who : <PersonLink id={duplicate.personId}>{who}</PersonLink>}
      {where}
    </p>
  );
}

function PersonLink({ id, children }: { id: number; children: React.ReactNode }) {
  return (
    <Link to="/people/$id" params={{ id: String(id) }} className="link touch">
      {children}
    </Link>
  );
}
