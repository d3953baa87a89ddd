/** Files of the repository that the guide shows whole, so that it cannot differ from them. */
const files = import.meta.glob<string>(
  [
    '/stories/guide/first-page/*.json',
    '/stories/guide/patterns/*.json',
    '/widgets/Badge/Badge.*',
    '/engine/runtime/actions/toast/*',
    '/server/domains/*/operations/deletePosition.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** The text of a file by its path from the root of the repository; throws for one that the guide does not hold. */
export function fileText(path: string): string {
  const text = files[`/${path}`];
  if (text === undefined) throw new Error(`The guide does not hold the file "${path}".`);
  return text;
}
