import { useState } from 'react';
import { useLater } from './use-later.ts';

/**
 * A menu that loads after its button: clicked meanwhile, it opens once loaded. A held or focused button is not replaced
 * until it is clicked, because a press that begins on one element and ends on another is not a click.
 */
export function useLaterMenu<Menu>(load: () => Promise<Menu>) {
  const [presses, setPresses] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const loaded = useLater(load, presses);
  const hold = () => setHeld(true);
  return {
    Menu: isHeld ? null : loaded,
    isWanted: presses > 0,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerDown: hold,
      onFocus: hold,
      onClick: () => {
        setPresses(presses + 1);
        setHeld(false);
      },
    },
  } as const;
}
