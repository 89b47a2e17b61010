import { t } from '../../../contract/translate.ts';
import type { ContactDetail } from '../../../domain/contact-detail.ts';

/** The messages for a missing or invalid contact detail (specification 2, section 5). */
export const contactProblems: Record<ContactDetail, { title: string; description: string }> = {
  email: { title: t`Email required`, description: t`Please enter a valid email address.` },
  phone: { title: t`Phone number required`, description: t`Please enter a valid phone number.` },
  address: { title: t`Address required`, description: t`Please enter a valid mailing address.` },
};
