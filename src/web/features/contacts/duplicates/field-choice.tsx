import type { MergeableField } from '../../../../contract/limits.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ChoiceGroup, ChoiceTile } from '../../../ui/choice-group.tsx';
import { useAddressLines } from '../use-address-lines.ts';
import type { FieldOption, MergeField } from './merge-choices.ts';

const labels: Record<MergeableField, string> = {
  name: t`Name`,
  nickname: t`Nickname`,
  greetingName: t`Greeted as`,
  relationship: t`Relationship`,
  email: t`Email`,
  phone: t`Phone`,
  address: t`Address`,
  photo: t`Photo`,
  style: t`Card style`,
  timeZone: t`Time zone`,
  language: t`Card language`,
};
const languageNames = new Intl.DisplayNames(readerLocale, { type: 'language' });

/** One field: the common value, or a choice between different ones. */
export function FieldChoice({
  field: { field, options },
  people,
  chosen,
  onChosen,
}: {
  field: MergeField;
  people: PersonView[];
  chosen: number | undefined;
  onChosen: (personId: number) => void;
}) {
  const label = labels[field];
  const [only, second] = options;
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-1.5 border-t border-line py-3 md:grid-cols-[7.5rem_minmax(0,1fr)] md:items-baseline">
      <p className="text-sm text-ink-faint">{label}</p>
      {only && !second ? (
        <div className="min-w-0 text-sm">
          <Value field={field} option={only} people={people} />
        </div>
      ) : (
        <ChoiceGroup
          label={label}
          value={chosen === undefined ? null : String(chosen)}
          onValueChange={(next) => onChosen(Number(next))}
          className="grid grid-cols-1 gap-2.5 sm:grid-cols-2"
        >
          {options.map((option) => (
            <ChoiceTile
              key={option.personId}
              value={String(option.personId)}
              className="min-h-11 py-2.5 pe-10 text-sm not-data-checked:shadow-[inset_0_0_0_1px_var(--line-strong)]"
            >
              <Value field={field} option={option} people={people} />
            </ChoiceTile>
          ))}
        </ChoiceGroup>
      )}
    </div>
  );
}

function Value({ field, option, people }: { field: MergeableField; option: FieldOption; people: PersonView[] }) {
  const linesOf = useAddressLines();
  const owner = people.find(({ id }) => id === option.personId);
  if (field === 'photo') {
    return (
      <span className="flex items-center gap-3">
        <Avatar name={owner?.name ?? ''} imageUrl={option.value} size="lg" />
        <span className="min-w-0 break-words text-ink-soft">
          Photo of <bdi>{owner?.name}</bdi>
        </span>
      </span>
    );
  }
  const words = field === 'address' ? linesOf(option.value).join('\n') : wordsOf(field, option.value, owner);
  return <bdi className="break-words whitespace-pre-line">{words}</bdi>;
}

function wordsOf(field: MergeableField, value: string, owner: PersonView | undefined): string {
  if (field === 'relationship') return relationshipLabel(value);
  if (field === 'language') return languageNames.of(value) ?? value;
  if (field === 'style') return t`The style of ${owner?.name}`;
  return value;
}
