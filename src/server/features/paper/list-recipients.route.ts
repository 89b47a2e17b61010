import { paperEndpoints } from '../../../contract/paper.ts';
import { route } from '../../http/route.ts';
import { addressed, findSender } from './addressed.ts';
import { chooseRecipients } from './recipients.store.ts';

/** Who gets something on paper, their addresses as they will be printed, and what these lack. */
export const listRecipientsRoute = route(paperEndpoints.recipients, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, query }) => {
    const db = context.database.orm;
    const { recipients, unapproved } = await chooseRecipients(db, user.id, query);
    const sender = await findSender(db, user.id);
    return {
      recipients: recipients.map((recipient) => {
        const { person, card } = recipient;
        const { lines, missing } = addressed(recipient, sender);
        return {
          personId: person.id,
          name: person.name,
          lines,
          missing,
          card: card && {
            id: card.id,
            title: card.title,
            deliveryMethod: card.deliveryMethod,
            deliveryStatus: card.deliveryStatus,
          },
        };
      }),
      unapproved,
      sender: sender.lines,
    };
  },
});
