import { z } from 'zod';

const part = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});

/**
 * The one completion that a stream of server-sent events stands for: some providers stream whether asked to or not.
 * Null where the parts are none of a completion.
 */
export function joinStream(events: string): string | null {
  let content = '';
  for (const line of events.split(/\r\n|\n|\r/)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined || data === '[DONE]') continue;
    const read = part.safeParse(parsed(data));
    if (!read.success) return null;
    content += read.data.choices[0]?.delta?.content ?? '';
  }
  const message = { role: 'assistant', content };
  return JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
