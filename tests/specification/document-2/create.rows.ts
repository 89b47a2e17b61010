import { builtPage, type Row, rule, tie } from '../table/row.ts';

const create = 'tests/e2e/document-2/create.journeys.ts';
const parts = [create, 'the create form has its parts, and says what cannot be had yet'] as const;
const missing = [create, 'what is missing for a card is said, and what fails of it'] as const;
const quick = [create, 'the quick form asks for little and ends at home'] as const;
const overlay = [create, 'words over a photo have their presets and their ranges'] as const;

/** Section 2, creating a card, and what sections 3, 5, 8 and 9 say of it. */
export const createRows: Row[] = [
  ...tie('Document 2, 2 Create card', parts, [
    'Card title',
    'Personal message',
    'Delivery method',
    'Digital Card',
    'Email',
    'Text Message',
    'Physical Card',
    'Cancel',
    'Create Card',
    'Text',
    'AI Enhanced',
    'AI Generated',
    'Photo',
  ]),
  ...tie('Document 2, 2 Create card', quick, [
    'Create New Card',
    'Let AI help you craft the perfect greeting',
    'Generate Card',
    'Generating...',
  ]),
  ...tie('Document 2, 5 Validation', quick, [
    'Title is required',
    'Recipient name is required',
    'Please select a category',
    'Please select a style',
  ]),
  ...tie('Document 2, 5 Validation', missing, [
    'Please select a contact',
    'Please select a special date',
    'Card title is required',
    'JPEG, PNG or GIF, up to 10MB',
    'Image required',
    'Image upload is required for the selected style',
    'Email required',
  ]),
  ...tie('Document 2, 8 Errors', missing, [
    'Failed to create card',
    'Failed to upload image',
    'Generation Failed',
    'Failed to generate image prompt. Please try again.',
  ]),
  ...tie('Document 2, 8 Errors', parts, [
    'Feature Coming Soon',
    'Physical card delivery will be available soon. Please select Email for now.',
  ]),
  ...tie('Document 2, 8 Errors', missing, ['Success!', 'Your card has been created.']),
  ...tie('Document 2, 3 Text overlay', overlay, ['Elegant', 'Bold', 'Minimal', 'Custom', 'Top', 'Center', 'Bottom']),
  ...tie('Document 2, 5 Validation', missing, [
    rule(
      'The upload of the create page takes 10 MB',
      builtPage,
      'up to 10MB`,megabytes:10',
      'up to 10MB`,megabytes:1e-9',
    ),
  ]),
];
