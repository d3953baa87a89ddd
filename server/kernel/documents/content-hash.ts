import { createHash } from 'node:crypto';
import { stableJson } from '#schemas';

/** sha256 of a JSON value; the order of keys does not count. */
export const contentHash = (value: unknown): string => createHash('sha256').update(stableJson(value)).digest('hex');
