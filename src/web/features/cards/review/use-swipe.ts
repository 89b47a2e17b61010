import { type PointerEvent, useRef } from 'react';

/** So far a finger must move for a decision, or faster than this. */
const decidesFromPx = 96;
const decidesFromPxPerMs = 0.55;
/** From here on a touch is a swipe, if it is more sideways than up or down. */
const beginsFromPx = 12;
/** Where the browser itself swipes back and forward. */
const edgePx = 28;

type Swipe = { x: number; y: number; at: number; id: number; isSideways: boolean };

/**
 * Lets a finger push an element to the right or left. `touch-action: pan-y` on it leaves scrolling to the browser, which
 * then cancels the pointer.
 */
export function useSwipe({ onRight, onLeft }: { onRight: () => void; onLeft: () => void }) {
  const swipe = useRef<Swipe | null>(null);
  const show = (element: HTMLElement, px: number) => {
    element.style.transform = px === 0 ? '' : `translateX(${px}px) rotate(${px / 40}deg)`;
    const strength = Math.min(Math.abs(px) / decidesFromPx, 1);
    for (const [side, sign] of [
      ['right', 1],
      ['left', -1],
    ] as const) {
      const stamp = element.querySelector<HTMLElement>(`[data-swipe="${side}"]`);
      if (stamp) stamp.style.opacity = px * sign > 0 ? String(strength) : '';
    }
  };
  const end = (element: HTMLElement) => {
    swipe.current = null;
    delete element.dataset.swiping;
    show(element, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      if (event.clientX < edgePx || event.clientX > innerWidth - edgePx) return;
      swipe.current = {
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        id: event.pointerId,
        isSideways: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = swipe.current;
      if (from?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isSideways) {
        if (Math.abs(x) < beginsFromPx) return;
        if (Math.abs(x) < Math.abs(y)) {
          swipe.current = null;
          return;
        }
        from.isSideways = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset.swiping = '';
      }
      show(event.currentTarget, x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = swipe.current;
      if (from?.id !== event.pointerId) return;
      const x = event.clientX - from.x;
      const speed = Math.abs(x) / Math.max(event.timeStamp - from.at, 1);
      const decides = from.isSideways && (Math.abs(x) >= decidesFromPx || speed >= decidesFromPxPerMs);
      // The card leaves from where the finger has put it.
      if (decides) (x > 0 ? onRight : onLeft)();
      end(event.currentTarget);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget),
  };
}
