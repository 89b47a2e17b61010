import { AiProblem } from './ai-problem.ts';
import type { AiConfig, AiService } from './ai-service.ts';
import { createAi } from './create-ai.ts';

/** The body of the request that a call would send to the provider, which is not sent. */
export async function previewRequest(
  config: AiConfig,
  call: (ai: AiService) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  let body: RequestInit['body'];
  const ai = createAi(config, {
    send: async (_, init) => {
      body = init?.body;
      throw new AiProblem('unreadable');
    },
  });
  try {
    await call(ai);
  } catch (error) {
    if (body === undefined || !(error instanceof AiProblem)) throw error;
  } finally {
    await ai.close();
  }
  return body instanceof FormData ? fieldsOf(body) : JSON.parse(String(body));
}

/** A form with a photo, which is shown by its size. */
function fieldsOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `(the photo, ${Math.ceil(value.size / 1024)} KB)`,
    ]),
  );
}
