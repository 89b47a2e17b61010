import { t } from '../contract/translate.ts';

/** The messages for a delivery method without a provider (D32). */
export const comingSoonMessages = {
  physical: t`Physical card delivery will be available soon. Please select Email for now.`,
  text: t`Text message delivery will be available soon. Please select Email for now.`,
};
