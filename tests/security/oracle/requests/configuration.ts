import { randomUUID } from 'node:crypto';
import type { Schemas } from '#openapi';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { foreign, own } from '../world/scopes.ts';
import { ownTarget } from '../world/targets.ts';
import { multipart } from './multipart.ts';
import type { Args, Names, Requests } from './request.ts';
import type { Principal } from '../world/principals.ts';
import type { World } from '../world/world.ts';
import type { Caller } from '../world/caller.ts';

const ref = { kind: 'loginPage', key: 'login' };

/** The caller's present sign-in page, as it may be saved again. */
async function presentPage(world: World, caller: Caller): Promise<Args> {
  const { data } = await world.caller('anonymous').call('getLoginPage');
  // Safe: answers are validated against the contract.
  const { frontMeta } = data as Schemas['LoginPageWidget'];
  return { widgetType: 'loginPage', frontMeta: { ...frontMeta, isPlatformLogin: caller.at === 'platform' } };
}

/** The other images of a page: each has a carousel of its own. */
const otherImages = ({ at }: Principal): Names => ({
  'frontMeta.bgImg': 'imageAddress',
  [`frontMeta.${at === 'platform' ? 'platform' : 'customer'}CarouselList.0`]: 'imageAddress',
});

/** A draft of the caller's own, so that there is something to publish or to discard. */
async function withDraft(_world: World, caller: Caller): Promise<Args> {
  await caller.call('saveConfiguration', { ...ref, value: { loginLocation: 'left' } });
  return ref;
}

/** A value that was published before, so that its version is there already. */
async function publishedBefore(world: World, caller: Caller): Promise<Args> {
  const { value: logoUrl } = ownTarget(world, 'imageAddress', caller);
  for (const loginLocation of ['left', 'right']) {
    await caller.call('saveConfiguration', { ...ref, value: { loginLocation, logoUrl } });
    await caller.call('publishConfiguration', ref);
  }
  return { ...ref, value: { loginLocation: 'left' } };
}

/** Writes what another person would have done into the caller's own configurations. */
async function setOwn({ api }: World, { at }: Caller, values: Record<string, string | null>): Promise<void> {
  const wsId = at === 'platform' ? null : (at === 'foreign' ? foreign : own).wsId;
  await inScope(api.database, wsId, async (query) => {
    const mine = query.updateTable('configurations').where('ws_id', wsId === null ? 'is' : '=', wsId);
    await mine.where('kind', '=', ref.kind).where('key', '=', ref.key).set(values).execute();
  });
}

/** What is published came from a person who is gone. */
async function publishedByFormerAdministrator(world: World, caller: Caller): Promise<Args> {
  await caller.call('saveConfiguration', { ...ref, value: { loginLocation: 'left' } });
  await caller.call('publishConfiguration', ref);
  await setOwn(world, caller, { published_by: 'gone', confirmed_at: null });
  return { ...ref, decision: 'keep' };
}

/** A draft that another administrator has asked about. */
async function askedAbout(world: World, caller: Caller): Promise<Args> {
  await caller.call('saveConfiguration', { ...ref, value: { loginLocation: 'left' } });
  await caller.call('askConfigurationApproval', ref);
  await setOwn(world, caller, { asked_by: 'other', approved_by: null });
  return { ...ref, decision: 'approve' };
}

const theme = { kind: 'theme', key: 'site' };
const overlay = { kind: 'overlay', key: 'errors.404' };

/** Two callers at once publish for each other: the one who comes second finds nothing left, or another's draft. */
const outrun = ['nothing_to_publish', 'version_conflict'];

/** Shows a text that has not been there before, so that nothing made for an earlier call can stand for it. */
const withNewText = (id: string): Args => {
  const value = { id, widget: 'Text', props: { text: randomUUID() } };
  return { op: 'insert', parent: 'page', slot: 'default', value };
};

/** Lets the platform change the page beneath what a workspace has made of it. */
async function changeBeneath(world: World): Promise<void> {
  const root = world.caller('SYSTEM_SUPER_ADMIN');
  for (const [id, args] of [
    ['saveConfiguration', { ...overlay, value: { operations: [withNewText('x.platform')] } }],
    ['publishConfiguration', overlay],
  ] as const) {
    const { status, data } = await root.call(id, args);
    // Safe: failures carry their code.
    const { code } = (data ?? {}) as { code?: string };
    if (status !== 200 && !outrun.includes(code ?? '')) throw new Error(`${id} was refused: ${JSON.stringify(data)}`);
  }
}

/** A change that waits for a decision, on a page that has been changed beneath it, as an upgrade would have left it. */
async function withConflict(world: World, caller: Caller): Promise<Args> {
  const operation = { op: 'set', node: 'x.gone', path: ['when'], value: 'false' };
  const { status } = await caller.call('saveConfiguration', {
    ...overlay,
    value: { operations: [withNewText('x.note')], open: [{ code: 'OVERLAY_NODE_GONE', operation }] },
  });
  if (status === 200 && caller.at !== 'platform') await changeBeneath(world);
  const { data } = await caller.call('getConfiguration', overlay);
  // Safe: answers are validated against the contract; someone who may not read it gets none.
  const conflict = (data as Partial<Schemas['Configuration']> | null)?.conflicts?.[0]?.id ?? '0'.repeat(32);
  return { ...overlay, choices: [{ conflict, take: 'shipped' }] };
}

/** A page that everybody may open, as everybody gets it. */
async function openDocument({ api }: World): Promise<Args> {
  const pages = await api.services.documents.pages({});
  const open = pages.find(({ kind, roles }) => kind === 'page' && roles?.includes('public'));
  return { hash: open?.hash['en-US'] };
}

/** The sign-in page, configuration, pages, files and texts. */
export const configuration: Requests = {
  getLoginPage: {},
  saveLoginPage: {
    args: presentPage,
    names: { 'frontMeta.logoUrl': 'imageAddress' },
    forms: [{ args: presentPage, names: otherImages }],
  },
  listConfigurations: { args: { kind: 'loginPage' }, variants: [{ kind: 'theme' }] },
  getConfiguration: { args: ref, variants: [theme] },
  saveConfiguration: { args: publishedBefore, names: { 'value.logoUrl': 'imageAddress' } },
  publishConfiguration: { args: withDraft },
  discardConfigurationDraft: { args: withDraft },
  resolveConfigurationConflicts: { args: withConflict },
  askConfigurationApproval: { args: withDraft },
  decideConfigurationApproval: { args: askedAbout },
  reviewConfiguration: { args: publishedByFormerAdministrator },
  listConfigurationVersions: { args: ref, variants: [theme] },
  rollbackConfiguration: { args: ref, names: { version_id: 'loginPageVersion' } },
  checkDocument: { args: { document: {} }, variants: [{ document: { kind: 'theme', version: 1, id: 'site.theme' } }] },
  getDesignKit: { args: async ({ api }) => ({ hash: (await api.services.documents.kit()).hash }) },
  getDesign: { args: { document: 'errors.404' } },
  listPages: {},
  getDocument: { args: openDocument },
  getDocumentPlaces: { args: openDocument },
  getLocaleFile: { args: { locale: 'en-US' } },
  uploadFile: { send: multipart },
  openFiles: { names: { 'ids.0': 'recordFile' }, differs: /\/files\/signed\/[\w.-]+|"expires_at":"[^"]+"/g },
  // Only the row is stored: its bytes are not there.
  packFiles: { names: { 'files.0.file_id': 'recordFile' }, status: 404 },
  // An address that nobody signed: the guard's own trial has one that was.
  getSignedFile: { args: { ticket: `${'A'.repeat(40)}.${'A'.repeat(43)}` }, status: 404 },
  // Only the address is stored: the picture itself is not there.
  getPublicImage: { args: { name: '01ZZZZZZZZ.png' }, status: 404 },
};
