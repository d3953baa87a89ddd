import type { Caller } from '../world/caller.ts';
import { ownTarget } from '../world/targets.ts';
import type { World } from '../world/world.ts';
import { entering, inApplication, ofApplication } from './in-application.ts';
import type { Args, Requests } from './request.ts';

const ofPage = { ...ofApplication, id: 'customPage' } as const;
const notice = { id: 'x.notice', widget: 'Notice', props: { text: { t: { 'en-US': 'New', 'zh-CN': '新' } } } };
const value = { operations: [{ op: 'insert', parent: 'page', slot: 'default', after: null, value: notice }] };

/** A page that has a draft. */
async function withDraft(world: World, caller: Caller): Promise<Args> {
  const headers = { application_id: String(ownTarget(world, 'application', caller).value) };
  await caller.call('saveCustomPageDraft', { id: ownTarget(world, 'customPage', caller).value, value }, { headers });
  return {};
}

/** Pages of applications that their editors make. */
export const customPage: Requests = {
  listCustomPages: { names: ofApplication, isForAll: true, asks: 'all', status: entering },
  getCustomPage: { ...inApplication('getCustomPage'), names: ofPage, status: entering },
  viewCustomPage: { ...inApplication('viewCustomPage'), names: ofPage, status: entering },
  createCustomPage: { ...inApplication('createCustomPage'), names: ofApplication, args: { name: 'New' } },
  updateCustomPage: { ...inApplication('updateCustomPage'), names: ofPage, args: { name: 'Renamed' } },
  deleteCustomPage: { ...inApplication('deleteCustomPage'), names: ofPage },
  getCustomPageDesign: { ...inApplication('getCustomPageDesign'), names: ofPage },
  getCustomPageDraft: { ...inApplication('getCustomPageDraft'), names: ofPage },
  saveCustomPageDraft: { ...inApplication('saveCustomPageDraft'), names: ofPage, args: { value } },
  discardCustomPageDraft: { ...inApplication('discardCustomPageDraft'), names: ofPage, args: withDraft },
  publishCustomPage: { ...inApplication('publishCustomPage'), names: ofPage, args: withDraft },
  listCustomPageVersions: { ...inApplication('listCustomPageVersions'), names: ofPage },
  rollbackCustomPage: {
    ...inApplication('rollbackCustomPage'),
    names: { ...ofPage, version_id: 'pageVersion' },
  },
};
