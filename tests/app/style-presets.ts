import sharp from 'sharp';
import type { PresetCategory } from '../../src/contract/vocabulary.ts';
import { cardStyles } from '../../src/server/db/tables/card-styles.ts';
import type { TestApp } from './test-app.ts';

/** Adds a preset of a category and returns its id. */
export async function addStyle(fondly: TestApp, category: PresetCategory): Promise<string> {
  const [row] = await fondly.context.database.orm
    .insert(cardStyles)
    .values({ name: category, category, parameters: { artStyle: 'Watercolor', colorPalette: 'Pastel' } })
    .returning({ id: cardStyles.id });
  return row?.id ?? '';
}

/** A small photo as bytes. */
export const smallPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
