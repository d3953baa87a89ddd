import { defineValue } from '../base/define-value.ts';
import { idsSchema } from '../shared/ids.ts';
import { usualFiles } from '../shared/files.ts';

export const value = defineValue('file', {
  isOfOneRecord: true,
  refersTo: 'files',
  isWide: true,
  isList: () => true,
  type: () => 'ids',
  live: () => ({ type: 'texts' }),
  schema: ({ max_files: most = usualFiles }) => idsSchema(most),
});
