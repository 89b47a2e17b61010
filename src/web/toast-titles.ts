/** The toast's title if the server refused to delete a card or contact. */
export const deleteFailed = 'Delete failed';

/** The toast's title if a style is saved without the photo it needs. */
export const photoRequired = 'Photo Required';

/** The toast's titles after a change of a card and after a failed one. */
export const cardUpdated = 'Card updated';
export const updateFailed = 'Update failed';
