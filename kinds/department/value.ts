import { readNames } from '../shared/read-names.ts';
import { defineValue } from '../base/define-value.ts';
import { liveCodes, oneOrMany } from '../shared/ids.ts';

export const value = defineValue('department', {
  refersTo: 'departments',
  isList: ({ is_multiple: isMultiple }) => isMultiple === true,
  type: ({ is_multiple: isMultiple }) => (isMultiple ? 'ids' : 'id'),
  live: liveCodes,
  schema: oneOrMany,
  isPlain: ({ is_multiple: isMultiple }) => !isMultiple,
  read: ({ is_multiple: isMultiple }, cell, context) => readNames(cell, isMultiple, context, 'option'),
});
