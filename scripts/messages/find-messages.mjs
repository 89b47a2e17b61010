// Finds what a source file says to its users, and writes the file anew so that it says it in their language.
//
// A message is a text in a template of `t`, a text that JSX shows, or one in an attribute that is shown. Its key is its
// English, with `{0}` for a value and `<e0>…</e0>` for an element within a sentence; before it its sense, where the English
// has several (`inSense` of src/contract/translate.ts).

import { parseSync } from 'oxc-parser';

/** @typedef {{ type: string, start: number, end: number, [field: string]: any }} Node */
/** @typedef {{ key: string, values: string[] }} Message */
/** @typedef {{ kind: 'text', text: string } | { kind: 'value', node: Node } | { kind: 'element', node: Node, within: Part[] }} Part */

/** Attributes whose text is shown. Those of our own components are named like what they hold. */
const shownAttributes = new Set([
  ...['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'],
  ...['action', 'busyLabel', 'cancelLabel', 'confirmLabel', 'decision', 'description', 'doneLabel', 'empty'],
  ...['emptyText', 'endLabel', 'error', 'failure', 'hint', 'label', 'message', 'noneLabel', 'note', 'noun', 'opens'],
  ...['prefix', 'searchLabel', 'submit', 'submitLabel', 'term', 'text', 'verb', 'what', 'words'],
]);
const untranslatedElements = new Set(['code', 'kbd', 'script', 'style']);

const translate = 'translated$';
const nodes = 'translatedNodes$';

/**
 * @param {string} path
 * @param {string} source
 * @returns {{ messages: Message[], code: string, imports: { t: boolean, nodes: boolean } }}
 */
export function findMessages(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  /** @type {Message[]} */
  const messages = [];
  const imports = { t: false, nodes: false };
  return { code: write(/** @type {any} */ (program)), messages, imports };

  /** The code of a node, with what it shows translated. @param {Node} node @returns {string} */
  function write(node) {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return writeElement(node);
    if (node.type === 'JSXAttribute' && isShown(node) && node.value) {
      const { value } = node;
      const shown = value.type === 'JSXExpressionContainer' ? value.expression : value;
      const code = writeShown(shown);
      return code === text(shown) ? text(node) : `${text(node.name)}={${code}}`;
    }
    if (node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === 't') {
      note(templateKey(node.quasi), node.quasi.expressions.map(text));
    }
    if (node.type === 'TaggedTemplateExpression' && node.tag.callee?.name === 'inSense') {
      note(`${node.tag.arguments[0].value}\u0004${templateKey(node.quasi)}`, node.quasi.expressions.map(text));
    }
    if (node.type === 'TSSatisfiesExpression' && text(node.typeAnnotation).startsWith('Messages<')) {
      for (const label of labelsOf(node.expression)) note(label, []);
    }
    return splice(node, childrenOf(node), write);
  }

  /** The code of an expression whose value is shown. @param {Node} node @returns {string} */
  function writeShown(node) {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' && isWords(node.value)
          ? say(decode(node.value, text(node)), [])
          : text(node);
      case 'TemplateLiteral': {
        if (!isWords(node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked).join(' '))) return write(node);
        note(templateKey(node), node.expressions.map(text));
        imports.t = true;
        return translate + splice(node, node.expressions, writeShown);
      }
      case 'ConditionalExpression':
        return splice(node, [node.test, node.consequent, node.alternate], (part) =>
          part === node.test ? write(part) : writeShown(part),
        );
      case 'LogicalExpression':
        return splice(node, [node.left, node.right], (part) =>
          part === node.left && node.operator === '&&' ? write(part) : writeShown(part),
        );
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        return splice(node, [node.expression], writeShown);
      default:
        return write(node);
    }
  }

  /** @param {Node} element @returns {string} */
  function writeElement(element) {
    if (isUntranslated(element)) return text(element);
    const children = writeChildren(element.children);
    const [first, last] = [element.children[0], element.children.at(-1)];
    if (!first || !last) return splice(element, childrenOf(element), write);
    const opening = element.openingElement ?? element.openingFragment;
    const closing = element.closingElement ?? element.closingFragment;
    return write(opening) + children + text(closing);
  }

  /** @param {Node[]} children @returns {string} */
  function writeChildren(children) {
    const parts = partsOf(children);
    if (!parts.some((part) => part.kind === 'text' && isWords(part.text))) return children.map(writeChild).join('');
    let [from, to] = [0, parts.length];
    while (from < to && standsApart(parts[from], parts[from + 1], 'before')) from += 1;
    while (to > from && standsApart(parts[to - 1], parts[to - 2], 'after')) to -= 1;
    return [
      ...parts.slice(0, from).map(writePart),
      writeSentence(parts.slice(from, to)),
      ...parts.slice(to).map(writePart),
    ].join('');
  }

  /** @param {Node} child */
  function writeChild(child) {
    if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return write(child);
    return `{${writeShown(child.expression)}}`;
  }

  /** @param {Part} part */
  function writePart(part) {
    return part.kind === 'text' ? `{${JSON.stringify(part.text)}}` : asChild(part.node);
  }

  /** @param {Node} node */
  function asChild(node) {
    return node.type === 'JSXElement' || node.type === 'JSXFragment' ? write(node) : `{${writeShown(node)}}`;
  }

  /** A sentence that may have values and elements. @param {Part[]} parts */
  function writeSentence(parts) {
    /** @type {{ code: string, source: string }[]} */
    const values = [];
    const whole = keyOf(parts);
    const key = whole.trim();
    const [before, after] = whole.split(key).map((space) => (space ? `{${JSON.stringify(space)}}` : ''));
    const code =
      values.length === 0
        ? say(key, [])
        : sayNodes(
            key,
            values.map((value) => value.code),
            values.map((value) => value.source),
          );
    return `${before}{${code}}${after}`;

    /** @param {Part[]} within @returns {string} */
    function keyOf(within) {
      return within
        .map((part) => {
          if (part.kind === 'text') return part.text;
          const at = values.length;
          if (part.kind === 'value') {
            const { node } = part;
            const code = node.type.startsWith('JSX') ? write(node) : writeShown(node);
            values.push({ code, source: text(node) });
            return `{${at}}`;
          }
          const { openingElement, closingElement } = part.node;
          values.push({
            code: `(children$) => ${write(openingElement)}{children$}${text(closingElement)}`,
            source: text(openingElement),
          });
          return `<e${at}>${keyOf(part.within)}</e${at}>`;
        })
        .join('');
    }
  }

  /** @param {string} key @param {string[]} values */
  function say(key, values) {
    note(key, values);
    imports.t = true;
    return `${translate}\`${key.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
  }

  /** @param {string} key @param {string[]} codes @param {string[]} sources */
  function sayNodes(key, codes, sources) {
    note(key, sources);
    imports.nodes = true;
    return `${nodes}(${[JSON.stringify(key), ...codes].join(', ')})`;
  }

  /** @param {string} key @param {string[]} values */
  function note(key, values) {
    messages.push({ key, values });
  }

  /** @param {Node} node */
  function text(node) {
    return source.slice(node.start, node.end);
  }

  /** The node's own source, with the code of some of its parts in their places. @param {Node} node @param {Node[]} parts @param {(part: Node) => string} code */
  function splice(node, parts, code) {
    let [written, at] = ['', node.start];
    for (const part of parts) {
      // A shorthand property is two nodes in one place: the second is its name, without a default.
      if (part.start < at) continue;
      written += source.slice(at, part.start) + code(part);
      at = part.end;
    }
    return written + source.slice(at, node.end);
  }
}

/** The imports that the code of `findMessages` needs. @param {{ t: boolean, nodes: boolean }} used @param {{ t: string, nodes: string }} from */
export function importsOf(used, from) {
  return [
    used.t ? `import { t as ${translate} } from ${JSON.stringify(from.t)};` : '',
    used.nodes ? `import { translatedNodes as ${nodes} } from ${JSON.stringify(from.nodes)};` : '',
  ].join('');
}

/** What the children of an element show, as React reads it. @param {Node[]} children @returns {Part[]} */
function partsOf(children) {
  /** @type {Part[]} */
  const parts = [];
  for (const child of children) {
    const text = textOf(child);
    const last = parts.at(-1);
    if (text !== null) {
      if (last?.kind === 'text') last.text += text;
      else if (text) parts.push({ kind: 'text', text });
    } else if (child.type === 'JSXExpressionContainer') {
      if (child.expression.type !== 'JSXEmptyExpression') parts.push({ kind: 'value', node: child.expression });
    } else {
      const within = child.type === 'JSXElement' && !isUntranslated(child) ? partsOf(child.children) : [];
      const isOfSentence = within.some((part) => part.kind === 'text' && isWords(part.text));
      parts.push(isOfSentence ? { kind: 'element', node: child, within } : { kind: 'value', node: child });
    }
  }
  return parts;
}

/** @param {Node} child @returns {string | null} */
function textOf(child) {
  if (child.type === 'JSXText') return decode(withoutIndentation(child.value), '"');
  const literal =
    child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal' && child.expression.value;
  return typeof literal === 'string' ? literal : null;
}

/** The white space of JSX: lines are trimmed and joined. @param {string} value */
function withoutIndentation(value) {
  const lines = value.split(/\r?\n/);
  return lines
    .map((line, at) => {
      const trimmed = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? trimmed : trimmed.trimEnd();
    })
    .filter(Boolean)
    .join(' ');
}

/** Attributes and texts of JSX have entities, strings of JavaScript do not. @param {string} value @param {string} raw */
function decode(value, raw) {
  return raw.startsWith('"') ? value.replaceAll('&amp;', '&') : value;
}

/** Whether a part at the edge of a sentence is not part of it: an icon, or a block on a line of its own. @param {Part | undefined} part @param {Part | undefined} beside @param {'before' | 'after'} side */
function standsApart(part, beside, side) {
  if (!part) return false;
  if (part.kind === 'text') return part.text.trim() === '';
  if (beside?.kind !== 'text') return true;
  return side === 'before' ? /^[\p{L}\p{N}]/u.test(beside.text) : /[\p{L}\p{N}.!?…]$/u.test(beside.text);
}

/** @param {Node} element */
function isUntranslated(element) {
  const opening = element.openingElement;
  return Boolean(
    opening &&
      (untranslatedElements.has(opening.name.name) ||
        opening.attributes.some(
          (/** @type {any} */ { name, value }) => name?.name === 'translate' && value?.value === 'no',
        )),
  );
}

/** The texts of a table of messages: of a list, of an object, or the labels of its objects. @param {Node} table @returns {string[]} */
function labelsOf(table) {
  switch (table.type) {
    case 'Literal':
      return typeof table.value === 'string' && isWords(table.value) ? [table.value] : [];
    case 'TSAsExpression':
      return labelsOf(table.expression);
    case 'ArrayExpression':
      return table.elements.flatMap(labelsOf);
    case 'ObjectExpression': {
      /** @type {Node[]} */
      const properties = table.properties.filter((/** @type {Node} */ { type }) => type === 'Property');
      const label = properties.find(({ key }) => key.name === 'label');
      return (label ? [label] : properties).flatMap(({ value }) => labelsOf(value));
    }
    default:
      return [];
  }
}

/** @param {Node} attribute */
function isShown({ name }) {
  return name.type === 'JSXIdentifier' && shownAttributes.has(name.name);
}

/** Whether a text has a word, and is not only a sign or an apostrophe s. @param {string} value */
function isWords(value) {
  return /\p{L}{2}/u.test(value);
}

/** @param {Node} template */
function templateKey({ quasis }) {
  return quasis
    .map((/** @type {any} */ { value }, /** @type {number} */ at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked)
    .join('');
}

/** @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => value !== null && typeof value === 'object' && typeof value.type === 'string')
    .sort((one, other) => one.start - other.start || other.end - one.end);
}
