import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A dropdown menu with its button, `trigger`; takes the focus of the button that it replaces. Contains MenuItems. */
export function Menu({
  trigger,
  align = 'end',
  defaultOpen,
  children,
}: {
  trigger: ReactElement;
  align?: 'start' | 'end';
  defaultOpen: boolean;
  children: ReactNode;
}) {
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger autoFocus render={trigger} />
      <BaseMenu.Portal role="region" aria-label="Menu">
        <BaseMenu.Positioner positionMethod="fixed" sideOffset={6} align={align} className="layer">
          <BaseMenu.Popup className="popup popup-list min-w-52 [--popup-height:40rem]">{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** An item of a menu. For a link pass `render={<Link to=… />}`. */
export function MenuItem({
  icon,
  danger = false,
  disabled,
  onClick,
  render,
  children,
}: {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  render?: ReactElement;
  children: ReactNode;
}) {
  return (
    <BaseMenu.Item
      disabled={disabled}
      onClick={onClick}
      render={render}
      className={classNames('popup-item', danger && 'text-danger-text')}
    >
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

/** A line between groups of a menu. */
export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1.5 h-px bg-line" />;
}
