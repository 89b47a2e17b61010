import { useState } from 'react';
import type { CardStylePreset } from '../../../../contract/styles.ts';
import { type StyleCategory, styleCategories } from '../../../../contract/vocabulary.ts';
import { styleCategoryLabels } from '../../../../domain/styles.ts';
import { CardArt } from '../../../ui/card-art.tsx';
import { ChoiceGroup, ChoiceTile } from '../../../ui/choice-group.tsx';
import type { CreateFormEvent, FormView } from './create-form-state.ts';
import { PresetGrid } from './preset-grid.tsx';

const categoryWords: Record<StyleCategory, { short: string; long: string }> = {
  text: {
    short: 'Words, beautifully set. No picture needed.',
    long: 'A typographic card: your greeting is the artwork.',
  },
  image: {
    short: 'Your photo, painted in the style you choose.',
    long: 'You upload a photo and it is painted anew. Faces and places stay recognisable.',
  },
  AIgen: {
    short: 'A picture made for this person and day.',
    long: 'A new illustration for the occasion and the person. You need no picture of your own.',
  },
  photo: {
    short: 'Your photo as it is, with or without words.',
    long: 'You upload a photo and it is the card, with the title on it if the style says so.',
  },
};

/** The second step: one of four categories, then one of its styles. */
export function StylePanel({
  view: { styleCategory, style },
  presets,
  problem,
  change,
  children,
}: {
  view: FormView;
  /** Undefined while they are being read. */
  presets: readonly CardStylePreset[] | undefined;
  problem?: string;
  change: (event: CreateFormEvent) => void;
  children?: React.ReactNode;
}) {
  const [explained, setExplained] = useState(false);
  return (
    <section className="create-step" aria-labelledby="create-style">
      <div className="mb-3.5 flex items-baseline justify-between gap-3">
        <h2 id="create-style" className="mb-0!">
          Card style
        </h2>
        <button
          type="button"
          className="link min-h-8"
          aria-expanded={explained}
          aria-controls="create-style-help"
          onClick={() => setExplained(!explained)}
        >
          What are these?
        </button>
      </div>
      <dl id="create-style-help" hidden={!explained} className="create-help">
        {styleCategories.map((category) => (
          <div key={category}>
            <dt>{styleCategoryLabels[category]}</dt>
            <dd>{categoryWords[category].long}</dd>
          </div>
        ))}
      </dl>
      <ChoiceGroup<StyleCategory>
        label="Style category"
        className="create-categories"
        value={styleCategory}
        onValueChange={(category) => change({ type: 'styleCategoryChosen', category })}
      >
        {styleCategories.map((category) => (
          <ChoiceTile key={category} value={category}>
            <CardArt
              imageUrl={presets?.find((preset) => preset.category === styleCategoryLabels[category])?.imagePath}
            />
            <span className="mt-2.5 block leading-5 font-semibold">{styleCategoryLabels[category]}</span>
            <span className="mt-0.5 block text-xs leading-4.5 text-ink-soft">{categoryWords[category].short}</span>
          </ChoiceTile>
        ))}
      </ChoiceGroup>
      <PresetGrid
        presets={presets?.filter((preset) => preset.category === styleCategoryLabels[styleCategory])}
        chosenId={style?.presetId ?? null}
        problem={problem}
        onChoose={(presetId) => change({ type: 'presetChosen', presetId, category: styleCategory })}
      />
      {children}
    </section>
  );
}
