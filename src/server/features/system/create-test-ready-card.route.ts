import { systemEndpoints } from '../../../contract/system.ts';
import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { testCardStatus } from '../../../domain/card-lifecycle.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { cardTimeZone, insertCard, loadCardView, scheduleFields } from '../cards/public.ts';
import { insertPerson, listPeople } from '../contacts/public.ts';
import { storeDrawing } from '../images/public.ts';

/** Creates a card that is ready to be sent tomorrow, only to the administrator's own address. */
export const createTestReadyCardRoute = route(systemEndpoints.createTestReadyCard, {
  access: 'admin',
  handler: async ({ context, user }) => {
    const title = t`A test card`;
    const message = t`This card was made on the test scheduler’s page. When it arrives, delivery works.`;
    const imageUrl = await storeDrawing(context, user.id, {
      kind: 'text',
      category: 'custom',
      settings: { ...defaultStyleSettings, category: 'text' },
      title,
      message,
      seed: `test/${user.id}`,
      size: '1024x1024',
    });
    const cardId = await context.database.transaction(async (tx) => {
      const self = (await listPeople(tx, user.id)).find(
        ({ email }) => email?.toLowerCase() === user.email.toLowerCase(),
      );
      const personId =
        self?.id ?? (await insertPerson(tx, user.id, { name: user.name, email: user.email, relationship: 'other' }));
      const timeZone = await cardTimeZone(tx, personId);
      return insertCard(tx, user.id, {
        personId,
        title,
        message,
        imageUrl,
        category: 'custom',
        deliveryMethod: 'digital',
        digitalDeliveryType: 'email',
        deliveryStatus: testCardStatus,
        recipientEmail: user.email,
        ...scheduleFields(addDays(todayIn(context.clock, timeZone), 1), timeZone, 'digital'),
      });
    });
    const card = await loadCardView(context.database.orm, user.id, cardId);
    if (!card) throw notFound(t`The card was not found.`);
    return card;
  },
});
