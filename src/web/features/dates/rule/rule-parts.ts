// One file for both, because each file that loads later is named in the first one.
export { CountryField } from './country-field.tsx';
export { RuleFields } from './rule-fields.tsx';
