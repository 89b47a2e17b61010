import { defaultParseSearch, type LinkProps } from '@tanstack/react-router';

/** Whether someone chose "New" among the dates of a card in the making. */
export function cameFromCard(returnTo: string | undefined): boolean {
  return returnTo !== undefined && /^\/cards\/create(?=$|[?#])/.test(returnTo);
}

/** Where saving leads: back to the card in the making with the date chosen, else where one came from, else the contact. */
export function addressAfterSave(returnTo: string | undefined, personId: number, dateId: number): string {
  if (returnTo === undefined) return `/people/${personId}`;
  if (!cameFromCard(returnTo)) return returnTo;
  const [path = '', query = ''] = returnTo.split('?');
  const search = new URLSearchParams(query);
  search.set('personId', String(personId));
  search.set('dateId', String(dateId));
  return `${path}?${search}`;
}

/** What the Back link of a date's form is called: by where it leads. */
export function backWords(returnTo: string | undefined, personName: string | undefined): string {
  if (cameFromCard(returnTo)) return 'Back to the card';
  return (returnTo === undefined && personName) || 'Back';
}

/** A link to an address that is known only as text. */
export function linkTo(address: string): LinkProps {
  const [to, query = ''] = address.split('?');
  return { to, search: defaultParseSearch(query) } as LinkProps;
}
