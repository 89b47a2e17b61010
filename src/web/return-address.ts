import { defaultParseSearch, type LinkProps } from '@tanstack/react-router';

/** Whether someone chose "New" among the dates of a card in the making. */
export function cameFromCard(returnTo: string | undefined): boolean {
  return returnTo !== undefined && /^\/cards\/create(?=$|[?#])/.test(returnTo);
}

/** Where saving a date leads: back to the card in the making with the date chosen, else where one came from, else the contact. */
export function addressAfterSave(returnTo: string | undefined, personId: number, dateId: number): string {
  if (returnTo === undefined) return `/people/${personId}`;
  if (!cameFromCard(returnTo)) return returnTo;
  return withSearch(returnTo, (search) => {
    search.set('personId', String(personId));
    search.set('dateId', String(dateId));
  });
}

/** Where adding a contact leads: back to the card in the making with the contact chosen, else to the contact's first date. */
export function addressAfterContact(returnTo: string | undefined, personId: number): string {
  if (returnTo === undefined || !cameFromCard(returnTo)) return `/people/${personId}/dates/add`;
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

/** The label of a form's Back link, by its target. */
export function backWords(returnTo: string | undefined, name: string | undefined): string {
  if (cameFromCard(returnTo)) return 'Back to the card';
  return (returnTo === undefined && name) || 'Back';
}

/** A link to an address that is known only as text. */
export function linkTo(address: string): LinkProps {
  const [to, query = ''] = address.split('?');
  return { to, search: defaultParseSearch(query) } as LinkProps;
}
