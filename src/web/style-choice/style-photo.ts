/** The message for a style without the photo it needs. */
export const missingStylePhoto = '* Image upload is required for this style category';
