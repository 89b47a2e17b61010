import type { CardStylePreset } from '../../contract/styles.ts';
import { t, translated } from '../../contract/translate.ts';
import { type StyleCategory, styleCategories } from '../../contract/vocabulary.ts';
import { styleCategoryLabels } from '../../domain/styles.ts';
import { CardArt } from '../ui/card-art.tsx';
import { ChoiceGroup, ChoiceTile } from '../ui/choice-group.tsx';
import { type SampleFor, sampleUrl } from './sample-url.ts';
import './style-choice.css';

/** A short and a long description of each style category. */
export const categoryWords: Record<StyleCategory, { short: string; long: string }> = {
  text: {
    short: t`Words, beautifully set. No picture needed.`,
    long: t`A typographic card: your greeting is the artwork.`,
  },
  image: {
    short: t`Your photo, painted in the style you choose.`,
    long: t`You upload a photo and it is painted anew. Faces and places stay recognizable.`,
  },
  AIgen: {
    short: t`A picture made for this person and day.`,
    long: t`A new illustration for the occasion and the person. You need no picture of your own.`,
  },
  photo: {
    short: t`Your photo as it is, with or without words.`,
    long: t`You upload a photo and it is the card, with the title on it if the style says so.`,
  },
};

/** The four style categories, each with the picture of its first style. */
export function CategoryTiles({
  presets,
  value,
  sampleFor = null,
  onChoose,
}: {
  /** Undefined while loading. */
  presets: readonly CardStylePreset[] | undefined;
  value: StyleCategory;
  sampleFor?: SampleFor;
  onChoose: (category: StyleCategory) => void;
}) {
  return (
    <ChoiceGroup<StyleCategory>
      label="Style category"
      className="style-categories"
      value={value}
      onValueChange={onChoose}
    >
      {styleCategories.map((category) => (
        <ChoiceTile key={category} value={category}>
          <FirstSample presets={presets} category={category} sampleFor={sampleFor} />
          <span className="mt-2.5 block leading-5 font-semibold">{translated(styleCategoryLabels[category])}</span>
          <span className="style-category-words mt-0.5 block text-xs leading-4.5 text-ink-soft">
            {categoryWords[category].short}
          </span>
        </ChoiceTile>
      ))}
    </ChoiceGroup>
  );
}

function FirstSample({
  presets,
  category,
  sampleFor,
}: {
  presets: readonly CardStylePreset[] | undefined;
  category: StyleCategory;
  sampleFor: SampleFor;
}) {
  const first = presets?.find((preset) => preset.category === styleCategoryLabels[category]);
  return <CardArt imageUrl={sampleUrl(first, sampleFor)} insteadUrl={first?.imagePath} />;
}
