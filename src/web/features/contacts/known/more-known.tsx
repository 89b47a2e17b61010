import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { About, FormOfAddress, Register } from '../../../../contract/about.ts';
import { aboutLimits } from '../../../../contract/about-limits.ts';
import { t } from '../../../../contract/translate.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Option } from '../../../ui/option.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Manner } from '../../../words-choice/manner.tsx';
import { LineList } from './line-list.tsx';
import { PetsField } from './pets-field.tsx';

const addressOptions: Option<FormOfAddress | 'untold'>[] = [
  { value: 'untold', label: t`As the relationship suggests` },
  { value: 'feminine', label: t`As a woman` },
  { value: 'masculine', label: t`As a man` },
  { value: 'neutral', label: t`Neutral` },
];
const registerOptions: Option<Register | 'untold'>[] = [
  { value: 'untold', label: t`As is usual` },
  { value: 'informal', label: t`Informal (du, tu, tú, você, je, ty)` },
  { value: 'formal', label: t`Formal (Sie, vous, usted, Lei, o senhor, u, Pan)` },
];

/** Forms of address, pets, shared memories, and words that no card may contain. */
export function MoreKnown({ about, change }: { about: About; change: (changed: Partial<About>) => void }) {
  const isAsked = useLocation({ select: ({ hash }) => hash === 'known-more' });
  const [open, setOpen] = useState(isAsked);
  return (
    <Disclosure
      className="border-t border-line pt-2"
      label={
        <span id="known-more" className="scroll-mt-24">
          More about them{' '}
          <span className="ps-1.5 font-normal text-ink-faint">How you sign, pets, memories, what never to mention</span>
        </span>
      }
      open={open}
      onOpenChange={setOpen}
    >
      <div className="grid gap-4.5 pt-2 sm:grid-cols-2">
        <Field label="What do they call you?" optional>
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder="Bear"
            maxLength={aboutLimits.callsMe}
            value={about.callsMe ?? ''}
            onChange={(event) => change({ callsMe: event.target.value })}
          />
        </Field>
        <Field label="How do you sign to them?" optional hint="Printed at the end of their cards, as you write it.">
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder="Love, Eleanor and Tom"
            maxLength={aboutLimits.signAs}
            value={about.signAs ?? ''}
            onChange={(event) => change({ signAs: event.target.value })}
          />
        </Field>
        <Field label="How are they addressed?" hint="Many languages need to know.">
          <Select
            value={about.addressedAs ?? 'untold'}
            onValueChange={(value) => change({ addressedAs: value === 'untold' ? null : value })}
            options={addressOptions}
          />
        </Field>
        <Field label="How do you speak to them?" hint="Where the language has two forms.">
          <Select
            value={about.register ?? 'untold'}
            onValueChange={(value) => change({ register: value === 'untold' ? null : value })}
            options={registerOptions}
          />
        </Field>
      </div>
      <div className="grid gap-4.5 pt-4.5 pb-2">
        <Manner
          manner={{ tone: about.usualTone, length: about.usualLength }}
          labels={{ tone: t`Tone of their cards`, length: t`Length of their cards` }}
          onChange={({ tone, length }) =>
            change({
              ...(tone !== undefined && { usualTone: tone }),
              ...(length !== undefined && { usualLength: length }),
            })
          }
        />
        <PetsField pets={about.pets} onChange={(pets) => change({ pets })} />
        <LineList
          label="Memories you share"
          hint="One sentence each. It appears on one card, as you write it, and on no other."
          placeholder="We still laugh about the tent in Wales."
          lines={about.memories}
          most={aboutLimits.memories}
          longest={aboutLimits.memory}
          onChange={(memories) => change({ memories })}
        />
        <LineList
          label="Never mention"
          hint="Words and topics that never appear on their cards."
          placeholder="A name, a place, a topic"
          lines={about.neverMention}
          most={aboutLimits.neverMention}
          longest={aboutLimits.neverMentioned}
          onChange={(neverMention) => change({ neverMention })}
        />
        <Checkbox checked={about.hasDied} onCheckedChange={(hasDied) => change({ hasDied })}>
          They have died. No more birthday or holiday cards and reminders; memorial days go on.
        </Checkbox>
      </div>
    </Disclosure>
  );
}
