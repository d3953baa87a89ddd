/**
 * What the first screen shows without: the client with its table of calls, the router, the dialogs of the shell, what belongs to
 * somebody who is signed in, and what most actions do. It is one file, asked for at once where somebody is signed in, and else
 * when the screen is there to be used.
 */
import '#widgets/kit/icons/add-later.ts';

export { actionRegistry } from '#engine/actions';
export { createAppClient } from './app-client.ts';
export { begin } from './begin.ts';
export { callOfPage } from './call-of-page.ts';
export { hostOperations } from './host-operations.ts';
export { prefetchRest } from './loading/prefetch-rest.ts';
export { createFiles } from './files.ts';
export { createMessenger } from './messenger.ts';
export { enter } from './navigation/enter.ts';
export { findPage } from './navigation/find-page.ts';
export { receiveUserInfo } from './receive-user-info.ts';
export { signOut } from './session/sign-out.ts';
export { Surroundings } from './shell/Surroundings.tsx';
