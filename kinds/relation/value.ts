import { readNames } from '../shared/read-names.ts';
import { defineValue } from '../base/define-value.ts';
import { liveCodes, oneOrMany } from '../shared/ids.ts';

export const value = defineValue('relation', {
  refersTo: 'records',
  // The other side of a relation is read from the records that point to this one.
  isGiven: ({ reverse_field: reverse }) => reverse !== undefined,
  isList: ({ is_multiple: isMultiple }) => isMultiple === true,
  type: ({ is_multiple: isMultiple }) => (isMultiple ? 'ids' : 'id'),
  live: (kind) => (kind.reverse_field === undefined ? liveCodes(kind) : undefined),
  schema: oneOrMany,
  isPlain: ({ is_multiple: isMultiple }) => !isMultiple,
  read: ({ is_multiple: isMultiple }, cell, context) => readNames(cell, isMultiple, context, 'record'),
  isUnread: ({ reverse_field: reverse }) => reverse !== undefined,
});
