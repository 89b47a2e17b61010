import { beforeEach, expect, test } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';

const calm = { rssBytes: 0, eventLoopUtilized: 0, isLate: false };
const strain = { ...calm };
let admission: Admission;
beforeEach(() => {
  Object.assign(strain, calm);
  admission = createAdmission(() => strain, {
    quick: 3,
    quickWhileBusy: 1,
    heavy: 4,
    heavyPerSession: 2,
    uploadBytes: 100,
    rssBytes: 1000,
  });
});
const overloaded = expect.objectContaining({ code: 'overloaded', retryAfterSeconds: expect.any(Number) });

test('only so many calls are in progress, and one that is over makes room', () => {
  const leave = admission.enter('reading', '1', 0);
  admission.enter('writing', '1', 0);
  expect(admission.isFull()).toBe(false);
  admission.enter('public', undefined, 0);
  expect(admission.isFull()).toBe(true);
  expect(() => admission.enter('entering', undefined, 0)).toThrow(overloaded);
  leave();
  expect(admission.isFull()).toBe(false);
  admission.enter('reading', '1', 0);
  expect(() => admission.enter('reading', '1', 0)).toThrow(overloaded);
  admission.enter('unlimited', undefined, 0);
  admission.enter('drawing', '1', 0);
});

test('fewer are taken while the process has no break', () => {
  strain.eventLoopUtilized = 0.99;
  admission.enter('reading', '1', 0);
  expect(() => admission.enter('reading', '1', 0)).toThrow(overloaded);
});

test('one session has a share of the heavy calls', () => {
  const leave = admission.enter('drawing', '1', 0);
  admission.enter('uploads', '1', 10);
  expect(() => admission.enter('taking', '1', 0)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  admission.enter('drawing', '2', 0);
  admission.enter('drawing', undefined, 0);
  expect(() => admission.enter('drawing', '3', 0)).toThrow(overloaded);
  leave();
  admission.enter('taking', '1', 0);
});

test('uploads in memory are bounded by their bytes', () => {
  const leave = admission.enter('uploads', '1', 60);
  expect(() => admission.enter('uploads', '2', 60)).toThrow(overloaded);
  admission.enter('drawing', '2', 0);
  leave();
  admission.enter('uploads', '2', 60);
});

test('while the event loop is late nothing is taken but the question how the server is', () => {
  strain.isLate = true;
  expect(() => admission.enter('reading', '1', 0)).toThrow(overloaded);
  expect(() => admission.enter('drawing', '1', 0)).toThrow(overloaded);
  admission.enter('unlimited', undefined, 0);
});

test('without memory to spare only quick calls are taken', () => {
  strain.rssBytes = 1001;
  expect(() => admission.enter('drawing', '1', 0)).toThrow(overloaded);
  admission.enter('reading', '1', 0);
});
