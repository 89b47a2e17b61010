// What other features may import from this one; its own files import each other directly.

export { inkOfName, inkOfStrokes } from './make-ink.ts';
export { asOnCard, viewSignature } from './signature.view.ts';
export { findDefaultSignature, findSignature, listSignatures } from './signatures.store.ts';
