import type { Behaviour, ProviderRequest } from './start-fault-provider.ts';

const usage = { prompt_tokens: 40, completion_tokens: 20, total_tokens: 60 };

/** Answers as Ollama does at /v1/chat/completions. It draws nothing. */
export function ollama({ path, body }: ProviderRequest, content: string): Behaviour {
  const error = (status: number, message: string): Behaviour => ({
    kind: 'json',
    status,
    value: { error: { message, type: status === 404 ? 'not_found_error' : 'api_error', param: null, code: null } },
  });
  if (path !== '/v1/chat/completions') return { kind: 'text', status: 404, text: '404 page not found' };
  if (body.model !== 'llama3.1') return error(404, `model '${String(body.model)}' not found`);
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  return {
    kind: 'json',
    value: {
      id: 'chatcmpl-581',
      object: 'chat.completion',
      created: 1,
      model: body.model,
      system_fingerprint: 'fp_ollama',
      choices: [choice],
      usage,
    },
  };
}

/** Answers as LocalAI does, with a backend that knows no JSON schema and a model that wraps its JSON in words. */
export function localAi({ path, body }: ProviderRequest, content: string): Behaviour {
  const error = (message: string): Behaviour => ({
    kind: 'json',
    status: 500,
    value: { error: { code: 500, message, type: '' } },
  });
  if (path !== '/v1/chat/completions') return error('backend not found: stablediffusion');
  if (body.model !== 'gemma-3-1b-it') return error('could not load model: rpc error: code = Unavailable desc = EOF');
  if (body.response_format) return error('rpc error: code = InvalidArgument desc = failed to parse grammar');
  const message = { role: 'assistant', content: `Here you are:\n\`\`\`json\n${content}\n\`\`\`\nWith love` };
  return {
    kind: 'json',
    value: {
      created: 1,
      object: 'chat.completion',
      id: '7a6b',
      model: body.model,
      choices: [{ index: 0, finish_reason: 'stop', message }],
      usage,
    },
  };
}
