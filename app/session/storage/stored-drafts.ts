import { readDraft } from '#engine/runtime';
import { storedKeys } from './stored-keys.ts';

/** As the engine's host keeps them: `pagewright.` and the engine's own key (engine/runtime/state/drafts.ts). */
const prefix = 'pagewright.draft.';

interface Account {
  id: string;
  ws_id: string | null;
}

/** Whose drafts a page keeps: those of one account in one workspace. */
export function draftOwner({ id, ws_id }: Account): string {
  return `${id}.${ws_id ?? 'platform'}`;
}

/** The same of whom this tab's pages were made for; undefined for nobody. */
export function ownerOf({ lastInfo }: { lastInfo(): { user: Account } | undefined }): string | undefined {
  const info = lastInfo();
  return info && draftOwner(info.user);
}

/** Whether an account has left something unsaved, in any of its workspaces. */
export function hasDrafts(storage: Storage, accountId: string): boolean {
  return storedKeys(storage, `${prefix}${accountId}.`).length > 0;
}

/** Forgets what an account has left unsaved, in all of its workspaces: it has signed out (SESS-15). */
export function clearDrafts(storage: Storage, accountId: string): void {
  for (const key of storedKeys(storage, `${prefix}${accountId}.`)) storage.removeItem(key);
}

/** Deletes the expired drafts of all users. */
export function sweepDrafts(storage: Storage, now: number): void {
  for (const key of storedKeys(storage, prefix)) if (!readDraft(storage.getItem(key), now)) storage.removeItem(key);
}
