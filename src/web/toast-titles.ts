/** What a toast is headed when a card or a contact stays because the server refused to delete it. */
export const deleteFailed = 'Delete failed';

/** What a toast is headed when a style is to be kept without the photo it needs. */
export const photoRequired = 'Photo Required';
