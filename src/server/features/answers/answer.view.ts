import type { CardAnswer } from '../../../contract/answers.ts';
import type { AnswerRow } from './answers.store.ts';

export function viewAnswer({ id, cardId, kind, message, imageUrl, createdAt }: AnswerRow): CardAnswer {
  return { id, cardId, kind, message, imageUrl, createdAt: createdAt.toISOString() };
}
