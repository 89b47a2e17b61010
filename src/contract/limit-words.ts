import { z } from 'zod';

// The same in the browser and in the API's `fields`; what a schema says in words of its own stands.
z.config({
  customError: (issue) =>
    issue.code === 'too_big' && issue.origin === 'string'
      ? `Please use at most ${Number(issue.maximum).toLocaleString('en')} characters`
      : undefined,
});
