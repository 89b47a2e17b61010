import type { StyleSettings } from '../../../contract/styles.ts';
import type { CardCategory } from '../../../contract/vocabulary.ts';
import { standInMessage } from '../../../domain/stand-in-message.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import type { Context } from '../../context.ts';
import { storeDrawing } from '../images/public.ts';

type Content = {
  title: string;
  message: string;
  category: CardCategory;
  styleSettings?: StyleSettings | null;
  imageUrl?: string | null;
};

/** Adds the default message to a card without one, and a text picture to a card without a picture. */
export async function completeContent<Given extends Content>(
  context: Context,
  user: { id: number },
  personName: string,
  content: Given,
): Promise<Given & { message: string; imageUrl: string }> {
  const message = content.message || standInMessage(personName);
  const imageUrl =
    content.imageUrl ||
    (await storeDrawing(context, user.id, {
      kind: 'text',
      category: content.category,
      settings: { ...(content.styleSettings ?? defaultStyleSettings), category: 'text' },
      title: content.title,
      message,
      seed: `${user.id}/${personName}/${content.title}`,
      size: '1024x1024',
    }));
  return { ...content, message, imageUrl };
}
