import type { LinkProps } from '@tanstack/react-router';
import { CalendarHeart, House, type LucideIcon, Mails, PenLine, Settings2, UserPlus, Users } from 'lucide-react';
import { t } from '../../contract/translate.ts';
import type { Needs } from '../family/needs.ts';

/** A link of the drawer or the bottom bar. */
export type Place = { to: NonNullable<LinkProps['to']>; label: string; icon: LucideIcon; needs?: Needs };

export const mainPlaces: readonly Place[] = [
  { to: '/', label: t`Home`, icon: House },
  { to: '/people', label: t`Contacts`, icon: Users },
  { to: '/important-dates', label: t`Important Dates`, icon: CalendarHeart },
  { to: '/cards', label: t`Cards`, icon: Mails },
  { to: '/settings', label: t`Settings`, icon: Settings2 },
];

export const quickActions: readonly Place[] = [
  { to: '/people/add', label: t`Add Contact`, icon: UserPlus, needs: 'contacts' },
  { to: '/cards/create', label: t`Create Card`, icon: PenLine, needs: 'cards' },
];

export const barPlaces: readonly Place[] = [
  { to: '/', label: t`Home`, icon: House },
  { to: '/people', label: t`Contacts`, icon: Users },
  { to: '/important-dates', label: t`Dates`, icon: CalendarHeart },
  { to: '/cards', label: t`Cards`, icon: Mails },
];

/** Whether a place is active: the current path starts with the place's path; Home only at exactly '/'. */
export function isActivePlace(path: string, place: string): boolean {
  return place === '/' ? path === '/' : path.startsWith(place);
}
