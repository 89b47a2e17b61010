/** The title of the toast when a card or a contact stays because the server refused to delete it. */
export const deleteFailed = 'Delete failed';

/** The title of the toast when a style is to be kept without the photo it needs. */
export const photoRequired = 'Photo Required';

/** Of a change of a card, and one that was refused. */
export const cardUpdated = 'Card updated';
export const updateFailed = 'Update failed';
