import { z } from 'zod';
import { localeOfReader } from './locale-of-reader.ts';
import { t } from './translate.ts';

// The browser and the API's `fields` show the same messages; a schema's own messages take precedence.
z.config({
  // Zod's compiler tests whether eval is allowed, which browsers report as a violation of our content security policy.
  jitless: 'document' in globalThis,
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input === undefined || issue.input === null) return t`Required`;
        return issue.expected === 'number' || issue.expected === 'int' ? t`Please enter a number` : t`Invalid input`;
      case 'too_big':
        return atMost(issue.origin, Number(issue.maximum), issue.inclusive);
      case 'too_small':
        return atLeast(issue.origin, Number(issue.minimum), issue.inclusive);
      case 'invalid_format':
        return issue.format === 'email' ? t`Invalid email` : t`Invalid input`;
      default:
        return t`Invalid input`;
    }
  },
});

function atMost(origin: string, most: number, isInclusive = true): string {
  if (origin === 'string') return t`Please use at most ${worded(most)} characters`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return t`Please choose at most ${worded(most)}`;
  return isInclusive ? t`Please enter ${worded(most)} or less` : t`Please enter less than ${worded(most)}`;
}

function atLeast(origin: string, fewest: number, isInclusive = true): string {
  if (origin === 'string') return fewest <= 1 ? t`Required` : t`Please use at least ${worded(fewest)} characters`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return t`Please choose at least ${worded(fewest)}`;
  return isInclusive ? t`Please enter ${worded(fewest)} or more` : t`Please enter more than ${worded(fewest)}`;
}

const worded = (count: number) => count.toLocaleString(localeOfReader());
