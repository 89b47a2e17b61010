// The messages for what is missing; pages show them without the schemas.

export const missingContactMessage = 'Please select a contact';
export const missingTitleMessage = 'Card title is required';
/** Of the simple form. */
export const missingSimpleTitleMessage = 'Title is required';
export const missingRecipientMessage = 'Recipient name is required';
export const missingCategoryMessage = 'Please select a category';
export const missingStyleMessage = 'Please select a style';
/** A style needs a photo and the card has none. */
export const missingPhotoMessage = 'Image upload is required for the selected style';
/** The same for the style of a contact. */
export const missingStylePhotoMessage = 'Please upload a photo for the selected style category.';
/** The same for the user's default style. */
export const missingDefaultPhotoMessage = 'Please upload a photo for this style category.';
