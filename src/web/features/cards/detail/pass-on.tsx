import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clapperboard, Image, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { call, download } from '../../../api.ts';
import { cardQuery } from '../../../queries/cards.queries.ts';
import { fileName, saveFile } from '../../../save-file.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { GivenChoice } from './given-choice.tsx';
import { LinkWays } from './link-ways.tsx';

/** The ways to pass a card on: a link, its picture, the animation, or by hand. */
export function PassOn({ card, onGiven }: { card: CardView; onGiven: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [asksStop, setAsksStop] = useState(false);
  const params = { id: card.id };
  const readAgain = () => queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
  const fail = (title: string) => (error: Error) =>
    toast({ title, description: error.message, variant: 'destructive' });
  const share = useMutation({
    mutationFn: () => call('POST /api/cards/:id/share-link', { params }),
    onSuccess: readAgain,
    onError: fail(t`The card could not be shared`),
  });
  const { mutate: showLink } = share;
  // A card that is shared already shows its link at once.
  useEffect(() => {
    if (card.isShared) showLink();
  }, [card.isShared, showLink]);
  const stop = useMutation({
    mutationFn: () => call('DELETE /api/cards/:id/share-link', { params }),
    onSuccess: async () => {
      setAsksStop(false);
      share.reset();
      await readAgain();
      toast({ title: t`No longer shared`, description: t`Nobody can open this card by a link now.` });
    },
    onError: fail(t`Sharing could not be stopped`),
  });
  const animation = useMutation({
    mutationFn: async () => saveFile(await download('GET /api/cards/:id/opening.webp', { params }), card.title, 'webp'),
    onError: fail(t`The animation could not be made`),
  });
  const url = card.isShared ? share.data?.url : undefined;
  return (
    <div className="grid gap-5">
      {url ? (
        <LinkWays card={card} url={url} />
      ) : (
        <Button
          data-needs="send"
          icon={<Link2 size={17} strokeWidth={1.7} aria-hidden />}
          busy={share.isPending}
          busyLabel="Making a link..."
          onClick={() => share.mutate()}
        >
          Share by link
        </Button>
      )}
      {card.imageUrl && (
        <div className="share-ways">
          <a className={buttonClass('line')} href={card.imageUrl} download={fileName(card.title, 'jpg')}>
            <Image size={17} strokeWidth={1.7} aria-hidden />
            Save picture
          </a>
          <Button
            variant="line"
            icon={<Clapperboard size={17} strokeWidth={1.7} aria-hidden />}
            busy={animation.isPending}
            busyLabel="Drawing it..."
            onClick={() => animation.mutate()}
          >
            Save as animation
          </Button>
        </div>
      )}
      {card.isShared && (
        <Button data-needs="send" variant="quiet" onClick={() => setAsksStop(true)}>
          Stop sharing
        </Button>
      )}
      {allows(card.deliveryStatus, 'given') && <GivenChoice card={card} onGiven={onGiven} />}
      <ConfirmDialog
        open={asksStop}
        onOpenChange={setAsksStop}
        title="Stop sharing this card?"
        text="Every link to it stops working, including the one in the email that was sent. The email itself stays."
        confirmLabel="Stop sharing"
        busyLabel="Stopping..."
        busy={stop.isPending}
        onConfirm={() => stop.mutate()}
      />
    </div>
  );
}
