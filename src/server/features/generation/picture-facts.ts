import { seasonOfCard } from '../../../domain/season.ts';
import type { PictureFacts } from '../../../studio/art/library/choose-subjects.ts';
import { lovedMotifs } from '../../../studio/art/library/loved-motifs.ts';
import { mentions } from '../../../studio/words/never-mention.ts';
import type { CardBrief } from './card-brief.ts';

/** The facts for a picture, as plain data, because they are stored with it. */
export function pictureFacts(
  brief: Pick<CardBrief, 'category' | 'recipient' | 'occasion' | 'timeZone' | 'country' | 'shown' | 'others'>,
): PictureFacts {
  const { recipient, occasion, shown = [], others = [] } = brief;
  const { pets = [], neverMention = [] } = recipient.about ?? {};
  return {
    occasion: occasion?.type ?? null,
    years: occasion?.years ?? null,
    age: recipient.age ?? null,
    loves: lovedMotifs(recipient.about ?? {}, recipient.notes ?? ''),
    pets: pets.filter(({ name }) => !mentions(name, neverMention)).map(({ kind }) => kind),
    name: recipient.nickname ?? recipient.name,
    season: seasonOfCard(brief),
    shown,
    others,
  };
}
