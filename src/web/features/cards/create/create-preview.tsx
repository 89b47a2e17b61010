import { type ReactNode, useState } from 'react';
import { t } from '../../../../contract/translate.ts';
import { type ContactDetail, neededDetail, type WayOfDelivery } from '../../../../domain/contact-detail.ts';
import { greetingName } from '../../../../domain/first-name.ts';
import { mediumDay } from '../../../calendar-words.ts';
import type { Extent } from '../../../style-choice/small-photo.ts';
import { CardArt } from '../../../ui/card-art.tsx';
import type { CreateForm } from './create-form-state.ts';
import type { FormView } from './form-view.ts';
import { frameOf, framePercent } from './photo/crop-frame.ts';

const ways: Record<ContactDetail, string> = { email: t`email`, phone: t`text message`, address: t`post` };

/** The preview of the card beside the steps; `children` are the buttons. */
export function CreatePreview({
  view: { person, title, scheduledDate },
  way,
  imageUrl,
  insteadUrl,
  photo,
  credits,
  children,
}: {
  view: FormView;
  way: WayOfDelivery;
  imageUrl: string | null;
  /** Shown if the sample cannot be drawn now. */
  insteadUrl: string | null;
  /** The photo of the card, cropped around its focus; it replaces the picture. */
  photo: { url: string; focus: CreateForm['focus'] } | null;
  /** The cost of the picture, as text. */
  credits: string | null;
  children: ReactNode;
}) {
  const sample = <CardArt imageUrl={imageUrl} insteadUrl={insteadUrl} className="shadow-paper-3" loading="eager" />;
  return (
    <aside className="create-side" aria-label="Preview">
      <div className="panel p-5!">
        {photo ? <PhotoPreview key={photo.url} {...photo} instead={sample} /> : sample}
        <h3 className="mt-4.5 line-clamp-3 break-words" dir="auto">
          {title || 'Your card'}
        </h3>
        <p className="text-xs text-ink-faint">
          {person ? (
            <>
              For <bdi>{greetingName(person.greetingName, person.name)}</bdi>, by {ways[neededDetail(way)]}
              {scheduledDate && ` on ${mediumDay(scheduledDate)}`}
            </>
          ) : (
            'Choose a contact and a date.'
          )}
        </p>
        <div className="mt-4.5 grid gap-1.5">{children}</div>
        <p className="mt-3 border-t border-line pt-3.5 text-xs leading-4.5 text-ink-faint">
          Generation may take a few minutes. {credits}
        </p>
      </div>
    </aside>
  );
}

/** The square crop that was chosen in PhotoCrop; something else if the browser cannot show the photo. */
function PhotoPreview({ url, focus, instead }: { url: string; focus: CreateForm['focus']; instead: ReactNode }) {
  const [broken, setBroken] = useState(false);
  const [extent, setExtent] = useState<Extent | null>(null);
  const frame = extent && frameOf(extent, focus);
  if (broken) return instead;
  const along = `${frame ? framePercent(frame) : 50}%`;
  return (
    <span className="card-art shadow-paper-3">
      <img
        src={url}
        alt=""
        className="aspect-square object-cover"
        style={{ objectPosition: frame?.axis === 'y' ? `50% ${along}` : `${along} 50%` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setExtent({ width: naturalWidth, height: naturalHeight })
        }
        onError={() => setBroken(true)}
      />
    </span>
  );
}
