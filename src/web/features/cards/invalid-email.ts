/** Said where an e-mail address is missing or is none (specification 2, section 5). */
export const invalidEmail = { title: 'Email required', description: 'Please enter a valid email address.' };
