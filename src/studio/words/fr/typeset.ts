const narrow = '\u202f';
const wide = '\u00a0';

/** French dress: the spaces that may not break before high punctuation and inside quotation marks, and ’. */
export function typeset(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/[ \u00a0\u202f]*([;!?])/g, `${narrow}$1`)
    .replace(/[ \u00a0\u202f]+:/g, `${wide}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${wide}`)
    .replace(/[ \u00a0\u202f]*»/g, `${wide}»`);
}
