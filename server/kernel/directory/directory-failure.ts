/**
 * - `reader`: it does not let the one in who looks for people.
 * - `base_unknown`: it has nothing at the place where people should be.
 * - `unreadable`: it answers something else than it should, or people there have no identity.
 */
export type DirectoryReason = 'reader' | 'base_unknown' | 'unreadable';

/** A directory that was reached and cannot be used as it is set up. */
export class DirectoryFailure extends Error {
  readonly reason: DirectoryReason;

  constructor(reason: DirectoryReason, cause?: unknown) {
    super(`The directory cannot be used: ${reason}.`, { cause });
    this.name = 'DirectoryRefusal';
    this.reason = reason;
  }
}
