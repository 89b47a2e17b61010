// What other features may import from this one; its own files import each other directly.

export { deleteAiCallsBefore, listAiCalls } from './ai-calls.store.ts';
export { answerAtOnce, waitForGeneration } from './begin-generation.ts';
export { beginRegeneration } from './begin-regeneration.ts';
export { type CardBrief, mannerOf } from './card-brief.ts';
export type { SaveRegenerated } from './finish-regeneration.ts';
export { deleteGenerationsBefore, lockGeneration } from './generations.store.ts';
export { requireKnownFont, requireKnownFontIn } from './known-font.policy.ts';
export { firstOption, studioName } from './make-card-options.ts';
export { partnerOnDay } from './partner-on-day.store.ts';
export { type PreviewChoice, previewProvider } from './preview-provider.ts';
export { reasonInWords } from './reason-in-words.ts';
export { recentMessages } from './recent-messages.store.ts';
export { earlierPictures } from './recent-pictures.store.ts';
