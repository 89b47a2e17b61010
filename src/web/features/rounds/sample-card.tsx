import type { UseQueryResult } from '@tanstack/react-query';
import type { RoundSample } from '../../../contract/rounds.ts';
import { translated } from '../../../contract/translate.ts';
import { CardArt } from '../../ui/card-art.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { usePictureUrl } from '../../use-picture-url.ts';

/** One card as the round would make it. */
export function SampleCard({ name, sample }: { name: string; sample: UseQueryResult<RoundSample> | undefined }) {
  const url = usePictureUrl(sample?.data?.picture);
  if (sample?.error) return <p className="text-sm text-danger-text">{sample.error.message}</p>;
  const card = sample?.data;
  if (!card) {
    return (
      <SkeletonGroup label={`Drawing the card for ${name}...`}>
        <Skeleton className="aspect-square" />
        <Skeleton className="mt-3 h-5 w-3/4" />
      </SkeletonGroup>
    );
  }
  return (
    <figure className="min-w-0">
      <CardArt imageUrl={url} alt={`Cover of the card for ${name}`} />
      <figcaption className="mt-2.5 text-sm wrap-anywhere" dir="auto">
        <span className="block font-semibold">{card.title}</span>
        <span className="mt-1 block whitespace-pre-line text-ink-soft">{card.message}</span>
        {card.style && <span className="mt-1 block text-xs text-ink-faint">{translated(card.style)}</span>}
      </figcaption>
    </figure>
  );
}
