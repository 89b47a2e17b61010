import { useState } from 'react';
import type { CardStylePreset } from '../../../../../contract/styles.ts';
import { translated } from '../../../../../contract/translate.ts';
import { styleCategories } from '../../../../../contract/vocabulary.ts';
import { styleCategoryLabels } from '../../../../../domain/styles.ts';
import { CategoryTiles, categoryWords } from '../../../../style-choice/category-tiles.tsx';
import { PresetGrid } from '../../../../style-choice/preset-grid.tsx';
import type { CreateFormEvent } from '../create-form-state.ts';
import type { FormView } from '../form-view.ts';

/** The second step: one of four categories, then one of its styles. */
export function StylePanel({
  view: { styleCategory, style, date },
  presets,
  problem,
  change,
  children,
}: {
  view: FormView;
  /** Undefined while loading. */
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
          className="link touch min-h-8"
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
            <dt>{translated(styleCategoryLabels[category])}</dt>
            <dd>{categoryWords[category].long}</dd>
          </div>
        ))}
      </dl>
      <CategoryTiles
        presets={presets}
        value={styleCategory}
        sampleFor={date && { dateId: date.id }}
        onChoose={(category) => change({ type: 'styleCategoryChosen', category })}
      />
      <PresetGrid
        presets={presets?.filter((preset) => preset.category === styleCategoryLabels[styleCategory])}
        chosenId={style?.basePresetId ?? null}
        sampleFor={date && { dateId: date.id }}
        problem={problem}
        onChoose={(presetId) => change({ type: 'presetChosen', presetId, category: styleCategory })}
      />
      {children}
    </section>
  );
}
