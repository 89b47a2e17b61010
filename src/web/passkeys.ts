import type { z } from 'zod';
import type { passkeyEndpoints } from '../contract/passkeys.ts';
import { t } from '../contract/translate.ts';
import { call } from './api.ts';

type CreationOptions = z.output<NonNullable<typeof passkeyEndpoints.start.response>>;

/** Whether passkeys work here: the browser supports them, and the address is a host name on https or localhost. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

/** Asks a passkey of the device to sign. Throws an Error with a message to show. */
export async function signWithPasskey() {
  const optionsJSON = await call('POST /api/passkeys/challenge');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(tellWhy);
}

/** Creates a passkey on the device. Throws an Error with a message to show. */
export async function makePasskey(optionsJSON: CreationOptions) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(tellWhy);
}

function tellWhy(error: unknown): never {
  throw new Error(reasons[error instanceof Error ? error.name : ''] ?? t`The passkey did not work. Please try again.`, {
    cause: error,
  });
}

/** The messages by the names of WebAuthn errors. */
const reasons: Record<string, string> = {
  NotAllowedError: t`No passkey was chosen. Try again, or use your password.`,
  AbortError: t`No passkey was chosen. Try again, or use your password.`,
  InvalidStateError: t`This device already has a passkey for your account.`,
  SecurityError: t`Passkeys do not work at this address. Use your password.`,
};

/** The default name for a passkey of this device. */
export function suggestPasskeyName(userAgent: string): string {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? t`My passkey`;
}

// The order matters: some user agents also contain the names of other devices.
const devices: [RegExp, string][] = [
  [/iPhone/, t`My iPhone`],
  [/iPad/, t`My iPad`],
  [/Android/, t`My Android device`],
  [/CrOS/, t`My Chromebook`],
  [/Windows/, t`My Windows computer`],
  [/Mac/, t`My Mac`],
  [/Linux/, t`My Linux computer`],
];
