import { useQuery } from '@tanstack/react-query';
import { Share } from 'lucide-react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { fileName } from '../../../save-file.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { shareWays } from './share-ways.ts';

/** The link of a shared card, and the chats and mails it can go into. */
export function LinkWays({ card, url }: { card: CardView; url: string }) {
  const toast = useToast();
  const canShare = typeof navigator.share === 'function';
  const picture = useQuery({ ...pictureQuery(card), enabled: canShare && card.imageUrl !== null });
  const { title, person } = card;
  const openSheet = async () => {
    const files = picture.data && navigator.canShare?.({ files: [picture.data] }) ? [picture.data] : undefined;
    try {
      await navigator.share({ title, text: title, url, files });
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t`The card could not be shared`, description: t`Copy the link and paste it where you like.` });
    }
  };
  return (
    <div className="grid gap-4">
      <CopyField
        label="Link to this card"
        hint="Anyone who has it can see this card, without an account."
        value={url}
      />
      <div className="share-ways">
        {canShare && (
          <Button icon={<Share size={17} strokeWidth={1.7} aria-hidden />} onClick={() => void openSheet()}>
            Share with…
          </Button>
        )}
        {shareWays({ title, url, phone: person.phone, email: person.email }).map(({ label, href }) => (
          <a key={label} className={buttonClass('line')} href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}

/** The picture as a file, read before it is shared: browsers open the sheet only right after a click. */
const pictureQuery = ({ id, title, imageUrl }: CardView) => ({
  queryKey: [t`picture to share`, id, imageUrl],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await fetch(imageUrl ?? '', { signal });
    if (!answer.ok) throw new Error(t`The picture could not be read.`);
    return new File([await answer.blob()], fileName(title, 'jpg'), { type: 'image/jpeg' });
  },
});
