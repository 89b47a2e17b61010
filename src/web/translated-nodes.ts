import { createElement, Fragment, type ReactNode } from 'react';

type Value = ReactNode | ((children: ReactNode) => ReactNode);

/**
 * A sentence of JSX with values and elements, in the reader's language: 'See <e0>all {1}</e0>'. Only the build calls it
 * (scripts/messages/find-messages.mjs); sources have plain JSX.
 */
export function translatedNodes(key: string, ...values: Value[]): ReactNode {
  const wholes = values.map((value) =>
    typeof value === 'function' ? (parts: ReactNode[]) => value(whole(parts)) : value,
  );
  return whole((globalThis.translate?.(key, wholes) as ReactNode[]) ?? inEnglish(key, wholes));
}

function inEnglish(key: string, values: readonly unknown[]): ReactNode[] {
  // Text, then three groups of what stands between texts: a value, or an element and what it holds.
  const parts = key.split(/\{(\d+)}|<e(\d+)>(.*?)<\/e\2>/);
  return parts.map((part, at) => {
    if (at % 4 === 0) return part;
    if (at % 4 === 1) return values[Number(part)] as ReactNode;
    const element = values[Number(part)];
    return at % 4 === 2 && typeof element === 'function' && element(inEnglish(parts[at + 1] ?? '', values));
  });
}

function whole(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
