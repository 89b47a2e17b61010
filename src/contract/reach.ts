import { z } from 'zod';
import { isEmail, optionalText } from './fields.ts';
import { reachLimits } from './limits.ts';
import { personLimits } from './person-limits.ts';
import { t } from './translate.ts';

/** Labels with a name of their own; any other is in the user's words. */
export const reachLabels = ['home', 'work', 'mobile', 'other'] as const;

/** A label as it is stored: 'Home' is ours, 'Mum’s  flat' loses a blank. */
export function toReachLabel(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return reachLabels.find((known) => known === words.toLowerCase()) ?? words;
}

export const invalidEmailMessage = t`Invalid email address`;

const label = z.string().nullable();
const labelledText = z.object({ value: z.string(), label });
/** The parts of an address; a missing part is ''. */
const labelledAddress = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  label,
});

/**
 * How to reach a contact besides the preferred email address, phone number and postal address, which are fields of their
 * own; and the labels of these three.
 */
export const reach = z.object({
  emails: z.array(labelledText),
  phones: z.array(labelledText),
  addresses: z.array(labelledAddress),
  labels: z.object({ email: label, phone: label, address: label }),
});
export type Reach = z.infer<typeof reach>;
export type LabelledText = z.infer<typeof labelledText>;
export type LabelledAddress = z.infer<typeof labelledAddress>;

const labelChange = optionalText(reachLimits.label).transform((text) => (text ? toReachLabel(text) : text));
const labelInput = labelChange.transform((text) => text ?? null);
const part = (max: number) => z.string().trim().max(max).default('');
const email = z
  .string()
  .trim()
  .max(personLimits.email)
  .refine((text) => text === '' || isEmail(text), invalidEmailMessage);

/** Further values of one kind; rows left empty are left out. */
const further = <Item extends z.ZodType>(item: Item, tooMany: string, isEmpty: (item: z.output<Item>) => boolean) =>
  z
    .array(item)
    .max(reachLimits.further, tooMany)
    .transform((items) => items.filter((each) => !isEmpty(each)));
const isBlank = ({ value }: { value: string }) => value === '';

/** The input of a call: lists and labels left out stay unchanged. */
export const reachInput = z
  .strictObject({
    emails: further(
      z.strictObject({ value: email, label: labelInput }),
      t`A contact can have up to ${reachLimits.further + 1} email addresses. Remove one first.`,
      isBlank,
    ),
    phones: further(
      z.strictObject({ value: z.string().trim().max(personLimits.phone), label: labelInput }),
      t`A contact can have up to ${reachLimits.further + 1} phone numbers. Remove one first.`,
      isBlank,
    ),
    addresses: further(
      z.strictObject({
        street: part(personLimits.street),
        city: part(personLimits.city),
        state: part(personLimits.state),
        postalCode: part(personLimits.postalCode),
        country: part(personLimits.country),
        label: labelInput,
      }),
      t`A contact can have up to ${reachLimits.further + 1} addresses. Remove one first.`,
      ({ label: _, ...parts }) => Object.values(parts).every((text) => text === ''),
    ),
    labels: z.strictObject({ email: labelChange, phone: labelChange, address: labelChange }).partial(),
  })
  .partial();
export type ReachInput = z.output<typeof reachInput>;
