import type { Schemas } from '#openapi';

export type FieldKind = Schemas['FieldKind'];

/** How the values of a field are stored: in one column, in two for a range, or in rows of their own. */
export type Storage =
  | 'text'
  | 'number'
  | 'boolean'
  | 'day'
  | 'moment'
  | 'time'
  | 'texts'
  | 'days'
  | 'moments'
  | 'json'
  | 'rows';

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

const isFine = (granularity: string): boolean => granularity === 'minute' || granularity === 'second';
const ofResult = { text: 'text', number: 'number', boolean: 'boolean', date: 'text', list: 'texts' } as const;

/** Whether a field of this kind is on or off: without a value it is off. A question with two answers may be open. */
export const isOnOrOff = (kind: FieldKind): boolean => kind.type === 'boolean' && kind.widget !== 'radio';

/** How a value of this kind is stored; undefined for what is computed when records are read. */
export function storageOf(kind: FieldKind): Storage | undefined {
  switch (kind.type) {
    case 'text':
    case 'richText':
    case 'select':
    case 'colour':
    case 'signature':
    case 'serial':
      return 'text';
    case 'number':
    case 'boolean':
    case 'time':
      return kind.type;
    case 'multiSelect':
    case 'cascade':
    case 'file':
    case 'image':
      return 'texts';
    case 'user':
    case 'department':
      return kind.is_multiple ? 'texts' : 'text';
    case 'relation':
      // The other side of a relation is read from the records that point here.
      if (kind.reverse_field !== undefined) return undefined;
      return kind.is_multiple ? 'texts' : 'text';
    case 'date':
      return isFine(kind.granularity) ? 'moment' : 'day';
    case 'dateRange':
      return isFine(kind.granularity) ? 'moments' : 'days';
    case 'address':
      return 'json';
    case 'custom':
      return ofResult[kind.value_type];
    case 'formula':
      return ofResult[kind.result];
    case 'subTable':
      return 'rows';
    case 'lookup':
    case 'rollup':
    case 'system':
      return undefined;
  }
}
