import { type KeyboardEvent, useState } from 'react';
import { useLater } from './use-later.ts';

/**
 * What a button opens: a menu or a list, whose code loads after the button. Pressed meanwhile, the button opens it once
 * it has loaded. Until then it stays in place: a press that begins on one element and ends on another is not a click.
 */
export function useLaterPopup<Popup>(load: () => Promise<Popup>, kind: 'menu' | 'listbox' = 'menu') {
  const [isPressed, setPressed] = useState(false);
  const loaded = useLater(load, isPressed);
  const press = () => setPressed(true);
  return {
    /** Mounts open, with a button of its own. */
    Popup: isPressed ? loaded : null,
    button: {
      'aria-haspopup': kind,
      'aria-expanded': false,
      onClick: press,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        press();
      },
    },
  } as const;
}
