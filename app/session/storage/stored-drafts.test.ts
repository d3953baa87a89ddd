import { expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { clearDrafts, draftOwner, sweepDrafts } from './stored-drafts.ts';

const day = 86_400_000;
const draft = (until: number) => JSON.stringify({ until, values: { value: 1 } });

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').sort();
}

test('SESS-15 signing out forgets the drafts of that account in all its workspaces, and nobody else’s', () => {
  const storage = memoryStorage();
  const mine = draftOwner({ id: 'u1', ws_id: 'acme' });
  for (const owner of [mine, draftOwner({ id: 'u1', ws_id: null }), draftOwner({ id: 'u12', ws_id: 'acme' })])
    storage.setItem(`pagewright.draft.${owner}.settings.page`, draft(day));
  storage.setItem('pagewright.session', '{}');
  clearDrafts(storage, 'u1');
  expect(keysOf(storage)).toEqual(['pagewright.draft.u12.acme.settings.page', 'pagewright.session']);
});

test('what is too old, or no draft at all, is forgotten', () => {
  const storage = memoryStorage();
  storage.setItem('pagewright.draft.u1.acme.old', draft(day));
  storage.setItem('pagewright.draft.u1.acme.young', draft(3 * day));
  storage.setItem('pagewright.draft.u1.acme.spoiled', '{');
  sweepDrafts(storage, 2 * day);
  expect(keysOf(storage)).toEqual(['pagewright.draft.u1.acme.young']);
});
