import { expect, test } from 'vitest';
import { drawerWidth } from './drawer-width.ts';

test('LIM-10 a drawer opens at 520 px at least', () => {
  expect(drawerWidth(undefined, undefined, 1440)).toBe(520);
  expect(drawerWidth(undefined, 400, 1440)).toBe(520);
  expect(drawerWidth(undefined, 800, 1440)).toBe(800);
});

test('LIM-10 it can be dragged to anything between 360 px and the whole window', () => {
  expect(drawerWidth(100, 520, 1440)).toBe(360);
  expect(drawerWidth(901.4, 520, 1440)).toBe(901);
  expect(drawerWidth(9000, 520, 1440)).toBe(1440);
  expect(drawerWidth(undefined, 520, 320)).toBe(320);
});
