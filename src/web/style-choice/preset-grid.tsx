import type { CardStylePreset } from '../../contract/styles.ts';
import { CardArt } from '../ui/card-art.tsx';
import { ChoiceGroup, PresetTile } from '../ui/choice-group.tsx';
import { Field } from '../ui/field.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** The styles of one category. */
export function PresetGrid({
  presets,
  chosenId,
  problem,
  onChoose,
}: {
  /** Undefined while they are being read. */
  presets: readonly CardStylePreset[] | undefined;
  chosenId: string | null;
  problem?: string;
  onChoose: (presetId: string) => void;
}) {
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
        <ChoiceGroup value={chosenId} onValueChange={onChoose} className="style-presets">
          {presets.map(({ id, name, imagePath, parameters }) => (
            <PresetTile key={id} value={id}>
              <CardArt imageUrl={imagePath} />
              <span className="mt-2.5 block text-sm leading-4.5 font-semibold">{name}</span>
              <span className="block text-xs leading-4 text-ink-faint">
                {parameters.artStyle}, {parameters.colorPalette}
              </span>
            </PresetTile>
          ))}
        </ChoiceGroup>
      )}
    </Field>
  );
}
