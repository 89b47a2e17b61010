import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { claimStopped, listStoppedUntold, releaseStopped } from '../webhooks/public.ts';
import { sendOwnerMail } from './send-owner-mail.ts';

/** Mails the owner of each webhook that has stopped, once. */
export async function mailStoppedWebhooks(context: Context, signal: AbortSignal): Promise<void> {
  const { database, config, secretKey, clock } = context;
  for (const { webhook, owner: to } of await listStoppedUntold(database.orm)) {
    const { id, url, stoppedAt } = webhook;
    signal.throwIfAborted();
    const mail = () =>
      sendOwnerMail(context, {
        to,
        messageId: secretKey.derive('webhook stopped', id, stoppedAt?.toISOString() ?? ''),
        content: {
          title: t`A webhook of your Fondly has stopped`,
          intro: t`None of its messages arrived for a week, or its receiver said that it is gone.`,
          items: [
            {
              heading: new URL(url).host,
              lines: [t`Nothing is sent there until you start it again. What happens until then is not kept for it.`],
              imageUrl: null,
              links: [{ label: t`See why`, url: `${config.publicUrl}/settings#programs` }],
            },
          ],
          footer: null,
        },
        claim: (tx) => claimStopped(tx, id, clock.now()),
        giveBack: (tx) => releaseStopped(tx, id),
      });
    await inLanguageOfAccount(database.orm, to.id, mail);
  }
}
