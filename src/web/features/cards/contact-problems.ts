import type { ContactDetail } from '../../../domain/contact-detail.ts';

/** The messages for a missing or invalid contact detail (specification 2, section 5). */
export const contactProblems: Record<ContactDetail, { title: string; description: string }> = {
  email: { title: 'Email required', description: 'Please enter a valid email address.' },
  phone: { title: 'Phone number required', description: 'Please enter a valid phone number.' },
  address: { title: 'Address required', description: 'Please enter a valid mailing address.' },
};
