import { allow } from '../rights/policies.ts';

// Whether a workspace asks for a code by SMS is read with the sign-in, which belongs to no workspace yet.
export const secondStepOfWorkspaces = allow('preferences', { identity_sign_in: ['select'] });
