type Body = Record<string, unknown>;
type Fit = { name: string; isAskedFor(body: Body, said: string): boolean; change(body: Body): Body };

const formatWords = /response[_ ]format|json_schema|json_object|json mode|structured output|grammar/i;
const formatOf = (body: Body) => (body.response_format as { type?: string } | undefined)?.type;
/** Matches errors about the name of a field, not about its value. */
const unwanted =
  /unsupported|not support|unknown|unrecogni[sz]ed|unexpected|not permitted|forbidden|instead|deprecated/i;

/** Differences of OpenAI-compatible providers from OpenAI, each recognised by the provider's own error. */
const fits: readonly Fit[] = [
  {
    name: 'max_completion_tokens',
    isAskedFor: (body, said) => 'max_tokens' in body && said.includes('max_tokens') && unwanted.test(said),
    change: ({ max_tokens, ...body }) =>
      max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens },
  },
  {
    name: 'max_tokens',
    isAskedFor: (body, said) =>
      'max_completion_tokens' in body && said.includes('max_completion_tokens') && unwanted.test(said),
    change: ({ max_completion_tokens, ...body }) =>
      max_completion_tokens === undefined ? body : { ...body, max_tokens: max_completion_tokens },
  },
  {
    name: 'a JSON object without a schema',
    isAskedFor: (body, said) => formatOf(body) === 'json_schema' && formatWords.test(said),
    change: (body) => (formatOf(body) === 'json_schema' ? { ...body, response_format: { type: 'json_object' } } : body),
  },
  {
    name: 'no response_format',
    isAskedFor: (body, said) => formatOf(body) === 'json_object' && formatWords.test(said),
    change: ({ response_format: _, ...body }) => body,
  },
  {
    name: 'its usual temperature',
    isAskedFor: (body, said) => 'temperature' in body && said.includes('temperature'),
    change: ({ temperature: _, ...body }) => body,
  },
];

/** A provider that does not know a field answers with one of these. */
const refusing = new Set([400, 422, 500, 501]);

/**
 * A fetch that repeats a request in the form that the provider's error asks for, and remembers that form for each
 * model.
 */
export function createFittingFetch(send: typeof fetch): typeof fetch {
  const learned = new Map<string, readonly Fit[]>();
  return async (input, init = {}) => {
    const { body } = init;
    if (typeof body !== 'string') return send(input, init);
    let asked = JSON.parse(body) as Body;
    const model = String(asked.model);
    const known = learned.get(model) ?? [];
    for (const fit of known) asked = fit.change(asked);
    const found: Fit[] = [];
    for (;;) {
      const answer = await send(input, { ...init, body: JSON.stringify(asked) });
      if (answer.ok && found.length > 0) learned.set(model, [...known, ...found]);
      const fit = refusing.has(answer.status) && fitFor(asked, await answer.clone().text(), found);
      if (!fit) return answer;
      found.push(fit);
      asked = fit.change(asked);
    }
  };
}

/** Each is tried once, so the requests end. */
const fitFor = (body: Body, said: string, tried: readonly Fit[]) =>
  fits.find((fit) => !tried.includes(fit) && fit.isAskedFor(body, said));
