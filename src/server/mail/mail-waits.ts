import type { Context } from '../context.ts';

/** Whether e-mail cards wait: there is no mail server, and an administrator decided against the outbox. */
export async function mailWaits({
  installation,
  mailSettings,
}: Pick<Context, 'installation' | 'mailSettings'>): Promise<boolean> {
  return !installation.latest().keepsInOutbox && (await mailSettings.current()) === null;
}
