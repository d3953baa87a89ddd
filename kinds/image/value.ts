import { defineValue } from '../base/define-value.ts';
import { idsSchema } from '../shared/ids.ts';
import { usualFiles } from '../shared/files.ts';

export const value = defineValue('image', {
  isOfOneRecord: true,
  refersTo: 'files',
  isPicture: true,
  isWide: true,
  isList: () => true,
  type: () => 'ids',
  live: () => ({ type: 'texts' }),
  schema: ({ max_files: most = usualFiles }) => idsSchema(most),
});
