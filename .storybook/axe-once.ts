import type { Preview } from '@storybook/react-vite';
import { shownMarkup } from '../stories/shown-markup.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** What axe has judged in this window. */
const judged = new Set<string>();

/**
 * In the gate axe judges a story that repeats another one with other words or in a narrow window (`parameters.repeats`) only
 * where its markup is new: where a phone gets other elements, names or things that scroll. Every other story is judged, and
 * in the whole run (TEST_TIER=whole) and in Storybook itself all are.
 */
export const axeOnce: AfterEach = (context) => {
  if (import.meta.env['TEST_TIER'] !== 'gate') return;
  const { a11y, repeats } = context.parameters;
  const { scheme, theme } = context.globals;
  const look = [scheme, theme, JSON.stringify(a11y?.options?.runOnly), shownMarkup(document.body)].join('\n');
  // The accessibility addon reads its parameters after this.
  if (repeats && judged.has(look)) context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } };
  judged.add(look);
};
