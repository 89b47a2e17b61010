import type { Reach } from '../../../../contract/reach.ts';
import { noReach } from '../../../../domain/reach.ts';
import type { ContactForm } from '../about-section.tsx';

const parts = ['street', 'city', 'state', 'postalCode', 'country'] as const;

/** The further emails, phones and addresses of the contact form, and how to change them. */
export function useReach(form: ContactForm) {
  const reach: Reach = { ...noReach, ...(form.watch('reach') as Partial<Reach> | undefined) };
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const change = (changed: Partial<Reach>) => form.setValue('reach', { ...reach, ...changed }, options);
  return {
    reach,
    change,
    /** Exchanges the preferred value with a further one. */
    preferText(kind: 'emails' | 'phones', field: 'email' | 'phone', at: number): void {
      const chosen = reach[kind][at];
      if (!chosen) return;
      const former = { value: form.getValues(field) ?? '', label: reach.labels[field] };
      form.setValue(field, chosen.value, options);
      change({
        [kind]: reach[kind].with(at, former).filter(({ value }) => value.trim() !== ''),
        labels: { ...reach.labels, [field]: chosen.label },
      });
    },
    preferAddress(at: number): void {
      const chosen = reach.addresses[at];
      if (!chosen) return;
      const [street, city, state, postalCode, country] = parts.map((part) => form.getValues(part) ?? '');
      const former = {
        street: street ?? '',
        city: city ?? '',
        state: state ?? '',
        postalCode: postalCode ?? '',
        country: country ?? '',
        label: reach.labels.address,
      };
      for (const part of parts) form.setValue(part, chosen[part], options);
      const isEmpty = parts.every((part) => former[part].trim() === '');
      change({
        addresses: isEmpty ? reach.addresses.toSpliced(at, 1) : reach.addresses.with(at, former),
        labels: { ...reach.labels, address: chosen.label },
      });
    },
  };
}
