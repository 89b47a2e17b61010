import { t } from '../../contract/translate.ts';

/** The message for a style without the photo it needs. */
export const missingStylePhoto = t`* Image upload is required for this style category`;
