/** What a toast is headed when a card or a contact stays because the server refused to delete it. */
export const deleteFailed = 'Delete failed';
