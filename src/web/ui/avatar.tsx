import { classNames } from './class-names.ts';

const tints = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5'] as const;

/** One of five paper colours, chosen by the hash of the full name (FNV-1a). */
export function avatarTint(name: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return tints[(hash >>> 0) % tints.length] ?? tints[0];
}

/** A person's picture or initial, 'U' without a name. Decoration: the name is shown as text beside it. */
export function Avatar({
  name,
  imageUrl,
  size = 'md',
}: {
  name: string;
  imageUrl?: string | null;
  size?: 'md' | 'lg' | 'xl';
}) {
  const letter = (Array.from(name.trim())[0] ?? 'U').toLocaleUpperCase();
  return (
    <span className={classNames('avatar', avatarTint(name), size !== 'md' && `avatar-${size}`)} aria-hidden>
      {imageUrl ? <img src={imageUrl} alt="" className="size-full object-cover" /> : letter}
    </span>
  );
}
