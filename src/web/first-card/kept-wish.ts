/** The person that a visitor tried a card for, kept in this tab until the account exists. */
export type CardWish = { name: string; birthday: string };

const key = 'fondly-first-card';

export function keepWish(wish: CardWish | null): void {
  try {
    if (wish === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(wish));
  } catch {
    // Without storage the card is not kept.
  }
}

export function readWish(): CardWish | null {
  try {
    const { name, birthday } = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    return typeof name === 'string' && typeof birthday === 'string' ? { name, birthday } : null;
  } catch {
    return null;
  }
}
