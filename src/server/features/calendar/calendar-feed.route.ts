import { createHash } from 'node:crypto';
import { calendarEndpoints } from '../../../contract/calendar.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { buildFeed } from './build-feed.ts';
import { findCalendarOwner } from './calendar-links.store.ts';

/** What a calendar program fetches, by the secret in its address alone; kept by no cache, so that turning it off works at once. */
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
        .send('This calendar address does not work any more. Make a new one in Fondly, under Important Dates.\n');
    const today = todayIn(context.clock, owner.timeZone);
    const feed = await buildFeed(db, owner.userId, { today, publicUrl: context.config.publicUrl });
    const tag = `W/"${createHash('sha256').update(feed).digest('base64url')}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="fondly.ics"')
      .send(feed);
  },
});
