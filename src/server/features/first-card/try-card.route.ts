import { nothingKnown } from '../../../contract/about-limits.ts';
import { firstCardEndpoints, type TriedCard } from '../../../contract/first-card.ts';
import { t } from '../../../contract/translate.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { isTimeZone } from '../../../domain/due-time.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { defaultRelationship } from '../../../domain/relationship.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { keepLatest } from '../../keep-latest.ts';
import { studioBusyMessage } from '../../pictures/picture-pool.ts';
import { Refusal } from '../../refusal.ts';
import { isFresh, registrationNeeds } from '../accounts/public.ts';
import { automaticBrief, type BriefedDate, chooseAutomaticStyle } from '../automatic-cards/public.ts';
import { cardLanguageOfReader } from '../contacts/public.ts';
import { firstOption } from '../generation/public.ts';
import { listPresets } from '../styles/public.ts';
import { birthdayOf, seedOf } from './birthday.ts';

const scale = 0.5;
/** For all visitors together, because accounts come first. */
const drawnAtOnce = 1;
const keptCards = 40;

let drawing = 0;
const kept = keepLatest<TriedCard>(keptCards);

/** Draws a card for a visitor if registration is open. Stores nothing; a repeated call finds it in memory. */
export const tryCardRoute = route(firstCardEndpoints.try, {
  access: 'public',
  limit: 'trying',
  handler: async ({ context, body }) => {
    const db = context.database.orm;
    if ((await isFresh(context, db)) || (await registrationNeeds(context, db)) !== 'nothing')
      throw new Refusal('forbidden', t`Log in to make cards here.`);
    const zone = body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : 'UTC';
    const today = todayIn(context.clock, zone);
    const date = birthdayOf(body.birthday, today);
    const day = nextOccurrence(date, today) ?? today;
    const seed = seedOf(context, body.name, date.date);
    const language = cardLanguageOfReader();
    const wanted = { name: body.name, date, zone, day, seed, language };
    return kept(`${seed} ${zone} ${day} ${language}`, () => draw(context, wanted));
  },
});

type Wanted = {
  name: string;
  date: BriefedDate['date'];
  zone: string;
  day: string;
  seed: string;
  language: Language | null;
};

async function draw(context: Context, { name, date, zone, day, seed, language }: Wanted): Promise<TriedCard> {
  if (drawing >= drawnAtOnce || context.pictures.load().waiting > 0)
    throw new Refusal('overloaded', studioBusyMessage, { retryAfterSeconds: 5 });
  drawing += 1;
  try {
    const style = chooseAutomaticStyle({
      presets: await listPresets(context.database.orm),
      person: { styleOverrideId: null, styleOverrideImage: null },
      user: { defaultCardStyleId: null, defaultStyleImage: null },
    });
    const person = {
      name,
      nickname: null,
      greetingName: null,
      relationship: defaultRelationship,
      notes: null,
      about: nothingKnown,
      language,
      timeZone: null,
      country: null,
    };
    const brief = automaticBrief({ date, person, timeZone: zone }, day, style, { avoid: [], seed });
    // Drawing continues if the visitor leaves: the next one with the same input finds it.
    const { message, jpeg } = await firstOption(context, brief, { scale, signal: AbortSignal.timeout(60_000) });
    return { title: brief.title, message, day, picture: Buffer.from(jpeg).toString('base64') };
  } finally {
    drawing -= 1;
  }
}
