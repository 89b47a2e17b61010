import { inSense, t } from '../../contract/translate.ts';
import type { Tone, WordsLength } from '../../contract/vocabulary.ts';
import { Field } from '../ui/field.tsx';
import type { Option } from '../ui/option.tsx';
import { Select } from '../ui/select.tsx';

const usual = { value: 'usual', label: t`As usual` } as const;
const toneOptions: Option<Tone | 'usual'>[] = [
  usual,
  { value: 'warm', label: t`Warm` },
  { value: 'friendly', label: t`Friendly` },
  { value: 'playful', label: inSense('tone of a text')`Playful` },
  { value: 'tender', label: t`Tender` },
  { value: 'formal', label: t`Formal` },
  { value: 'respectful', label: t`Respectful` },
];
const lengthOptions: Option<WordsLength | 'usual'>[] = [
  usual,
  { value: 'short', label: inSense('length of a text')`Short` },
  { value: 'medium', label: inSense('length of a text')`Medium` },
  { value: 'long', label: inSense('length of a text')`Long` },
];

type Chosen = { tone: Tone | null; length: WordsLength | null };

/** The tone and length of one card or of all cards to a contact; null uses the usual ones. */
export function Manner({
  manner,
  labels = { tone: t`Tone of our words`, length: t`Length of our words` },
  onChange,
}: {
  manner: Chosen;
  labels?: { tone: string; length: string };
  onChange: (changed: Partial<Chosen>) => void;
}) {
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      <Field label={labels.tone}>
        <Select
          value={manner.tone ?? 'usual'}
          onValueChange={(tone) => onChange({ tone: tone === 'usual' ? null : tone })}
          options={toneOptions}
        />
      </Field>
      <Field label={labels.length}>
        <Select
          value={manner.length ?? 'usual'}
          onValueChange={(length) => onChange({ length: length === 'usual' ? null : length })}
          options={lengthOptions}
        />
      </Field>
    </div>
  );
}
