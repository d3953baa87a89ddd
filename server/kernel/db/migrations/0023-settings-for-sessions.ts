import { allow } from '../rights/policies.ts';

// Whether the platform is in maintenance is asked by every call: beside the session, not by a transaction of its own.
export const settingsForSessions = allow('preferences', { identity_settings: ['select'] });
