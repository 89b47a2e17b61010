import type { ReactElement } from 'react';
import type { nudgeDelays } from '../../../../contract/keeping-in-touch.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

export type Delay = (typeof nudgeDelays)[number];

/** Until when being in touch is put off. */
export function LaterMenu({
  onLater,
  defaultOpen,
  trigger,
}: {
  onLater: (delay: Delay) => void;
  defaultOpen: boolean;
  trigger: ReactElement;
}) {
  return (
    <Menu defaultOpen={defaultOpen} trigger={trigger}>
      <MenuItem onClick={() => onLater('two-weeks')}>In two weeks</MenuItem>
      <MenuItem onClick={() => onLater('next-month')}>Next month</MenuItem>
    </Menu>
  );
}
