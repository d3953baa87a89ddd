import { expect, test } from 'vitest';
import { shorterLimit } from './environment.ts';

test.each([
  [0, undefined, 0],
  [0, 0, 0],
  [0, 30, 30],
  [10, undefined, 10],
  [10, 0, 10],
  [10, 30, 10],
  [30, 10, 10],
])('SESS-22 of %j on the platform and %j in the workspace holds %j', (platform, workspace, expected) => {
  expect(shorterLimit(platform, workspace)).toBe(expected);
});
