/**
 * How often a test does something: as often as the promise says under `npm run test:security`, and less in the usual
 * run of all tests.
 */
export function atLevel<T>(promised: T, usual: T): T {
  return process.env['PROMISES'] === 'whole' ? promised : usual;
}
