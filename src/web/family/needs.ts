import type { Scope } from '../../contract/access-tokens.ts';

/** What an element asks of a member's level, or that it is the owner's alone. */
export type Needs = Exclude<Scope, 'read'> | 'owner';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** In the account of another it is shown only to members whose level allows this (shell.css). */
    'data-needs'?: Needs | undefined;
  }
}
