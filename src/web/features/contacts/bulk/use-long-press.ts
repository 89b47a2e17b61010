import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const heldMs = 450;
const mostMovePx = 10;

/**
 * Handlers for a list whose items have `data-person`: holding a finger on one, or a click with Shift, chooses it. With
 * null they only keep the finger that was held from clicking what appeared under it.
 */
export function useLongPress(onChoose: ((id: number) => void) | null) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const wasLong = useRef(false);
  const stop = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      stop();
      wasLong.current = false;
      const id = personOf(event);
      if (event.pointerType !== 'touch' || id === null || !onChoose) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onChoose(id);
      }, heldMs);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMoveCapture: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > mostMovePx) stop();
    },
    onPointerUpCapture: stop,
    onPointerCancelCapture: stop,
    // A finger that is held opens the menu of the link.
    onContextMenuCapture: (event: MouseEvent) => (wasLong.current || press.current) && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      const id = personOf(event);
      const isRange = event.shiftKey && id !== null && onChoose !== null;
      if (!wasLong.current && !isRange) return;
      event.preventDefault();
      event.stopPropagation();
      if (isRange && !wasLong.current) onChoose(id);
      wasLong.current = false;
    },
  };
}

function personOf({ target }: { target: EventTarget }): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-person]') : null;
  return item ? Number(item.dataset.person) : null;
}
