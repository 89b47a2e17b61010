// What other features may import from this one; its own files import each other directly.

export { ruleInCountry } from './holidays-of-country.ts';
