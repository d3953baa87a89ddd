/**
 * What the first screen shows without: the client with its table of calls, the router, the dialogs of the shell, what belongs to
 * somebody who is signed in, and what most actions do. It is one file, asked for at once where somebody is signed in, and else
 * when the screen is there to be used.
 */
import '#widgets/kit/icons/add-later.ts';

export { actionRegistry } from '#engine/actions';
export { createAppClient } from '../session/app-client.ts';
export { begin } from './begin.ts';
export { callOfPage } from '../session/call-of-page.ts';
export { hostOperations } from '../shell/host-operations.ts';
export { prefetchRest } from './prefetch.ts';
export { createFiles } from '../shell/files.ts';
export { createMessenger } from '../shell/messenger.ts';
export { enter } from '../session/enter.ts';
export { findPage } from '../router/find-page.ts';
export { receiveUserInfo } from '../session/receive-user-info.ts';
export { signOut } from '../session/sign-out.ts';
export { Surroundings } from '../shell/Surroundings.tsx';
