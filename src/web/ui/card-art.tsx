import { classNames } from './class-names.ts';

/** A greeting card with cut corners, a crease and its complete picture; blank paper without one. */
export function CardArt({
  imageUrl,
  alt = '',
  className,
  loading = 'lazy',
}: {
  imageUrl?: string | null;
  /** Empty if the title is shown beside the picture. */
  alt?: string;
  className?: string;
  loading?: 'lazy' | 'eager';
}) {
  return (
    <span className={classNames('card-art', className)}>
      {imageUrl ? <img src={imageUrl} alt={alt} loading={loading} decoding="async" /> : <BlankCard />}
    </span>
  );
}

function BlankCard() {
  return (
    <span className="card-art-blank" aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
