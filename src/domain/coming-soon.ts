/** What is said of a way of delivery for which this installation has no provider yet (D32). */
export const comingSoonMessages = {
  physical: 'Physical card delivery will be available soon. Please select Email for now.',
  text: 'Text message delivery will be available soon. Please select Email for now.',
};
