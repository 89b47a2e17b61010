import { z } from 'zod';
import { ConfigProblem } from '../config-problem.ts';
import { onOff } from '../on-off.ts';
import { isPublicAddress } from '../public-address.ts';

/** A provider of logins (OpenID Connect) as the operator configured it. */
export type ProviderConfig = {
  /** The number in its variables and its redirect address. */
  key: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether its verified addresses are believed, so that a login opens the account with the same address. */
  linkByEmail: boolean;
  /** The group whose members are administrators; null: the provider does not decide it. */
  adminGroup: string | null;
  groupsClaim: string;
};

const discoveryPath = /\/\.well-known\/openid-configuration$/;

const issuer = z
  .string()
  .refine(
    (text) => URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol) && !/[?#@]/.test(text),
    // The next rule reads an address.
    { error: 'must be an address like https://auth.example.org', abort: true },
  )
  .refine(
    (text) => text.startsWith('https:') || !isPublicAddress(text),
    'must begin with https:, only a provider in your own network may use http',
  )
  // Operators copy either address.
  .transform((text) => text.replace(discoveryPath, ''));

/** The variables of one provider, without their prefix. */
const fields = {
  ISSUER: issuer.optional(),
  CLIENT_ID: z.string().max(500).optional(),
  CLIENT_SECRET: z.string().max(2000).optional(),
  NAME: z.string().trim().max(40, 'must have at most 40 characters').optional(),
  LINK_BY_EMAIL: onOff.default(false),
  ADMIN_GROUP: z.string().max(200).optional(),
  GROUPS_CLAIM: z.string().max(200).default('groups'),
};
const variables = z.object(fields);

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const prefixOf = (key: string) => (key === '1' ? 'OIDC_' : `OIDC_${key}_`);

/** The variables with the secrets of providers. */
export const providerSecrets: readonly string[] = keys.map((key) => `${prefixOf(key)}CLIENT_SECRET`);

/** The providers in the environment, whose empty variables are absent. Throws ConfigProblem. */
export function readProviders(present: Record<string, string | undefined>): ProviderConfig[] {
  return keys.flatMap((key) => {
    const prefix = prefixOf(key);
    const given = Object.fromEntries(Object.keys(fields).map((name) => [name, present[prefix + name]]));
    if (Object.values(given).every((value) => value === undefined)) return [];
    const parsed = variables.safeParse(given);
    if (!parsed.success)
      throw new ConfigProblem(
        parsed.error.issues.map(({ path, message }) => `${prefix}${String(path[0])} ${message}.`),
      );
    const { ISSUER, CLIENT_ID, CLIENT_SECRET, NAME, LINK_BY_EMAIL, ADMIN_GROUP, GROUPS_CLAIM } = parsed.data;
    if (!ISSUER || !CLIENT_ID || !CLIENT_SECRET)
      throw new ConfigProblem([
        `${prefix}ISSUER, ${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET belong together: set all three or none.`,
      ]);
    return {
      key,
      name: NAME ?? new URL(ISSUER).hostname,
      issuer: ISSUER,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      linkByEmail: LINK_BY_EMAIL,
      adminGroup: ADMIN_GROUP ?? null,
      groupsClaim: GROUPS_CLAIM,
    };
  });
}
