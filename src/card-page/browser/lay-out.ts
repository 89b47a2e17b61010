/** The positions of everything while the envelope opens; lengths in px of the window. */
export type Stage = {
  behind: HTMLElement;
  front: HTMLElement;
  cover: HTMLElement;
  /** The leaf with the picture is the back of the cover. */
  leaves: { leaf: HTMLElement; box: Box; isBack: boolean }[];
  words: HTMLElement[];
  seal: HTMLElement;
  halves: HTMLElement[];
  /** The card opens upwards, as on phones; else to the left. */
  isTall: boolean;
  /**
   * The cover in the envelope, in the middle of the window, and where it turns: the opened card fits the window too.
   */
  inEnvelope: Box;
  inMiddle: Box;
  closed: Box;
  envelope: Box;
  /** Removes what was added to the page. */
  remove(): void;
};

export type Box = { left: number; top: number; width: number; height: number };

/** Measures the page, and adds the cover and the halves of the seal to it. */
export function layOut(card: HTMLElement): Stage {
  const article = one(card, '.full-card-open');
  const back = one(article, '.full-card-front');
  const inner = one(article, '.full-card-inside');
  const picture = back.querySelector('img');
  const envelope = one(card, '.arrival-back').getBoundingClientRect();
  const inside = inner.getBoundingClientRect();
  const isTall = inside.top > back.getBoundingClientRect().top + 1;
  const shape = picture?.naturalWidth ? picture.naturalWidth / picture.naturalHeight : 1;

  const { clientWidth: seenWidth } = document.documentElement;
  const middle = { x: seenWidth / 2, y: innerHeight / 2 };
  const inEnvelope = around(middleOf(envelope), fitted(shape, envelope.width * 0.9, envelope.height * 0.88));
  const inMiddle = around(middle, fitted(shape, Math.min(seenWidth * 0.86, 560), innerHeight * 0.76));
  // A turning part comes nearer and looks larger.
  const size = isTall
    ? fitted(shape, Math.min(seenWidth * 0.78, inside.width), innerHeight * 0.44)
    : fitted(shape, Math.min(seenWidth * 0.44, inside.width), innerHeight * 0.66);
  const closed = isTall
    ? { ...size, left: middle.x - size.width / 2, top: middle.y }
    : { ...size, left: middle.x, top: middle.y - size.height / 2 };

  const at = article.getBoundingClientRect();
  const cover = coverOf(picture, one(article, 'h1').textContent ?? '', inMiddle, at);
  article.append(cover);
  article.style.perspectiveOrigin = `${middle.x - at.left}px ${middle.y - at.top}px`;
  const button = one(card, '.arrival-seal');
  const whole = one(button, '.seal');
  const right = whole.cloneNode(true) as HTMLElement;
  whole.classList.add('seal-half-left');
  right.classList.add('seal-half-right');
  button.append(right);
  return {
    behind: one(card, '.arrival-behind'),
    front: one(card, '.arrival-front'),
    cover,
    leaves: [back, inner].map((leaf) => ({ leaf, box: leaf.getBoundingClientRect(), isBack: leaf === back })),
    words: [...back.children, ...inner.children] as HTMLElement[],
    seal: one(article, ':scope > .seal'),
    halves: [whole, right],
    isTall,
    inEnvelope,
    inMiddle,
    closed,
    envelope,
    remove: () => {
      cover.remove();
      article.style.perspectiveOrigin = '';
      right.remove();
      whole.classList.remove('seal-half-left');
    },
  };
}

function coverOf(picture: HTMLImageElement | null, title: string, at: Box, within: Box): HTMLElement {
  const cover = document.createElement('div');
  cover.className = 'full-card-cover';
  cover.ariaHidden = 'true';
  if (picture?.naturalWidth) cover.append(picture.cloneNode());
  else cover.append(Object.assign(document.createElement('p'), { textContent: title, dir: 'auto' }));
  cover.style.left = `${at.left - within.left}px`;
  cover.style.top = `${at.top - within.top}px`;
  cover.style.width = `${at.width}px`;
  cover.style.height = `${at.height}px`;
  return cover;
}

/** The largest size of the shape, width by height, in a room. */
function fitted(shape: number, mostWidth: number, mostHeight: number) {
  const width = Math.min(mostWidth, mostHeight * shape);
  return { width, height: width / shape };
}

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

function around({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function one(within: HTMLElement, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
