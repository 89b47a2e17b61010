/** The words of Fondly around a card, in the language of its recipient. */
export type CardMailWords = {
  /** The title of the card’s page, as the tabs of a browser show it. */
  tab: string;
  /** The sender as an inbox shows them. */
  senderWithFondly: (sender: string) => string;
  /** A text message, before the card's address. */
  textMessage: (sender: string, title: string) => string;
  viewInBrowser: string;
  /** What a link is called and where it leads, in plain text. */
  withAddress: (label: string, url: string) => string;
  /** The large button below the card. */
  openCard: string;
  /** How many more people signed than the mail shows: one or more. */
  moreSigned: (count: number) => string;
  /** Who sent it, and how to answer. */
  answer: (sender: string) => string;
  noMore: (firstName: string) => string;
  unsubscribe: {
    question: (sender: string) => string;
    consequence: (sender: string, email: string) => string;
    button: string;
    done: string;
    doneText: (sender: string, email: string) => string;
  };
};
