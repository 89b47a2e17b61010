import { layOut } from './lay-out.ts';
import { comesOut, cracks, flapLifts, turns, wordsAppear } from './moves.ts';

/** How long the picture may take before the page says that it is coming. */
const patienceMs = 400;

/**
 * Makes the seal of a card's envelope work: it opens at a tap, once the picture is there, and again on demand. From the
 * keyboard and with a screen reader the card opens at once. Returns a function that ends it all.
 */
export function prepareOpening(card: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const seal = find(card, '.arrival-seal');
  const article = find(card, '.full-card-open');
  const hint = find(card, '.arrival-hint');
  const tapIt = hint.textContent;
  let running: AbortController | undefined;
  card.dataset.ready = '';
  if (article.querySelector('.full-card-leaf') && isShown(card)) card.dataset.opening = 'open';

  const show = () => {
    running?.abort();
    card.dataset.opening = 'open';
    hint.textContent = tapIt;
  };
  const play = async () => {
    running?.abort();
    const own = new AbortController();
    running = own;
    signal.addEventListener('abort', () => own.abort(), { once: true });
    await untilPictureIsThere(card);
    // Somebody who tapped again while the picture was coming waits with the later tap.
    if (own.signal.aborted) return;
    if (card.dataset.opening === 'sealed') await open(card, own.signal);
    if (!own.signal.aborted) show();
  };
  const options = { signal };
  seal.addEventListener(
    'click',
    (event) => {
      // Pressed, not tapped: no pointer took part.
      if (event.detail === 0) {
        show();
        const title = find(article, 'h1');
        title.tabIndex = -1;
        title.focus();
      } else void play();
    },
    options,
  );
  // A keyboard user who reaches the words of the sealed card gets them.
  article.addEventListener('focusin', () => card.dataset.opening === 'sealed' && show(), options);
  // A tap during the opening ends it.
  card.addEventListener('pointerdown', () => card.dataset.opening === 'opening' && show(), options);
  find(card, '.full-card-again').addEventListener(
    'click',
    () => {
      card.dataset.opening = 'sealed';
      void play();
    },
    options,
  );
  return () => ended.abort();
}

/** The page has shown the card because the script came late. */
function isShown(card: HTMLElement): boolean {
  const leaf = card.querySelector('.full-card-leaf');
  return leaf !== null && getComputedStyle(leaf).opacity === '1';
}

async function untilPictureIsThere(card: HTMLElement): Promise<void> {
  const picture = card.querySelector<HTMLImageElement>('.full-card-picture > img');
  const hint = find(card, '.arrival-hint');
  const late = setTimeout(() => {
    card.dataset.coming = '';
    hint.textContent = hint.dataset.coming ?? '';
  }, patienceMs);
  if (picture) picture.loading = 'eager';
  // A picture that cannot be loaded does not keep the words back.
  await picture?.decode().catch(() => {});
  clearTimeout(late);
  delete card.dataset.coming;
}

async function open(card: HTMLElement, signal: AbortSignal): Promise<void> {
  scrollTo(0, 0);
  const stage = layOut(card);
  card.dataset.opening = 'opening';
  const moves: Animation[] = [];
  const clear = () => {
    for (const move of moves) move.cancel();
    stage.remove();
  };
  signal.addEventListener('abort', clear, { once: true });
  for (const step of [cracks, flapLifts, comesOut, turns, wordsAppear]) {
    if (signal.aborted) return;
    const begun = step(stage);
    moves.push(...begun);
    await Promise.allSettled(begun.map((move) => move.finished));
  }
  clear();
}

function find(within: HTMLElement, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
