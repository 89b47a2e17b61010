import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { t, translated } from '../../../contract/translate.ts';
import { styleCategoryLabels } from '../../../domain/styles.ts';
import { presetsQuery } from '../../queries/presets.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { useCurrentUser } from '../../session.ts';
import { CategoryTiles } from '../../style-choice/category-tiles.tsx';
import { chooseStyle } from '../../style-choice/choose-style.ts';
import { keptPhotoLimits, PhotoBox } from '../../style-choice/photo-box.tsx';
import { type PickedStyle, type StyleEvent, viewStyle } from '../../style-choice/picked-style.ts';
import { PresetGrid } from '../../style-choice/preset-grid.tsx';
import type { SampleFor } from '../../style-choice/sample-url.ts';
import { missingStylePhoto } from '../../style-choice/style-photo.ts';
import { Button } from '../../ui/button.tsx';
import { CardArt } from '../../ui/card-art.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormSection } from './form-section.tsx';

/** Lets the form open the section and focus the missing photo. */
export type StyleSectionHandle = { askForPhoto: () => void };

/** The style of cards for this contact: their own, or the default they fall back to. */
export function StyleSection({
  style,
  change,
  storedPhoto,
  sampleFor,
  ref,
}: {
  style: PickedStyle;
  change: (event: StyleEvent) => void;
  storedPhoto: string | null;
  sampleFor: SampleFor;
  ref: Ref<StyleSectionHandle>;
}) {
  const toast = useToast();
  const user = useCurrentUser();
  const presets = useQuery(presetsQuery);
  const [open, setOpen] = useState(false);
  const told = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    askForPhoto: () => {
      setOpen(true);
      // The panel must be open first.
      requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('input[type="file"]')?.focus());
    },
  }));
  const { preset, category, takesPhoto, lacksPhoto } = viewStyle(style, presets.data ?? [], storedPhoto);
  const fallback = chooseStyle(
    { styleCategory: null, presetId: null },
    { presets: presets.data ?? [], person: null, user },
  );
  const fallbackPreset = presets.data?.find(({ id }) => id === fallback?.presetId);
  const choose = (presetId: string) => {
    const chosen = presets.data?.find(({ id }) => id === presetId);
    if (!chosen) return;
    change({ type: 'presetChosen', preset: chosen });
    // Shown once, because the arrow keys pass through many styles.
    if (!told.current) toast({ title: t`Style preferences will be saved`, description: t`Together with the contact.` });
    told.current = true;
  };
  const reset = () => {
    change({ type: 'reset' });
    toast({
      title: t`Style preferences reset`,
      description: t`Their cards follow your default: ${translated(fallback?.name ?? '')}.`,
    });
  };
  return (
    <FormSection title="Card Style">
      <div className="flex items-center gap-4">
        <CardArt imageUrl={(preset ?? fallbackPreset)?.imagePath} className="w-16 flex-none" />
        {presets.isPending ? (
          <Skeleton className="h-10 w-52" />
        ) : (
          <div className="min-w-0 text-sm">
            <p className="font-semibold">{translated(preset?.name ?? fallback?.name ?? '')}</p>
            <p className="text-ink-soft">
              {preset
                ? `${translated(styleCategoryLabels[category])}, for this contact alone`
                : 'The default style of your cards'}
            </p>
          </div>
        )}
      </div>
      <Disclosure label="Change Card Style?" open={open} onOpenChange={setOpen} className="border-t border-line pt-1.5">
        <div ref={panel} className="pt-3">
          <CategoryTiles
            presets={presets.data}
            value={category}
            sampleFor={sampleFor}
            onChoose={(chosen) => change({ type: 'categoryChosen', category: chosen })}
          />
          {presets.isLoadingError ? (
            <QueryError title="The styles could not be loaded" query={presets} className="mt-6" />
          ) : (
            <PresetGrid
              presets={presets.data?.filter((one) => one.category === styleCategoryLabels[category])}
              chosenId={style.presetId}
              sampleFor={sampleFor}
              onChoose={choose}
            />
          )}
          {takesPhoto && (
            <PhotoBox
              photo={style.photo}
              keptUrl={storedPhoto}
              limits={keptPhotoLimits}
              note={photoNote(lacksPhoto, preset !== null)}
              onPhoto={(photo) => change({ type: 'photoChosen', photo })}
            />
          )}
          <Button variant="line" size="sm" className="mt-5" onClick={reset}>
            Reset to Default
          </Button>
        </div>
      </Disclosure>
    </FormSection>
  );
}

function photoNote(lacksPhoto: boolean, hasPreset: boolean): string | undefined {
  if (lacksPhoto) return missingStylePhoto;
  return hasPreset ? undefined : t`Choose a style above: the photo is kept with it.`;
}
