/** Said where a card is not there or cannot be read (specification 2, sections 2 and 8). */
export const missingCard = {
  title: 'Error Loading Card',
  text: "Sorry, we couldn't find the card you're looking for.",
};
