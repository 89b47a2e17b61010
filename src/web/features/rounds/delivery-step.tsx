import type { SignatureView } from '../../../contract/signatures.ts';
import { t } from '../../../contract/translate.ts';
import { Field } from '../../ui/field.tsx';
import type { Option } from '../../ui/option.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import type { RoundForm } from './round-form.ts';

const methods = [
  { value: 'digital', label: t`By email` },
  { value: 'physical', label: t`Printed` },
] as const;

/** The fifth step: who signs, and how most of the cards are delivered. */
export function DeliveryStep({
  form,
  signatures,
  problem,
  change,
}: {
  form: RoundForm;
  signatures: readonly SignatureView[];
  problem: string | undefined;
  change: (changed: Partial<RoundForm>) => void;
}) {
  const options: Option[] = [
    { value: 'usual', label: signatures.length > 0 ? t`As usual` : t`Your name` },
    ...signatures.map(({ id, label }) => ({ value: String(id), label })),
    ...(signatures.length > 0 ? [{ value: 'none', label: t`No handwriting` }] : []),
  ];
  return (
    <section className="round-step" aria-labelledby="round-delivery">
      <h2 id="round-delivery">Signature and delivery</h2>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Signature" error={problem}>
          <Select value={form.signature} onValueChange={(signature) => change({ signature })} options={options} />
        </Field>
        <Field
          group
          label="Delivery"
          hint="You post printed cards, or hand them over. You can change this for each contact below."
        >
          <Segmented
            full
            value={form.deliveryMethod}
            onValueChange={(deliveryMethod) => change({ deliveryMethod, deliveryOf: {} })}
            options={methods}
          />
        </Field>
      </div>
    </section>
  );
}
