/**
 * What the first screen shows without: the client with its table of calls, the router, the dialogs of the shell, and what most
 * actions do. It is one file, asked for at once where somebody is signed in, and else when the screen is there to be used.
 */
import '#widgets/icons/add-later.ts';

export { actionRegistry } from '#engine/actions';
export { createClient } from '#openapi/client';
export { callOfPage } from './call-of-page.ts';
export { hostOperations } from './host-operations.ts';
export { findPage } from './navigation/find-page.ts';
export { Surroundings } from './shell/Surroundings.tsx';
