/** The messages for a delivery method without a provider (D32). */
export const comingSoonMessages = {
  physical: 'Physical card delivery will be available soon. Please select Email for now.',
  text: 'Text message delivery will be available soon. Please select Email for now.',
};
