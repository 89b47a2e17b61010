import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { calendarEndpoints } from '../../../contract/calendar.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import type { Executor } from '../../db/executor.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { calendarEvents, type FeedFrame } from './calendar-events.ts';
import { findCalendarOwner } from './calendar-links.store.ts';
import { readFeedDates } from './feed-dates.store.ts';

/**
 * The feed for calendar programs, identified only by the secret in its address; never cached, so that turning it off
 * works at once.
 */
export const calendarFeedRoute = route(calendarEndpoints.feed, {
  access: 'secret',
  handler: async ({ context, params, request, reply }) => {
    const db = context.database.orm;
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer');
    const owner = await findCalendarOwner(db, hashToken(params.token));
    if (!owner)
      return reply
        .status(404)
        .type('text/plain; charset=utf-8')
        .send(t`This calendar address does not work any more. Make a new one in Fondly, under Important Dates.
`);
    const today = todayIn(context.clock, owner.timeZone);
    const frame = { today, publicUrl: context.config.publicUrl };
    const feed = await inLanguageOfAccount(db, owner.userId, () => buildFeed(db, owner.userId, frame));
    const tag = `W/"${createHash('sha256').update(feed).digest('base64url')}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="fondly.ics"')
      .send(feed);
  },
});

/** How many dates are written before other requests get a turn. */
const datesAtOnce = 100;

/** The head of a feed, with its name in the language of the account. */
const headOf = () => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Fondly//Important dates//EN',
  'CALSCALE:GREGORIAN',
  `NAME:${t`Important dates (Fondly)`}`,
  `X-WR-CALNAME:${t`Important dates (Fondly)`}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
  'X-PUBLISHED-TTL:PT12H',
];

/**
 * All important dates of a user as one iCalendar text (D21). Written in pieces, so that thousands of dates block
 * nobody.
 */
async function buildFeed(db: Executor, userId: number, frame: FeedFrame): Promise<string> {
  const parts: string[] = headOf();
  for await (const dates of readFeedDates(db, userId)) {
    for (let from = 0; from < dates.length; from += datesAtOnce) {
      for (const date of dates.slice(from, from + datesAtOnce)) parts.push(...calendarEvents(date, frame));
      await setImmediate();
    }
  }
  return `${[...parts, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}
