import { z } from 'zod';
import { defaultCardStyle, preferences } from '../../../contract/accounts.ts';
import { imageUrl } from '../../../contract/fields.ts';
import { artStyles } from '../../../contract/vocabulary.ts';

/** The folder of a download with what an import reads; the rest of the download is for people. */
export const accountFolder = 'account/';

/** The version of the format. An import reads this one and all before it. */
export const accountFormat = { format: 'fondly-account', version: 1 } as const;

export const manifestName = `${accountFolder}manifest.json`;
export const picturesName = `${accountFolder}pictures.jsonl`;
export const arrivedName = `${accountFolder}arrived.jsonl`;
export const rowsName = (table: string) => `${accountFolder}${table}.jsonl`;
export const pictureName = (id: string) => `pictures/${id}.jpg`;

/** The first lines of every manifest, of whatever version. */
export const anyManifest = z.object({ format: z.literal(accountFormat.format), version: z.int().min(1) });

const styleOfFile = z.object({
  id: z.uuid(),
  name: z.string().max(200),
  seedKey: z.string().max(200).nullable(),
});

export const manifest = anyManifest.extend({
  /** Names the account; see `users.originId`. */
  origin: z.uuid(),
  account: z.object({
    timeZone: z.string().max(64),
    preferences: preferences.partial(),
    defaultCardStyle: defaultCardStyle.partial().extend({ artStyle: z.enum(artStyles).optional() }),
    defaultCardStyleId: z.uuid().nullable(),
    defaultStyleImage: imageUrl.nullable(),
    avatarUrl: imageUrl.nullable(),
  }),
  /** The styles of that installation, by which its cards name them. */
  styles: z.array(styleOfFile).max(1000),
});
export type Manifest = z.output<typeof manifest>;

/** What a row of that account was before it came there. */
export const arrivedOfFile = z.object({
  origin: z.uuid(),
  tableName: z.string().max(100),
  rowThere: z.string().max(200),
  idHere: z.string().max(60),
});
export type ArrivedOfFile = z.output<typeof arrivedOfFile>;

export const pictureOfFile = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  recipe: z.unknown(),
});
export type PictureOfFile = z.output<typeof pictureOfFile>;
