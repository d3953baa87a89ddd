import type { Storage } from '#kinds/columns';

export type { FieldKind } from '#kinds';
export { isOnOrOff, type Storage, storageOf } from '#kinds/columns';

/** The type of a column in the database; numbers are exact. */
export const columnTypes: Readonly<Record<Exclude<Storage, 'rows'>, string>> = {
  text: 'text',
  number: 'numeric',
  boolean: 'boolean',
  day: 'date',
  moment: 'timestamptz',
  time: 'time',
  texts: 'text[]',
  days: 'date',
  moments: 'timestamptz',
  json: 'jsonb',
};

/** Ranges have a second column for their end. */
export const isRange = (storage: Storage): boolean => storage === 'days' || storage === 'moments';
