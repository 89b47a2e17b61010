import { reachLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ContactForm } from '../about-section.tsx';
import { FurtherActs } from './further-acts.tsx';
import { LabelChoice } from './label-choice.tsx';
import { useReach } from './use-reach.ts';

const usual = ['home', 'work', 'other'];
const lines = [
  ['city', t`City`],
  ['state', t`State / Province`],
  ['postalCode', t`Postal code`],
  ['country', t`Country`],
] as const;
const emptyAddress = { street: '', city: '', state: '', postalCode: '', country: '', label: null };

/** The label of the preferred address, the further ones, and a button for one more. */
export function FurtherAddresses({ form }: { form: ContactForm }) {
  const { reach, change, preferAddress } = useReach(form);
  const { addresses, labels } = reach;
  const errors = form.formState.errors.reach?.addresses;
  const set = (at: number, changed: Partial<(typeof addresses)[number]>) =>
    change({ addresses: addresses.map((item, index) => (index === at ? { ...item, ...changed } : item)) });
  return (
    <>
      {(addresses.length > 0 || labels.address) && (
        <div className="max-w-60">
          <LabelChoice
            label="Label of the preferred address"
            usual={usual}
            value={labels.address}
            onChange={(value) => change({ labels: { ...labels, address: value } })}
          />
        </div>
      )}
      {addresses.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <fieldset key={at} className="grid gap-4.5 border-t border-line pt-4.5 sm:grid-cols-2">
          <legend className="sr-only">Address {at + 2}</legend>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1 sm:col-span-2">
            <div className="max-w-60">
              <LabelChoice
                label={`Label of address ${at + 2}`}
                usual={usual}
                value={item.label}
                onChange={(value) => set(at, { label: value })}
              />
            </div>
            <FurtherActs
              what={`address ${at + 2}`}
              onPrefer={() => preferAddress(at)}
              onRemove={() => change({ addresses: addresses.toSpliced(at, 1) })}
            />
          </div>
          <Field label="Street" className="sm:col-span-2" error={errors?.[at]?.street?.message}>
            <TextArea
              dir="auto"
              rows={1}
              className="min-h-11"
              autoComplete="off"
              value={item.street}
              onChange={(event) => set(at, { street: event.target.value })}
            />
          </Field>
          {lines.map(([part, label]) => (
            <Field key={part} label={label} error={errors?.[at]?.[part]?.message}>
              <TextInput
                dir="auto"
                autoComplete="off"
                value={item[part]}
                onChange={(event) => set(at, { [part]: event.target.value })}
              />
            </Field>
          ))}
        </fieldset>
      ))}
      {addresses.length < reachLimits.further && (
        <button
          type="button"
          className="link touch w-fit text-sm"
          onClick={() => change({ addresses: [...addresses, emptyAddress] })}
        >
          Add another address
        </button>
      )}
    </>
  );
}
