import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { DavProblem } from './dav-problem.ts';

/** A property of an answer: its text, the addresses in it, and the names of elements in it. */
export type DavProperty = { text: string; hrefs: string[]; types: string[] };
export type DavResponse = { href: string; status: number | null; properties: Map<string, DavProperty> };
export type Multistatus = { responses: DavResponse[]; syncToken: string | null };

const prefixes: Record<string, string> = {
  'DAV:': 'd',
  'urn:ietf:params:xml:ns:carddav': 'card',
  'http://calendarserver.org/ns/': 'cs',
};
const deepest = 40;
/** Other requests are answered between two parts. */
const partBytes = 128 * 1024;
/** Twice of what a list of the largest book has; more would fill the memory rather than say anything. */
const mostElements = 500_000;

/**
 * Reads a multi-status answer (RFC 4918) by the standard's names, whatever prefixes the server uses. Only properties
 * with a status of success are kept. Refuses document types, so no entity is ever expanded.
 */
export async function readMultistatus(bytes: Uint8Array): Promise<Multistatus> {
  const responses: DavResponse[] = [];
  let syncToken: string | null = null;
  let isMultistatus = false;
  let response: DavResponse | null = null;
  let found: [string, DavProperty][] = [];
  let property: DavProperty | null = null;
  let propStatus: number | null = null;
  let text = '';
  let elements = 0;
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });

  parser.on('doctype', () => {
    throw new DavProblem('unreadable');
  });
  parser.on('error', () => {
    throw new DavProblem('unreadable');
  });
  parser.on('opentag', ({ uri, local }) => {
    const name = `${prefixes[uri] ?? '?'}:${local}`;
    path.push(name);
    elements += 1;
    if (elements > mostElements) throw new DavProblem('too-large');
    if (path.length > deepest) throw new DavProblem('unreadable');
    text = '';
    const [root, , within] = path;
    if (path.length === 1) isMultistatus = root === 'd:multistatus';
    else if (path.length === 2 && name === 'd:response') response = { href: '', status: null, properties: new Map() };
    else if (path.length === 3 && name === 'd:propstat') [found, propStatus] = [[], null];
    else if (path.length === 5 && within === 'd:propstat' && path[3] === 'd:prop') {
      property = { text: '', hrefs: [], types: [] };
      found.push([name, property]);
    } else if (path.length > 5 && property && name !== 'd:href') property.types.push(name);
  });
  const addText = (more: string) => {
    text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const name = path.pop();
    const depth = path.length;
    if (depth === 1 && name === 'd:sync-token') syncToken = text.trim();
    if (depth === 1 && name === 'd:response' && response) {
      responses.push(response);
      response = null;
    }
    if (depth === 2 && response && name === 'd:href') response.href = text.trim();
    if (depth === 2 && response && name === 'd:status') response.status = statusOf(text);
    if (depth === 2 && response && name === 'd:propstat') {
      const isFound = propStatus === null || (propStatus >= 200 && propStatus < 300);
      if (isFound) for (const [key, value] of found) response.properties.set(key, value);
    }
    if (depth === 3 && name === 'd:status') propStatus = statusOf(text);
    if (depth === 4 && property) {
      property.text = text;
      property = null;
    }
    if (depth > 4 && property && name === 'd:href') property.hrefs.push(text.trim());
    text = '';
  });
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += partBytes) {
    parser.write(decoder.decode(bytes.subarray(from, from + partBytes), { stream: true }));
    await nextTurn();
  }
  parser.write(decoder.decode()).close();
  if (!isMultistatus) throw new DavProblem('unreadable');
  return { responses, syncToken };
}

function statusOf(line: string): number | null {
  const status = /\b(\d{3})\b/.exec(line)?.[1];
  return status ? Number(status) : null;
}
