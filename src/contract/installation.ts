import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { registrationModes } from './registration.ts';
import { t } from './translate.ts';

/** Where a setting comes from. A variable wins over the page. */
export const settingSources = ['variable', 'page', 'default'] as const;

/** What an administrator decides for the whole installation; fields left out stay unchanged. */
export const installationBody = z
  .object({
    /** Scheme, host and port; the caller must have opened Fondly there. */
    publicUrl: z
      .string()
      .max(300)
      .regex(/^https?:\/\/[^/?#@\s]+\/?$/i, t`Enter an address like https://cards.example.org.`)
      .transform((url) => url.replace(/\/$/, '').toLowerCase()),
    /** For accounts whose browser names none. */
    timeZone: z.string().max(64),
    registration: z.enum(registrationModes),
    /** Without a mail server: whether due cards are written to the outbox, or wait. */
    keepsInOutbox: z.boolean(),
  })
  .partial();
export type InstallationBody = z.input<typeof installationBody>;

const source = z.enum(settingSources);

export const installationView = z.object({
  publicUrl: z.object({ value: z.string(), source }),
  timeZone: z.string(),
  registration: z.object({ value: z.enum(registrationModes), source }),
  keepsInOutbox: z.boolean(),
});
export type InstallationView = z.infer<typeof installationView>;

export const installationEndpoints = {
  get: endpoint({ method: 'GET', path: '/api/admin/installation', response: installationView }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/admin/installation',
    body: installationBody,
    response: installationView,
  }),
};
