/**
 * - `reader`: it refuses the account that searches for people.
 * - `base_unknown`: it has no entry at the base of the search.
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
