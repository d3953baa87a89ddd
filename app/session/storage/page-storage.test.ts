import { expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { pageStorage } from './page-storage.ts';

test('SESS-02 pages cannot fill the storage that the session needs', () => {
  const storage = memoryStorage();
  const pages = pageStorage(storage);
  const draft = 'x'.repeat(400_000);
  for (const path of ['a', 'b', 'c', 'd']) pages.set(path, draft);
  expect(() => pages.set('e', draft)).toThrow('as much in this browser as they may');
  expect(storage.getItem('pagewright.e')).toBeNull();
  pages.set('d', draft.slice(1));
  expect(pages.get('d'), 'what is there already may change').toHaveLength(399_999);
  pages.remove('a');
  pages.set('e', draft);
  expect(storage.getItem('pagewright.e')).toHaveLength(400_000);
});
