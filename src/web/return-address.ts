import { defaultParseSearch, type LinkProps } from '@tanstack/react-router';
import { t } from '../contract/translate.ts';

/** Whether the user came from the create form to add a date or contact. */
export function cameFromCard(returnTo: string | undefined): boolean {
  return returnTo !== undefined && /^\/cards\/create(?=$|[?#])/.test(returnTo);
}

/** The address after saving a date: the create form with the date chosen, else the return address, else the contact. */
export function addressAfterSave(returnTo: string | undefined, personId: number, dateId: number): string {
  if (returnTo === undefined) return `/people/${personId}`;
  if (!cameFromCard(returnTo)) return returnTo;
  return withSearch(returnTo, (search) => {
    search.set('personId', String(personId));
    search.set('dateId', String(dateId));
  });
}

/**
 * The address after adding a contact: the create form with the contact chosen, else the form of a first date, or the
 * contact if its birthday is known.
 */
export function addressAfterContact(returnTo: string | undefined, personId: number, hasBirthday = false): string {
  if (returnTo === undefined || !cameFromCard(returnTo))
    return hasBirthday ? `/people/${personId}` : `/people/${personId}/dates/add`;
  return withSearch(returnTo, (search) => {
    search.set('personId', String(personId));
    search.delete('dateId');
  });
}

function withSearch(address: string, change: (search: URLSearchParams) => void): string {
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  change(search);
  return `${path}?${search}`;
}

/** The label of a form's Back link. */
export function backWords(returnTo: string | undefined, name: string | undefined): string {
  if (cameFromCard(returnTo)) return t`Back to the card`;
  return (returnTo === undefined && name) || t`Back`;
}

/** Link props for an address given as text. */
export function linkTo(address: string): LinkProps {
  const [to, query = ''] = address.split('?');
  return { to, search: defaultParseSearch(query) } as LinkProps;
}
