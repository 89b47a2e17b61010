import { type PointerEvent, useId, useState } from 'react';
import { t } from '../../../../../contract/translate.ts';
import type { ShownPhoto } from '../../../../style-choice/photo-box.tsx';
import type { Extent } from '../../../../style-choice/small-photo.ts';
import { SmallPhotoNote } from '../../../../style-choice/small-photo-note.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { CreateForm } from '../create-form-state.ts';
import { focusAfterKey, focusAt, frameOf, framePercent } from './crop-frame.ts';

/** The photo with a frame around the visible part, moved by dragging, clicking or the arrow keys. */
export function PhotoCrop({
  url,
  name,
  unseen,
  focus,
  onFocus,
}: ShownPhoto & {
  focus: CreateForm['focus'];
  onFocus: (focus: CreateForm['focus']) => void;
}) {
  const hintId = useId();
  const [extent, setExtent] = useState<Extent | null>(null);
  const [broken, setBroken] = useState(false);
  if (broken) {
    return unseen && <p className="create-photo-unseen text-xs text-ink-faint">{unseen}</p>;
  }
  const frame = extent && frameOf(extent, focus);
  const movable = frame !== null && frame.axis !== null;
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!frame?.axis) return;
    const box = currentTarget.getBoundingClientRect();
    onFocus(focusAt(frame, frame.axis === 'x' ? (clientX - box.left) / box.width : (clientY - box.top) / box.height));
  };
  return (
    <div className="create-crop">
      <div
        className="create-crop-photo"
        data-axis={frame?.axis}
        onPointerDown={(event) => {
          if (!movable || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          place(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
        }}
      >
        <img
          src={url}
          alt={name ? `Your photo ${name}` : 'Your photo'}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setExtent({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setBroken(true)}
        />
        {frame?.axis && (
          <div
            className={classNames('create-crop-frame', focus === null && 'create-crop-open')}
            role="slider"
            tabIndex={0}
            aria-label="Part of the photo on the card"
            aria-describedby={hintId}
            aria-orientation={frame.axis === 'x' ? 'horizontal' : 'vertical'}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={framePercent(frame)}
            aria-valuetext={
              !focus
                ? 'The studio chooses'
                : frame.axis === 'x'
                  ? `${framePercent(frame)}% from the left`
                  : `${framePercent(frame)}% from the top`
            }
            style={
              frame.axis === 'x'
                ? { left: `${frame.start * 100}%`, width: `${frame.span * 100}%`, top: 0, bottom: 0 }
                : { top: `${frame.start * 100}%`, height: `${frame.span * 100}%`, left: 0, right: 0 }
            }
            onKeyDown={(event) => {
              const moved = focusAfterKey(frame, event.key);
              if (!moved) return;
              event.preventDefault();
              onFocus(moved);
            }}
          />
        )}
      </div>
      <SmallPhotoNote extent={extent} className="mt-2" />
      {frame && (
        <p id={hintId} className="create-crop-hint">
          {hintFor(movable, focus !== null)}
          {focus && movable && (
            <Button variant="quiet" size="sm" onClick={() => onFocus(null)}>
              Let the studio choose
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function hintFor(movable: boolean, chosen: boolean): string {
  if (!movable) return t`All of the photo is on the card.`;
  if (chosen) return t`The card shows what is in the frame.`;
  return t`The studio chooses what the card shows. Move the frame to decide yourself.`;
}
