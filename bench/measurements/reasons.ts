import type { Reasons } from './render-page.ts';

/** Why a goal is missed, by its words; printed only while it is. */
export const reasons: Reasons = {};
