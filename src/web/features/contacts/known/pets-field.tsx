import { useState } from 'react';
import type { About } from '../../../../contract/about.ts';
import { aboutLimits, type PetKind, petKinds } from '../../../../contract/about-limits.ts';
import { t } from '../../../../contract/translate.ts';
import { inSentence } from '../../../../domain/in-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Chips } from './chips.tsx';
import { petWords } from './known-words.ts';

const kinds = petKinds.map((kind) => ({ value: kind, label: kind === 'other' ? t`Other` : petWords[kind] }));

/** The contact's pets, each with a name and a kind. */
export function PetsField({ pets, onChange }: { pets: About['pets']; onChange: (pets: About['pets']) => void }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PetKind>('dog');
  const isFull = pets.length >= aboutLimits.pets;
  const add = () => {
    const called = name.replace(/\s+/gu, ' ').trim();
    if (called === '') return;
    setName('');
    onChange([...pets, { name: called, kind }]);
  };
  return (
    <div className="grid gap-2.5">
      <Chips
        label="Pets"
        items={pets.map((pet, at) => ({ key: String(at), text: `${pet.name}, ${inSentence(petWords[pet.kind])}` }))}
        onRemove={(at) => onChange(pets.filter((_, index) => index !== Number(at)))}
      />
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Pet’s name" optional className="min-w-40 grow">
          <TextInput
            dir="auto"
            autoComplete="off"
            value={name}
            maxLength={aboutLimits.petName}
            disabled={isFull}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || name.trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Field label="Kind" className="w-32">
          <Select value={kind} onValueChange={setKind} options={kinds} disabled={isFull} />
        </Field>
        <Button variant="line" disabled={isFull} aria-label="Add pet" onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
