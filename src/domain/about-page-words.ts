/** What the page says that tells recipients what Fondly is. */
export type AboutPageWords = {
  /** The title of the browser's tab. */
  tab: string;
  heading: string;
  /** Below the picture. */
  picture: string;
  paragraphs: readonly string[];
  ownHeading: string;
  /** Contains the command `npm start`. */
  own: string;
};
