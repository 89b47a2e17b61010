import { type FocusEvent, useState } from 'react';
import { useLater } from './use-later.ts';

/**
 * What a button opens: a menu or a list, whose code loads after the button. It replaces the button once that has the
 * keyboard's focus, or is pressed, and takes its focus over. Under a mouse the button stays until it is released: a press
 * that begins on one element and ends on another is not a click.
 */
export function useLaterPopup<Popup>(load: () => Promise<Popup>, kind: 'menu' | 'listbox' = 'menu') {
  const [near, setNear] = useState<'focused' | 'pressed' | null>(null);
  const loaded = useLater(load, near);
  return {
    Popup: near ? loaded : null,
    /** The button was pressed before it was replaced, so the popup mounts open. */
    isPressed: near === 'pressed',
    button: {
      'aria-haspopup': kind,
      'aria-expanded': false,
      onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && setNear('focused'),
      onBlur: () => setNear((before) => (before === 'focused' ? null : before)),
      onClick: () => setNear('pressed'),
    },
  } as const;
}
