import { builtPage, type Row, rule, tie } from '../table/row.ts';

const detail = 'tests/e2e/document-2/detail.journeys.ts';
const shown = [detail, 'the page of a card shows its options and its details'] as const;
const edited = [detail, 'the words of a card are edited, and saved only when they changed'] as const;
const skipped = [detail, 'a card is skipped, and restored'] as const;
const deleted = [detail, 'a card is deleted after a question, and three seconds say so'] as const;
const approved = [detail, 'an approved card is said to be, and leads home'] as const;
const sent = [detail, 'a card that is sent leads home after a second and a half'] as const;
const styled = [detail, 'a card gets another style, with the photo it needs'] as const;
const prompted = [detail, 'a prompt that is not applied is not left without a question'] as const;
const failing = [detail, 'what fails on the page of a card is said in the words of the server'] as const;
const overlaid = [detail, 'words over a photo that cannot be saved stay as they were set'] as const;
const address = [detail, 'an address that is missing is asked for and kept with the contact'] as const;

/** Section 2, the page of a card, and what sections 4, 5 and 8 say of it. */
export const detailRows: Row[] = [
  ...tie('Document 2, 2 Card detail', shown, [
    'Card Preview',
    'No alternate message',
    'View Full Card',
    'Set as primary option',
    'Set as Primary Option?',
    'Continue',
    'Card Details',
    'Approve & Schedule',
    'Skip sending this card',
    'Send Now',
    rule("It says 'For {recipient name}, your {relationship}'", builtPage, ', your `', ', my `'),
    rule('The edit-date link leads back to the card', builtPage, /(?<=returnTo:`\/cards)\//g, '-'),
  ]),
  ...tie('Document 2, 2 Card detail', edited, ['Edit Card', 'Custom Message', 'Save Updated Message']),
  ...tie('Document 2, 2 Card detail', skipped, ['Restore Card']),
  ...tie('Document 2, 2 Card detail', deleted, ['Delete Card']),
  ...tie('Document 2, 2 Card detail', styled, [
    'Card Style Preferences',
    'Change Style',
    '* Image upload is required for this style category',
  ]),
  ...tie('Document 2, 2 Card detail', prompted, [
    'Advanced Customization',
    'Apply Custom Prompt to Generate New Image',
    'The prompt has unsaved changes. Apply it to draw a new picture by it.',
    'You have unsaved changes',
    'Stay on page',
    'Leave without saving',
  ]),
  ...tie('Document 2, D31 Credits', shown, ['Made by']),
  ...tie('Document 2, 8 Errors', overlaid, ['Failed to save text overlay style']),
  ...tie('Document 2, 8 Errors', styled, ['Failed to update card style', 'Style updated']),
  ...tie('Document 2, 5 Validation', address, ['Email required', 'Please enter a valid email address.']),
  ...tie('Document 2, 8 Errors', failing, [
    'Skip failed',
    'Delivery failed',
    'Approval failed',
    'Update failed',
    'Delete failed',
    'Operation failed',
  ]),
  ...tie('Document 2, 8 Errors', address, ['Failed to update contact', 'Contact updated']),
  ...tie('Document 2, 8 Errors', edited, ['Card updated']),
  ...tie('Document 2, 8 Errors', skipped, ['Card skipped', 'Card restored', 'This card will not be sent.']),
  ...tie('Document 2, 8 Errors', approved, ['Card approved']),
  ...tie('Document 2, 8 Errors', sent, ['Card sent']),
  ...tie('Document 2, 8 Errors', deleted, ['Card deleted']),
];
