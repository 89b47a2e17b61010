import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, requiredText } from './fields.ts';
import { cardSignature, signatureFaces, strokes } from './ink.ts';
import { inkLimits } from './ink-limits.ts';
import { t } from './translate.ts';

/** One of the user's signatures: "Family", "Work". */
export const signatureView = cardSignature.extend({
  id: z.int(),
  label: z.string(),
  /** The face of a typed name; null for a drawn one. */
  face: z.enum(signatureFaces).nullable(),
  /** New cards are signed with it. */
  isDefault: z.boolean(),
});
export type SignatureView = z.infer<typeof signatureView>;

/** A typed name has a face, a drawn one strokes: exactly one of them. */
export const signatureBody = z
  .object({
    label: requiredText(t`Give the signature a name, such as Family.`, 40),
    closing: z.string().trim().max(inkLimits.closing).default(''),
    name: requiredText(t`Write the name that you sign with.`, inkLimits.name),
    face: z.enum(signatureFaces).nullish(),
    strokes: strokes.nullish(),
    isDefault: z.boolean().default(false),
  })
  .refine(({ face, strokes }) => Boolean(face) !== Boolean(strokes), {
    error: t`Choose a handwriting for the name, or draw it.`,
    path: ['face'],
  });
export type SignatureBody = z.input<typeof signatureBody>;

/** Changes of a signature: a new face or drawing replaces the present one. */
export const updateSignatureBody = z
  .object({
    label: requiredText(t`Give the signature a name, such as Family.`, 40),
    closing: z.string().trim().max(inkLimits.closing),
    name: requiredText(t`Write the name that you sign with.`, inkLimits.name),
    face: z.enum(signatureFaces),
    strokes,
    isDefault: z.boolean(),
  })
  .partial()
  .refine(({ face, strokes }) => !(face && strokes), {
    error: t`Choose a handwriting for the name, or draw it.`,
    path: ['face'],
  });

export const signatureEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/signatures', response: z.array(signatureView) }),
  create: endpoint({ method: 'POST', path: '/api/signatures', body: signatureBody, response: signatureView }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/signatures/:id',
    params: idParams,
    body: updateSignatureBody,
    response: signatureView,
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/signatures/:id', params: idParams }),
};
