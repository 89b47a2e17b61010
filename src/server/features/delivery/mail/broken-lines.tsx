import { createElement, Fragment, type ReactNode } from 'react';

const lineBreak = <br />;

/** The lines of a paragraph, one below the other. */
export function withBreaks([first, ...rest]: string[]): ReactNode {
  return inOrder([first, ...rest.flatMap((each) => [lineBreak, each])]);
}

/** Nodes that stay where they are and may be alike need no keys. */
export function inOrder(nodes: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
