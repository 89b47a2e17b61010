import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { CardOption, uploadedCard } from '../../src/contract/generation.ts';
import type { CardStylePreset } from '../../src/contract/styles.ts';
import type { ApiClient } from '../process/api-client.ts';
import type { Maker } from './fill-account.ts';

type UploadedCard = z.infer<typeof uploadedCard>;
type Content = { personId: number; occasionId: number | undefined; category: string; title: string };

const photo = new URL('../files/images/coffee.jpg', import.meta.url);

/** A card as the create form makes it: proposed by the studio, in a style that changes from card to card. */
export async function makeGeneratedCard(
  client: ApiClient,
  make: Maker,
  { wish, nth, ...content }: Content & { wish: string; nth: number },
): Promise<number> {
  const presets = (await client.call('GET', '/api/card-style-presets')).body as CardStylePreset[];
  const generated = presets.filter(({ category }) => category === 'AI Generated');
  const preset = generated[nth % 3 === 0 ? 4 : (nth + 1) % 2];
  if (!preset) throw new Error('There is no generated style.');
  const styleSettings = { category: 'AIgen', ...preset.parameters };
  const known = ['birthday', 'christmas', 'anniversary'].includes(content.category) ? content.category : 'custom';
  const answer = await client.call('POST', '/api/cards/generate', { ...content, category: known, styleSettings });
  if (answer.status !== 200) throw new Error(`generate: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { defaultCard, alternates } = answer.body as { defaultCard: CardOption; alternates: CardOption[] };
  const [first, second] = alternates;
  return make('/api/cards', {
    ...content,
    category: known,
    message: wish,
    imageUrl: defaultCard.image_url,
    alternateMessage1: first?.message,
    alternateImageUrl1: first?.image_url,
    alternateMessage2: second?.message,
    alternateImageUrl2: second?.image_url,
    styleSettings,
    presetId: preset.id,
  });
}

/** A photo draft without words over it. */
export async function makePhotoCard(
  client: ApiClient,
  make: Maker,
  content: { personId: number | undefined; occasionId: number | undefined },
): Promise<number> {
  const title = 'Shall we have coffee?';
  const answer = await client.upload('/api/cards/upload-image', readFileSync(photo), 'us.jpg', 'image', {
    title,
    category: 'birthday',
    styleSettings: JSON.stringify({ category: 'photo' }),
  });
  const { imageUrl, sourceImageUrl } = answer.body as UploadedCard;
  return make('/api/cards', {
    ...content,
    category: 'birthday',
    title,
    message: 'It has been too long.',
    imageUrl,
    sourceImageUrl,
    styleSettings: { category: 'photo' },
  });
}
