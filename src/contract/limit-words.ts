import { z } from 'zod';

// The same in the browser and in the API's `fields`; what a schema says in words of its own stands.
z.config({
  // Its compiler tries whether it may run text as code, which a browser reports as a breach of our content policy.
  jitless: 'document' in globalThis,
  customError: (issue) =>
    issue.code === 'too_big' && issue.origin === 'string'
      ? `Please use at most ${Number(issue.maximum).toLocaleString('en')} characters`
      : undefined,
});
