import { reachLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ContactForm } from '../about-section.tsx';
import { FurtherActs } from './further-acts.tsx';
import { LabelChoice } from './label-choice.tsx';
import { useReach } from './use-reach.ts';

const kinds = {
  emails: {
    field: 'email',
    type: 'email',
    usual: ['home', 'work', 'other'],
    preferredLabel: t`Label of the preferred email`,
    nth: (number: number) => t`Email ${number}`,
    labelOf: (number: number) => t`Label of email ${number}`,
    inSentence: (number: number) => t`email ${number}`,
    addAnother: t`Add another email`,
  },
  phones: {
    field: 'phone',
    type: 'tel',
    usual: ['mobile', 'home', 'work', 'other'],
    preferredLabel: t`Label of the preferred phone`,
    nth: (number: number) => t`Phone ${number}`,
    labelOf: (number: number) => t`Label of phone ${number}`,
    inSentence: (number: number) => t`phone ${number}`,
    addAnother: t`Add another phone`,
  },
} as const;

/** The label of the preferred email or phone, the further ones, and a button for one more. */
export function FurtherTexts({ form, kind }: { form: ContactForm; kind: keyof typeof kinds }) {
  const { reach, change, preferText } = useReach(form);
  const { field, type, usual, ...words } = kinds[kind];
  const items = reach[kind];
  const errors = form.formState.errors.reach?.[kind];
  const set = (at: number, changed: Partial<(typeof items)[number]>) =>
    change({ [kind]: items.map((item, index) => (index === at ? { ...item, ...changed } : item)) });
  return (
    <>
      {(items.length > 0 || reach.labels[field]) && (
        <LabelChoice
          label={words.preferredLabel}
          usual={usual}
          value={reach.labels[field]}
          onChange={(value) => change({ labels: { ...reach.labels, [field]: value } })}
        />
      )}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={at} className="grid gap-2 border-t border-line pt-3">
          <Field label={words.nth(at + 2)} error={errors?.[at]?.value?.message}>
            <TextInput
              type={type}
              inputMode={type}
              autoComplete="off"
              value={item.value}
              onChange={(event) => set(at, { value: event.target.value })}
            />
          </Field>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
            <LabelChoice
              label={words.labelOf(at + 2)}
              usual={usual}
              value={item.label}
              onChange={(value) => set(at, { label: value })}
            />
            <FurtherActs
              what={words.inSentence(at + 2)}
              onPrefer={() => preferText(kind, field, at)}
              onRemove={() => change({ [kind]: items.toSpliced(at, 1) })}
            />
          </div>
        </div>
      ))}
      {items.length < reachLimits.further && (
        <button
          type="button"
          className="link touch w-fit text-sm"
          onClick={() => change({ [kind]: [...items, { value: '', label: null }] })}
        >
          {words.addAnother}
        </button>
      )}
    </>
  );
}
