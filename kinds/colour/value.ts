import { readAs } from '../base/read.ts';
import { defineValue } from '../base/define-value.ts';
import { liveCode } from '../shared/ids.ts';

export const value = defineValue('colour', {
  type: () => 'text',
  live: () => liveCode,
  schema: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
  read: (_, cell) => readAs(/^#[0-9a-f]{6}$/i.exec(String(cell).trim())?.[0].toLowerCase(), 'kind'),
});
