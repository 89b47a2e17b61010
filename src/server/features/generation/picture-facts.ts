import type { PictureFacts } from '../../../studio/art/library/choose-subjects.ts';
import { lovedMotifs } from '../../../studio/art/library/loved-motifs.ts';
import { mentions } from '../../../studio/words/never-mention.ts';
import type { CardBrief } from './card-brief.ts';

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

/** What a picture may rest on: as plain data, for it is kept with the picture. */
export function pictureFacts({
  recipient,
  occasion,
  shown = [],
}: Pick<CardBrief, 'recipient' | 'occasion' | 'shown'>): PictureFacts {
  const { pets = [], neverMention = [] } = recipient.about ?? {};
  return {
    occasion: occasion?.type ?? null,
    years: occasion?.years ?? null,
    loves: lovedMotifs(recipient.about ?? {}, recipient.notes ?? ''),
    pets: pets.filter(({ name }) => !mentions(name, neverMention)).map(({ kind }) => kind),
    name: recipient.nickname ?? recipient.name,
    season: occasion?.day ? seasonOf(occasion.day) : null,
    shown,
  };
}

/** The season of a calendar date "2026-12-24" north of the equator, where most live. */
function seasonOf(day: string): PictureFacts['season'] {
  return seasons[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? null;
}
