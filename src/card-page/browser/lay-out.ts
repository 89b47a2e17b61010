/** Where everything stands while the envelope opens; lengths in px of the window. */
export type Stage = {
  behind: HTMLElement;
  front: HTMLElement;
  cover: HTMLElement;
  /** The one with the picture is the back of the cover. */
  leaves: { leaf: HTMLElement; box: Box; isBack: boolean }[];
  words: HTMLElement[];
  seal: HTMLElement;
  halves: HTMLElement[];
  /** The card opens upwards, as on phones; else to the left. */
  isTall: boolean;
  /** The cover where it turns, the cover in the envelope, and in the middle of the window. */
  hinge: Box;
  inEnvelope: Box;
  inMiddle: Box;
  envelope: Box;
  /** Takes away what was added to the page. */
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

  const room = isTall
    ? { width: inside.width, height: innerHeight * 0.66 }
    : { width: inside.width, height: Math.min(inside.height, innerHeight * 0.84) };
  const size = fitted(shape, room);
  const middleOfLeaf = (Math.max(inside.top, 0) + Math.min(inside.bottom, innerHeight)) / 2;
  const hinge = isTall
    ? { ...size, left: inside.left + (inside.width - size.width) / 2, top: inside.top }
    : { ...size, left: inside.left, top: middleOfLeaf - size.height / 2 };
  const fits = fitted(shape, { width: envelope.width * 0.9, height: envelope.height * 0.88 });
  const large = fitted(shape, { width: Math.min(innerWidth * 0.86, 560), height: innerHeight * 0.76 });

  const cover = coverOf(picture, one(article, 'h1').textContent ?? '', hinge, article.getBoundingClientRect());
  article.append(cover);
  article.style.perspectiveOrigin = originOf(hinge, isTall, article.getBoundingClientRect());
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
    hinge,
    inEnvelope: around(middleOf(envelope), fits),
    inMiddle: around({ x: innerWidth / 2, y: innerHeight / 2 }, large),
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

/** The middle of the fold, within the article. */
function originOf(hinge: Box, isTall: boolean, within: Box): string {
  const x = hinge.left - within.left + (isTall ? hinge.width / 2 : 0);
  const y = hinge.top - within.top + (isTall ? 0 : hinge.height / 2);
  return `${x}px ${y}px`;
}

/** The largest size of the shape, width by height, in a room. */
function fitted(shape: number, room: { width: number; height: number }) {
  const width = Math.min(room.width, room.height * shape);
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
