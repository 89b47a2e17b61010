/** The message for a style that needs a photo, while it lacks one. */
export const missingStylePhoto = '* Image upload is required for this style category';
