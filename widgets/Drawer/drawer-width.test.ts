import { expect, test } from 'vitest';
import { drawerWidth } from './drawer-width.ts';

test('SHELL-27 LIM-10 a drawer opens at 520 px, or at what its document says between 360 px and the whole window', () => {
  expect(drawerWidth(undefined, undefined, 1440)).toBe(520);
  expect(drawerWidth(undefined, 360, 1440)).toBe(360);
  expect(drawerWidth(undefined, 200, 1440)).toBe(360);
  expect(drawerWidth(undefined, 800, 1440)).toBe(800);
  expect(drawerWidth(undefined, '100%', 1440)).toBe(1440);
  expect(drawerWidth(undefined, 5000, 1440)).toBe(1440);
});

test('SHELL-27 dragging narrower stops at 520 px, or where a narrower drawer opened, and wider at the window', () => {
  expect(drawerWidth(100, undefined, 1440)).toBe(520);
  expect(drawerWidth(100, 800, 1440)).toBe(520);
  expect(drawerWidth(100, 360, 1440)).toBe(360);
  expect(drawerWidth(100, '100%', 1440)).toBe(520);
  expect(drawerWidth(901.4, 520, 1440)).toBe(901);
  expect(drawerWidth(9000, 520, 1440)).toBe(1440);
});

test('a drawer takes the whole width of a narrow window', () => {
  expect(drawerWidth(undefined, undefined, 390)).toBe(390);
  expect(drawerWidth(100, undefined, 390)).toBe(390);
});
