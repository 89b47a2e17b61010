import { t } from './translate.ts';

// The messages for what is missing; pages show them without the schemas.

export const missingContactMessage = t`Please select a contact`;
export const missingTitleMessage = t`Card title is required`;
/** Of the simple form. */
export const missingSimpleTitleMessage = t`Title is required`;
export const missingRecipientMessage = t`Recipient name is required`;
export const missingCategoryMessage = t`Please select a category`;
export const missingStyleMessage = t`Please select a style`;
/** A style needs a photo and the card has none. */
export const missingPhotoMessage = t`Image upload is required for the selected style`;
/** The same for the style of a contact. */
export const missingStylePhotoMessage = t`Please upload a photo for the selected style category.`;
/** The same for the user's default style. */
export const missingDefaultPhotoMessage = t`Please upload a photo for this style category.`;
