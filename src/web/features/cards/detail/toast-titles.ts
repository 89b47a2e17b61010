/** Headlines that several acts on a card share (specification 2, section 8). */
export const toastTitles = {
  updated: 'Card updated',
  updateFailed: 'Update failed',
  deliveryFailed: 'Delivery failed',
};
