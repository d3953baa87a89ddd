/** Everything that documents may do. A first screen begins with `firstActions`; the rest is fetched after it. */
export { actionRegistry } from '../generated/actions.ts';
export { isAccepted } from '../action/file.ts';
