/** What a card may need of a contact, and what is said while it is missing or wrong (specification 2, section 5). */
export const contactProblems = {
  email: { title: 'Email required', description: 'Please enter a valid email address.' },
  phone: { title: 'Phone number required', description: 'Please enter a valid phone number.' },
  address: { title: 'Address required', description: 'Please enter a valid mailing address.' },
} as const;
export type ContactDetail = keyof typeof contactProblems;
