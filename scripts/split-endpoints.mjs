// To the pages a call is a method and a path. Its schemas, and zod with them, stay out of the code that every page
// loads.

const schemaKeys = ['params', 'query', 'body', 'response'];

/**
 * A Vite plugin for the built pages: the endpoints of a contract file move to a module of their own, without schemas.
 * Imports of a schema still load the complete file.
 * @returns {import('vite').Plugin}
 */
export function splitEndpoints() {
  return {
    name: 'split-endpoints',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/(?!endpoint|validation-words)[a-z-]+\.ts(\?calls)?$/ },
      handler(code, id) {
        /** @type {Node[]} */
        const statements = Object(this.parse(code)).body;
        const edit = id.endsWith('?calls') ? onlyCalls : withoutCalls;
        const edits = statements.flatMap((statement) => edit(statement, code, `./${id.split('/').at(-1)}`));
        return { code: applied(edits, code), map: null, moduleSideEffects: false };
      },
    },
  };
}

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/** @param {Node} statement @param {string} _code @param {string} file @returns {Edit[]} */
function withoutCalls(statement, _code, file) {
  const { start, end } = statement;
  const names = declaredBy(statement).map(({ id }) => id.name);
  if (!names.some(isEndpoints)) return [];
  return [{ start, end, text: `export { ${names.join(', ')} } from '${file}?calls';` }];
}

/** @param {Node} statement @param {string} code @returns {Edit[]} */
function onlyCalls(statement, code) {
  const { start, end } = statement;
  if (statement.type === 'ImportDeclaration') {
    return statement.source.value === './endpoint.ts' ? [{ start, end, text: '' }] : [];
  }
  return declaredBy(statement).flatMap(({ id, init }) => {
    const calls = endpointCalls(init, code);
    if (calls.length > 0 || isEndpoints(id.name)) return calls;
    // Lets bundlers drop it if unused, even if it calls functions.
    const text = `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
    return [{ start: init.start, end: init.end, text }];
  });
}

/** @param {Node} node @param {string} code @returns {Edit[]} */
function endpointCalls(node, code) {
  if (node.type === 'CallExpression' && node.callee.name === 'endpoint') {
    /** @type {Node[]} */
    const properties = node.arguments[0].properties;
    const kept = properties.filter(({ key }) => !schemaKeys.includes(key.name));
    const text = `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} })`;
    return [{ start: node.start, end: node.end, text }];
  }
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
    .flatMap((child) => endpointCalls(child, code));
}

/** @param {Node} statement @returns {Node[]} */
function declaredBy(statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

/** @param {string} name */
function isEndpoints(name) {
  return name.endsWith('Endpoints');
}

/** @param {Edit[]} edits In their order. @param {string} code */
function applied(edits, code) {
  let at = 0;
  let text = '';
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
