import { isObject } from '#schemas';
import type { Migration } from './migration.ts';

/** What every drawer of version 1 was at least, in px. */
const usual = 520;

/**
 * To version 2, which lets a drawer open at 360 px. Version 1 took any width from 100 px and showed 520 px at least: a
 * narrower one says nothing any more, and stays as wide as it was.
 */
export const usualDrawerWidths: Migration = (document) => {
  const own = document.kind === 'drawer' ? widened(document) : document;
  if (!isObject(own.drawers)) return own;
  const drawers = Object.entries(own.drawers).map(([name, drawer]) => [
    name,
    isObject(drawer) ? widened(drawer) : drawer,
  ]);
  return { ...own, drawers: Object.fromEntries(drawers) };
};

function widened(drawer: Record<string, unknown>): Record<string, unknown> {
  if (typeof drawer.width !== 'number' || drawer.width >= usual) return drawer;
  const { width: _, ...rest } = drawer;
  return rest;
}
