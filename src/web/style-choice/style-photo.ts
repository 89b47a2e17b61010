/** Said of a style that is made of a photo, while there is none. */
export const missingStylePhoto = '* Image upload is required for this style category';
