import { classNames } from './class-names.ts';

/** A greeting card as an object: cut corners, crease, its picture whole. Without a picture it is blank stock. */
export function CardArt({
  imageUrl,
  alt = '',
  className,
  loading = 'lazy',
}: {
  imageUrl?: string | null;
  /** Empty if the title is shown beside it. */
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
