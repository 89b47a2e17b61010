/** A fetch whose requests also carry these parameters, wherever the SDK has not set them itself. */
export function addParameters(send: typeof fetch, parameters: Readonly<Record<string, unknown>>): typeof fetch {
  return (input, init = {}) => {
    const { body } = init;
    if (typeof body === 'string') {
      return send(input, { ...init, body: JSON.stringify({ ...parameters, ...JSON.parse(body) }) });
    }
    if (body instanceof FormData) {
      for (const [name, value] of Object.entries(parameters)) {
        if (!body.has(name)) body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
      }
    }
    return send(input, init);
  };
}
