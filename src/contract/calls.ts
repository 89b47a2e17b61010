import type { topicEndpoints } from './about.ts';
import type { accessTokenEndpoints } from './access-tokens.ts';
import type { accountImportEndpoints } from './account-imports.ts';
import type { accountEndpoints } from './accounts.ts';
import type { addressBookEndpoints } from './address-books.ts';
import type { adminEndpoints } from './admin.ts';
import type { aiSettingsEndpoints } from './ai-settings.ts';
import type { answerEndpoints } from './answers.ts';
import type { auditEndpoints } from './audit.ts';
import type { backupEndpoints } from './backups.ts';
import type { bulkEndpoints } from './bulk.ts';
import type { calendarEndpoints } from './calendar.ts';
import type { cardEndpoints } from './cards.ts';
import type { dashboardEndpoints } from './dashboard.ts';
import type { dateEndpoints } from './dates.ts';
import type { deliveryEndpoints } from './delivery.ts';
import type { duplicateEndpoints } from './duplicates.ts';
import type { Endpoint } from './endpoint.ts';
import type { exportEndpoints } from './exports.ts';
import type { familyEndpoints } from './family.ts';
import type { firstCardEndpoints } from './first-card.ts';
import type { generationEndpoints } from './generation.ts';
import type { groupEndpoints } from './groups.ts';
import type { holidayEndpoints } from './holidays.ts';
import type { householdEndpoints } from './households.ts';
import type { imageEndpoints } from './images.ts';
import type { importEndpoints } from './imports.ts';
import type { installationEndpoints } from './installation.ts';
import type { keepingInTouchEndpoints } from './keeping-in-touch.ts';
import type { keepsakeEndpoints } from './keepsakes.ts';
import type { loginEndpoints } from './logins.ts';
import type { mailSettingsEndpoints } from './mail-settings.ts';
import type { messageEndpoints } from './messages.ts';
import type { momentEndpoints } from './moments.ts';
import type { paperEndpoints } from './paper.ts';
import type { passkeyEndpoints } from './passkeys.ts';
import type { peopleEndpoints } from './people.ts';
import type { publicCardEndpoints } from './public-card.ts';
import type { pushEndpoints } from './push.ts';
import type { registrationEndpoints } from './registration.ts';
import type { relationEndpoints } from './relations.ts';
import type { roundEndpoints } from './rounds.ts';
import type { signatureEndpoints } from './signatures.ts';
import type { signingEndpoints, signPageEndpoints } from './signing.ts';
import type { statusEndpoints } from './status.ts';
import type { styleEndpoints } from './styles.ts';
import type { systemEndpoints } from './system.ts';
import type { trashEndpoints } from './trash.ts';
import type { webhookEndpoints } from './webhooks.ts';
import type { yearEndpoints } from './year.ts';

type EveryEndpoint =
  | In<typeof accessTokenEndpoints>
  | In<typeof accountImportEndpoints>
  | In<typeof topicEndpoints>
  | In<typeof accountEndpoints>
  | In<typeof addressBookEndpoints>
  | In<typeof adminEndpoints>
  | In<typeof aiSettingsEndpoints>
  | In<typeof answerEndpoints>
  | In<typeof auditEndpoints>
  | In<typeof backupEndpoints>
  | In<typeof bulkEndpoints>
  | In<typeof calendarEndpoints>
  | In<typeof cardEndpoints>
  | In<typeof dashboardEndpoints>
  | In<typeof dateEndpoints>
  | In<typeof deliveryEndpoints>
  | In<typeof duplicateEndpoints>
  | In<typeof exportEndpoints>
  | In<typeof familyEndpoints>
  | In<typeof firstCardEndpoints>
  | In<typeof generationEndpoints>
  | In<typeof groupEndpoints>
  | In<typeof holidayEndpoints>
  | In<typeof householdEndpoints>
  | In<typeof imageEndpoints>
  | In<typeof importEndpoints>
  | In<typeof installationEndpoints>
  | In<typeof keepingInTouchEndpoints>
  | In<typeof keepsakeEndpoints>
  | In<typeof loginEndpoints>
  | In<typeof mailSettingsEndpoints>
  | In<typeof messageEndpoints>
  | In<typeof momentEndpoints>
  | In<typeof paperEndpoints>
  | In<typeof passkeyEndpoints>
  | In<typeof peopleEndpoints>
  | In<typeof publicCardEndpoints>
  | In<typeof pushEndpoints>
  | In<typeof registrationEndpoints>
  | In<typeof relationEndpoints>
  | In<typeof roundEndpoints>
  | In<typeof signatureEndpoints>
  | In<typeof signingEndpoints>
  | In<typeof signPageEndpoints>
  | In<typeof statusEndpoints>
  | In<typeof styleEndpoints>
  | In<typeof systemEndpoints>
  | In<typeof trashEndpoints>
  | In<typeof webhookEndpoints>
  | In<typeof yearEndpoints>;

type In<Endpoints> = Endpoints[keyof Endpoints];

type SchemasOf<Each> =
  Each extends Endpoint<infer Params, infer Query, infer Body, infer Response>
    ? { params: Params; query: Query; body: Body; response: Response }
    : never;

/**
 * The schemas of each call of the API, by its method and path. Pages know them as types only: the schemas, and zod with
 * them, stay out of the code that every page loads.
 */
export type Calls = { [Each in EveryEndpoint as `${Each['method']} ${Each['path']}`]: SchemasOf<Each> };
