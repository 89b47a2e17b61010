import type { PhotoLimits } from './photo-box.tsx';

/** The photo of a style, where one is chosen in a dialog or on a contact's page (specification 2, section 5). */
export const stylePhotoLimits: PhotoLimits = {
  accept: 'image/png,image/jpeg',
  hint: 'PNG, JPG or JPEG (max 5MB)',
  megabytes: 5,
};

/** Said of a style that is made of a photo, while there is none. */
export const missingStylePhoto = '* Image upload is required for this style category';
