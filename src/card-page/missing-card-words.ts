/** The message for a card that does not exist or cannot be read (specification 2, sections 2 and 8). */
export const missingCard = {
  title: 'Error Loading Card',
  text: "Sorry, we couldn't find the card you're looking for.",
};
