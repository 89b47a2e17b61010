import type { z } from 'zod';
import { passkeyEndpoints } from '../contract/passkeys.ts';
import { call } from './api.ts';

type CreationOptions = z.output<NonNullable<typeof passkeyEndpoints.start.response>>;

/** Whether this browser has passkeys, and is at an address that they can be bound to: a name, on https or at home. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

/** Has a passkey that the device keeps sign for us. Throws in words. */
export async function signWithPasskey() {
  const optionsJSON = await call(passkeyEndpoints.challenge);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(tellWhy);
}

/** Has the device make a passkey. Throws in words. */
export async function makePasskey(optionsJSON: CreationOptions) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(tellWhy);
}

function tellWhy(error: unknown): never {
  throw new Error(reasons[error instanceof Error ? error.name : ''] ?? 'The passkey did not work. Please try again.', {
    cause: error,
  });
}

/** By the names that WebAuthn gives its errors. */
const reasons: Record<string, string> = {
  NotAllowedError: 'No passkey was chosen. Try again, or use your password.',
  AbortError: 'No passkey was chosen. Try again, or use your password.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys do not work at this address. Use your password.',
};

/** The default name of a passkey of this device. */
export function suggestPasskeyName(userAgent: string): string {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My passkey';
}

// In the order in which they are asked: some also name those they are like.
const devices: [RegExp, string][] = [
  [/iPhone/, 'My iPhone'],
  [/iPad/, 'My iPad'],
  [/Android/, 'My Android device'],
  [/CrOS/, 'My Chromebook'],
  [/Windows/, 'My Windows computer'],
  [/Mac/, 'My Mac'],
  [/Linux/, 'My Linux computer'],
];
