import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BulkChange, ChangePeopleBody } from '../../../../contract/bulk.ts';
import { groupLimits } from '../../../../contract/limits.ts';
import { defaultReminderDays, type OccasionType } from '../../../../contract/occasions.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { type Language, languages } from '../../../../contract/vocabulary.ts';
import { holidayRuleOf } from '../../../../domain/holidays.ts';
import { nextHoliday } from '../../../../domain/next-occurrence.ts';
import { isNamedHoliday, storedOccasionType } from '../../../../domain/occasions.ts';
import { needsPhoto, styleCategoryOf } from '../../../../domain/styles.ts';
import { occasionOptions } from '../../../occasion-choice/occasion-options.ts';
import { groupsQuery } from '../../../queries/groups.queries.ts';
import { presetsQuery } from '../../../queries/presets.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToday } from '../../../use-today.ts';
import { LineList } from '../known/line-list.tsx';
import { languageName } from '../language-name.ts';
import { RelationDialog } from '../relation-dialog.tsx';
import { contactsWords } from './bulk-words.ts';

type Change = ChangePeopleBody['change'];
type Props = {
  kind: BulkChange['kind'];
  open: boolean;
  people: readonly PersonView[];
  busy: boolean;
  onClose: () => void;
  onChange: (change: Change) => void;
};

/** Asks for the details of a change of many contacts. */
export function BulkDialog({ kind, ...props }: Props) {
  if (kind === 'groups') return <GroupsDialog {...props} />;
  if (kind === 'date') return <DateDialog {...props} />;
  if (kind === 'style') return <StyleDialog {...props} />;
  if (kind === 'language') return <LanguageDialog {...props} />;
  const { open, people, busy, onClose, onChange } = props;
  if (kind === 'relationship')
    return (
      <RelationDialog
        description={`For ${contactsWords(people.length)}.`}
        open={open}
        busy={busy}
        onClose={onClose}
        onChoose={(relationship) => onChange({ kind, relationship })}
      />
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Delete ${contactsWords(people.length)}?`}
      text="Their dates and cards go with them. Everything stays in the trash for 30 days."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={() => onChange({ kind: 'delete' })}
    />
  );
}

type PartProps = Omit<Props, 'kind'>;

/** The frame of each; `change` is null until it is complete. */
function ChangeDialog({
  title,
  description,
  label,
  change,
  children,
  ...props
}: PartProps & { title: string; description?: ReactNode; label: string; change: Change | null; children: ReactNode }) {
  const { open, people, busy, onClose, onChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={description ?? `For ${contactsWords(people.length)}.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving..." disabled={!change} onClick={() => change && onChange(change)}>
            {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5">{children}</div>
    </Dialog>
  );
}

function GroupsDialog(props: PartProps) {
  const known = useQuery(groupsQuery).data ?? [];
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const theirs = [...new Set(props.people.flatMap(({ groups }) => groups))].sort((a, b) => a.localeCompare(b));
  const change = add.length + remove.length > 0 ? ({ kind: 'groups', add, remove } as const) : null;
  return (
    <ChangeDialog {...props} title="Change groups" label="Save" change={change}>
      <LineList
        label="Add to"
        addLabel={t`Add this group`}
        hint="Choose a group, or type a new name."
        placeholder="Family, Choir, Neighbors"
        lines={add}
        known={known.map(({ name }) => name)}
        most={groupLimits.perContact}
        longest={groupLimits.name}
        onChange={setAdd}
      />
      {theirs.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Remove from</legend>
          <ul className="flex flex-wrap gap-2">
            {theirs.map((group) => (
              <li key={group} className="max-w-full">
                <button
                  type="button"
                  aria-pressed={remove.includes(group)}
                  onClick={() =>
                    setRemove(remove.includes(group) ? remove.filter((one) => one !== group) : [...remove, group])
                  }
                  className="touch min-h-9 max-w-full cursor-pointer rounded-full border border-line px-3.5 text-sm hover:border-ink-faint aria-pressed:border-ink aria-pressed:line-through"
                >
                  <bdi className="break-words">{group}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </ChangeDialog>
  );
}

function DateDialog(props: PartProps) {
  const today = useToday();
  const [occasion, setOccasion] = useState<OccasionType | null>(null);
  const [custom, setCustom] = useState('');
  const [day, setDay] = useState('');
  const isHoliday = occasion !== null && isNamedHoliday(occasion);
  const date = isHoliday ? (nextHoliday(occasion, today) ?? '') : day;
  const isComplete = occasion !== null && date !== '' && (occasion !== 'custom' || custom.trim() !== '');
  const rule = isHoliday ? holidayRuleOf(occasion) : null;
  const change = isComplete
    ? ({
        kind: 'date',
        occasionType: storedOccasionType(occasion, custom),
        date,
        notifyDaysBefore: defaultReminderDays,
        isVariableHoliday: rule !== null,
        holidayRule: rule,
      } as const)
    : null;
  return (
    <ChangeDialog
      {...props}
      title="Add a date"
      description={`For ${contactsWords(props.people.length)}. Contacts who have it already are not changed.`}
      label="Add"
      change={change}
    >
      <Field label="Occasion">
        <Combobox
          value={occasion}
          onValueChange={setOccasion}
          options={occasionOptions}
          placeholder="Choose an occasion"
          searchLabel="Search occasions"
          emptyText="Not in the list. Choose Other/Custom."
        />
      </Field>
      {occasion === 'custom' && (
        <Field label="Name of the occasion">
          <TextInput dir="auto" value={custom} maxLength={60} onChange={({ target }) => setCustom(target.value)} />
        </Field>
      )}
      {occasion !== null && !isHoliday && (
        <Field label="Date" hint="Every year.">
          <DateInput value={day} onValueChange={setDay} />
        </Field>
      )}
    </ChangeDialog>
  );
}

function StyleDialog(props: PartProps) {
  const presets = useQuery(presetsQuery).data ?? [];
  const [style, setStyle] = useState<string | null>(null);
  // A style that shows a photo needs one of each person.
  const usable = presets.filter(
    ({ category, requiresImage }) => !requiresImage && !needsPhoto(styleCategoryOf(category)),
  );
  const change = style === null ? null : ({ kind: 'style', styleId: style || null } as const);
  return (
    <ChangeDialog {...props} title="Set the card style" label="Set style" change={change}>
      <Field label="Style" hint="Choose a style with a photo on each contact’s own page.">
        <Combobox
          value={style}
          onValueChange={setStyle}
          options={[
            { value: '', label: t`My default style` },
            ...usable.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          placeholder="Choose a style"
          searchLabel="Search styles"
        />
      </Field>
    </ChangeDialog>
  );
}

const languageOptions = languages.map((language) => ({ value: language, label: languageName(language) }));

function LanguageDialog(props: PartProps) {
  const [language, setLanguage] = useState<Language | null>(null);
  const change = language === null ? null : ({ kind: 'language', language } as const);
  return (
    <ChangeDialog {...props} title="Set the language" label="Set language" change={change}>
      <Field label="Language" hint="Their cards are written in this language.">
        <Select
          value={language}
          onValueChange={setLanguage}
          options={languageOptions}
          placeholder="Choose a language"
        />
      </Field>
    </ChangeDialog>
  );
}
