import { useState } from 'react';
import type { CardStylePreset } from '../../../contract/styles.ts';
import { t, translated } from '../../../contract/translate.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { needsPhoto, styleCategoryOf } from '../../../domain/styles.ts';
import { PresetGrid } from '../../style-choice/preset-grid.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { RoundForm } from './round-form.ts';
import '../../style-choice/style-choice.css';

const lookOptions = [
  { value: 'own', label: t`As usual` },
  { value: 'one', label: t`One style` },
  { value: 'surprise', label: t`Surprise` },
] as const;

const lookHints = {
  own: t`Each contact’s own style, or else your default style.`,
  one: t`All cards have one style. Their pictures still differ.`,
  surprise: t`The style changes from one card to the next.`,
} as const;

/** The third step: one style, everybody's own, or a surprise within bounds. */
export function LookStep({
  form,
  presets,
  problem,
  change,
}: {
  form: RoundForm;
  presets: readonly CardStylePreset[] | undefined;
  problem: string | undefined;
  change: (changed: Partial<RoundForm>) => void;
}) {
  const [isBounding, setBounding] = useState(form.styleIds.length > 0);
  const open = presets?.filter(
    ({ requiresImage, category }) => !requiresImage && !needsPhoto(styleCategoryOf(category)),
  );
  const allowed = form.styleIds.length === 0 ? (open?.map(({ id }) => id) ?? []) : form.styleIds;
  return (
    <section className="round-step" aria-labelledby="round-look">
      <h2 id="round-look">Look</h2>
      <Field group label="Style" hint={lookHints[form.look]} error={form.look === 'one' ? undefined : problem}>
        <Segmented full value={form.look} onValueChange={(look) => change({ look })} options={lookOptions} />
      </Field>
      {form.look === 'one' && (
        <PresetGrid
          presets={open}
          chosenId={form.styleId}
          sampleFor={{ category: categoryForOccasion(form.occasion), occasionType: form.occasion }}
          problem={problem}
          onChoose={(styleId) => change({ styleId })}
        />
      )}
      {form.look === 'surprise' && (
        <Disclosure
          label={form.styleIds.length === 0 ? 'Any style can appear' : `${form.styleIds.length} styles can appear`}
          open={isBounding}
          onOpenChange={setBounding}
          className="mt-3"
        >
          <ul className="grid gap-x-4 sm:grid-cols-2">
            {open?.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  checked={allowed.includes(id)}
                  disabled={allowed.length === 1 && allowed.includes(id)}
                  onCheckedChange={(may) => {
                    const next = may ? [...allowed, id] : allowed.filter((other) => other !== id);
                    change({ styleIds: next.length === open.length ? [] : next });
                  }}
                >
                  {translated(name)}
                </Checkbox>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
