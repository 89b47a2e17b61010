import { afterEach, beforeEach } from 'vitest';

// An unexpected console.error (a React warning, a swallowed failure) fails the test it happened in.
const original = console.error;
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...values: unknown[]) => {
    complaints.push(values);
    original(...values);
  };
});

afterEach(() => {
  console.error = original;
  const first = complaints[0];
  if (first)
    throw new Error(`console.error was called ${complaints.length} times, first with: ${first.map(String).join(' ')}`);
});
