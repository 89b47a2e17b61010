import { useState } from 'react';
import type { CardStylePreset } from '../../contract/styles.ts';
import { t, translated } from '../../contract/translate.ts';
import { Button } from '../ui/button.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { ChoiceGroup, PresetTile } from '../ui/choice-group.tsx';
import { Field } from '../ui/field.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { type SampleFor, sampleUrl } from './sample-url.ts';

/** The styles of one category; of many, only the first until the user shows all. */
export function PresetGrid({
  presets,
  chosenId,
  sampleFor = null,
  problem,
  onChoose,
}: {
  /** Undefined while loading. */
  presets: readonly CardStylePreset[] | undefined;
  chosenId: string | null;
  sampleFor?: SampleFor;
  problem?: string;
  onChoose: (presetId: string) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const first = firstPresets(presets ?? [], chosenId);
  const shown = showsAll ? (presets ?? []) : first;
  return (
    <Field group label="Choose a Style" error={problem} className="mt-6">
      {presets === undefined ? (
        <SkeletonGroup label="Loading styles..." className="style-presets">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="aspect-square" />
          ))}
        </SkeletonGroup>
      ) : presets.length === 0 ? (
        <p className="text-sm text-ink-faint">No style presets available for this category.</p>
      ) : (
        <>
          <ChoiceGroup value={chosenId} onValueChange={onChoose} className="style-presets">
            {shown.map((preset) => (
              <PresetTile key={preset.id} value={preset.id}>
                <CardArt imageUrl={sampleUrl(preset, sampleFor)} insteadUrl={preset.imagePath} />
                <span className="mt-2.5 block text-sm leading-4.5 font-semibold">{translated(preset.name)}</span>
                <span className="block text-xs leading-4 text-ink-faint">{presetWords(preset)}</span>
              </PresetTile>
            ))}
          </ChoiceGroup>
          {first.length < presets.length && (
            <Button
              variant="line"
              className="style-presets-more"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer styles' : `Show all ${presets.length} styles`}
            </Button>
          )}
        </>
      )}
    </Field>
  );
}

const overlayWords = {
  top: t`Words at the top`,
  center: t`Words in the middle`,
  bottom: t`Words at the bottom`,
} as const;

/** Describes a style: art style and colours, or for Photo the position of the text. */
export function presetWords({ category, parameters }: Pick<CardStylePreset, 'category' | 'parameters'>): string {
  if (category !== 'Photo') return [parameters.artStyle, parameters.colorPalette].map(translated).join(', ');
  return parameters.overlay ? overlayWords[parameters.overlay.position] : t`No words`;
}

/** Two rows of the grid, or four on a phone. */
const shownAtFirst = 8;

/** The styles shown at first: two rows, including the chosen one. All, if only a few would be hidden. */
export function firstPresets(presets: readonly CardStylePreset[], chosenId: string | null): readonly CardStylePreset[] {
  if (presets.length <= shownAtFirst + 2) return presets;
  const first = presets.slice(0, shownAtFirst);
  const chosen = presets.find(({ id }) => id === chosenId);
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
