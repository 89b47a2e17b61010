import { t } from '../../../../contract/translate.ts';

/** The target of the Back link on a card's page. */
export type BackTarget = { href: string; label: string };

const labels: Record<string, string> = {
  '/': t`Home`,
  '/people': t`Contacts`,
  '/cards': t`Cards`,
  '/important-dates': t`Important Dates`,
  '/review': t`Review`,
};

/**
 * Where the card was opened from: the history state, else a referrer on this site, else the contact's page, else the
 * list of cards (specification 2, section 2). The create form and the card itself are never targets.
 */
export function backTarget(
  {
    from,
    referrer,
    origin,
    cardPath,
  }: { from: string | undefined; referrer: string; origin: string; cardPath: string },
  person: { id: number; name: string } | null,
): BackTarget {
  const fallback = person ? `/people/${person.id}` : '/cards';
  const href = [from, referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined].find(
    (path) => path !== undefined && isPlace(path, cardPath),
  );
  return named(href ?? fallback, person);
}

function isPlace(path: string, cardPath: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  if (!/^\/(?!\/)/.test(path) || bare === cardPath) return false;
  return !/^\/(auth|login|cards\/create|card-template)(\/|$)/.test(bare);
}

function named(href: string, person: { id: number; name: string } | null): BackTarget {
  const [bare = ''] = href.split(/[?#]/);
  const label = person && bare === `/people/${person.id}` ? person.name : (labels[bare] ?? t`Back`);
  return { href, label };
}
