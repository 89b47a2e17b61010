import { useState } from 'react';
import { reachLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { reachLabelWords } from '../../../../domain/reach-label.ts';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const ownWords = t`own words`;

/** The label of an email, phone or address: one of the usual ones, or the user's own words. */
export function LabelChoice({
  label,
  usual,
  value,
  onChange,
}: {
  /** What it is the label of, for screen readers. */
  label: string;
  usual: readonly string[];
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const [isTyping, setIsTyping] = useState(false);
  if (isTyping)
    return (
      <TextInput
        dir="auto"
        autoComplete="off"
        autoFocus
        aria-label={label}
        placeholder="Summer house"
        maxLength={reachLimits.label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={() => setIsTyping(false)}
      />
    );
  const listed = value === null || usual.includes(value) ? usual : [...usual, value];
  return (
    <Select
      label={label}
      value={value ?? ''}
      onValueChange={(next) => {
        if (next === ownWords) {
          onChange(null);
          setIsTyping(true);
        } else onChange(next || null);
      }}
      options={[
        { value: '', label: t`No label` },
        ...listed.map((each) => ({ value: each, label: reachLabelWords(each) })),
        { value: ownWords, label: t`Your own words` },
      ]}
    />
  );
}
