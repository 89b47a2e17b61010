import { t, translated } from '../../../contract/translate.ts';
import { styleCategoryLabels } from '../../../domain/styles.ts';
import type { ChosenStyle } from '../../style-choice/choose-style.ts';
import { useObjectUrl } from '../../style-choice/use-object-url.ts';
import { CardArt } from '../../ui/card-art.tsx';

/** A preview of cards in the picked style: a picture and a description. */
export function StylePreview({
  style,
  imageUrl,
  photo,
  keptUrl,
}: {
  style: ChosenStyle | null;
  imageUrl: string | null | undefined;
  photo: File | null;
  keptUrl: string | null;
}) {
  const photoUrl = useObjectUrl(photo) ?? keptUrl;
  return (
    <section className="panel" aria-labelledby="style-preview">
      <h2 id="style-preview" className="mb-3">
        Preview
      </h2>
      <CardArt imageUrl={imageUrl} className="mx-auto w-full max-w-60" loading="eager" />
      {photoUrl && (
        <p className="mt-3 flex items-center gap-3 text-sm text-ink-soft">
          <img src={photoUrl} alt="" className="size-11 flex-none rounded-paper object-cover" />
          Made of your photo
        </p>
      )}
      <p className="mt-4 mb-2.5 font-semibold">{style ? translated(style.name) : 'No style chosen yet'}</p>
      {style && (
        <dl className="style-facts">
          {styleFacts(style).map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const chosenForEach = t`Chosen for each card`;

/** The facts of a style in the preview as pairs of name and value. */
export function styleFacts({ settings }: Pick<ChosenStyle, 'settings'>): [string, string][] {
  const facts: [string, string][] = [
    [t`Type`, translated(styleCategoryLabels[settings.category])],
    [t`Art style`, translated(settings.artStyle)],
    [t`Color palette`, translated(settings.colorPalette)],
    [t`Detail level`, translated(settings.visualDetail)],
    [t`Include characters`, settings.includeCharacters ? t`Yes` : t`No`],
    [t`Scene setting`, translated(settings.sceneSetting)],
  ];
  if (settings.category !== 'AIgen') return facts;
  return [
    ...facts,
    // Presets name an art style as their medium.
    [t`Medium`, settings.medium ? translated(settings.medium) : chosenForEach],
    [t`Technique`, settings.technique ?? chosenForEach],
    [t`Lighting`, settings.lighting ?? chosenForEach],
  ];
}
