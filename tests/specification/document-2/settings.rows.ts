import { builtPage, type Row, rule, tie } from '../table/row.ts';

const settings = 'tests/e2e/document-2/settings.journeys.ts';
const saved = [settings, 'settings have their sections, and say when they are saved and when not'] as const;
const style = [settings, 'a default style is chosen, with the photo it needs'] as const;

/** Section 2, settings and style preferences, and what sections 5, 8 and 9 say of them. */
export const settingsRows: Row[] = [
  ...tie('Document 2, 2 Settings', saved, [
    'Profile information',
    'Give cards your personal touch',
    'Advanced Style Options',
    'Subscription',
    'Change Password',
    'Delete Account',
    'Cancel',
    'Save Changes',
    'Feature coming soon',
    rule('Advanced Style Options leads to /style-preferences', builtPage, 'to:`/style-preferences`', 'to:`/settings`'),
  ]),
  ...tie('Document 2, 2 Settings', saved, ['You have unsaved changes', 'Stay on page', 'Leave without saving']),
  ...tie('Document 2, 5 Validation', saved, ['Name must be at least 2 characters']),
  ...tie('Document 2, 8 Errors', saved, ['Failed to update settings', 'Settings updated']),
  ...tie('Document 2, 2 Style Preferences', style, [
    'Save as Default Style',
    'Art style',
    'Color palette',
    'Detail level',
    'Include characters',
    'Scene setting',
    'Medium',
    'Technique',
    'Lighting',
  ]),
  ...tie('Document 2, 5 Validation', style, [
    'Photo Required',
    'Please upload a photo for this style category.',
    'PNG, JPG or JPEG (max 5MB)',
  ]),
  ...tie('Document 2, 8 Errors', style, [
    'Failed to update your default card style. Please try again.',
    'Your default card style has been updated.',
  ]),
];
