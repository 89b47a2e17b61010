/** What the page says where others sign a card. */
export type SignPageWords = {
  /** The title of the browser's tab. */
  tab: string;
  /** The heading; the recipient's name follows, as it does after `signed`. */
  asks: (sender: string) => string;
  signed: string;
  /** The last day, in words. */
  until: (day: string) => string;
  changeUntil: (day: string) => string;
  ownAddress: string;
  name: string;
  message: string;
  optional: string;
  draw: string;
  drawElse: string;
  sheet: string;
  clear: string;
  photo: string;
  photoMost: string;
  ownPhoto: string;
  withoutPhoto: string;
  sign: string;
  change: string;
  remove: string;
};
