import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import {
  configurationOf,
  createEditor,
  diagnosticsOf,
  type Editor,
  forgetConfiguration,
  frontMetaOf,
  saveLoginPage,
  workspaceId,
} from './configuration-calls.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('words of the sign-in page', (open) => {
  let api: Api;
  let root: Editor;
  let owner: Editor;
  let admin: Editor;
  let acmeId: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner, admin] = [
      await createEditor(api, 'root'),
      await createEditor(api, 'owner'),
      await createEditor(api, 'admin'),
    ];
    acmeId = await workspaceId(api, 'acme');
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  const textsOf = async (wsId?: string) => frontMetaOf(await api.visitor().call('getLoginPage', { wsId })).texts;
  // Safe: answers are validated against the contract.
  const mergeOf = ({ data }: Answered): Schemas['Merge'] =>
    (data as { detail: { merge: Schemas['Merge'] } }).detail.merge;

  const storedOf = ({ data }: Answered) => (data as { detail: { stored: Record<string, unknown> } }).detail.stored;

  test('CFG-13 visitors of a workspace read its words, and where it has none those of the platform in their language', async () => {
    await root.release({
      texts: { 'zh-CN': { loginTitle: '平台' }, 'en-US': { loginTitle: 'Platform', submit: 'Go' } },
    });
    expect(await textsOf(acmeId)).toEqual(await textsOf());
    await owner.release({ texts: { 'zh-CN': { loginTitle: '艾克米' }, 'en-US': { loginTitle: '' } } });
    expect(await textsOf(acmeId)).toEqual({
      'zh-CN': { loginTitle: '艾克米' },
      'en-US': { loginTitle: 'Platform', submit: 'Go' },
    });
    expect(await textsOf()).toEqual({
      'zh-CN': { loginTitle: '平台' },
      'en-US': { loginTitle: 'Platform', submit: 'Go' },
    });
    await root.release({ texts: { 'en-US': { loginTitle: 'New' } } });
    expect(await textsOf(acmeId)).toEqual({ 'zh-CN': { loginTitle: '艾克米' }, 'en-US': { loginTitle: 'New' } });
  });

  test('P47 two who write one word each in another language keep both, and the same word is asked for', async () => {
    const base = { texts: { 'zh-CN': { submit: '登录' } } };
    await owner.save(base);
    await owner.save({ texts: { 'zh-CN': { submit: '进入' } } }, 1, base);
    const mine = { 'zh-CN': { submit: '开始' }, 'en-US': { submit: 'Start' } };
    const later = await admin.save({ texts: mine }, 1, base);
    const { value, conflicts } = mergeOf(later);
    expect(conflicts).toMatchObject([
      {
        pointer: '/texts/zh-CN/submit',
        base: '登录',
        mine: '开始',
        theirs: '进入',
        label: expect.stringContaining(' · '),
      },
    ]);
    expect(value['texts']).toEqual({ 'zh-CN': { submit: '进入' }, 'en-US': { submit: 'Start' } });
    const { draft, changes } = configurationOf(await admin.save(value, 2, storedOf(later)));
    expect(draft?.['texts']).toEqual(value['texts']);
    expect(changes.map(({ pointer }) => pointer)).toEqual(['/texts/zh-CN/submit', '/texts/en-US/submit']);
  });

  test('CFG-13 a program that knows no words yet saves the page, and takes none away', async () => {
    await owner.save({ texts: { 'en-US': { loginTitle: 'Acme' } } });
    expect((await saveLoginPage(api, owner.token, { loginLocation: 'left' })).status).toBe(200);
    expect((await owner.get()).draft).toMatchObject({
      loginLocation: 'left',
      texts: { 'en-US': { loginTitle: 'Acme' } },
    });
    await saveLoginPage(api, owner.token, { texts: {} });
    expect((await owner.get()).draft).not.toHaveProperty('texts');
  });

  test('CFG-13 a word that is too long, and one that no page has, is refused where it is', async () => {
    const refused = await owner.save({ texts: { 'en-US': { submit: 'x'.repeat(41), title: 'y' }, fr: {} } });
    expect(refused).toMatchObject({ status: 422, code: 'configuration_invalid' });
    expect(
      diagnosticsOf(refused)
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['/value/texts/en-US/submit', '/value/texts/en-US/title', '/value/texts/fr']);
    expect((await owner.get()).draft).toBeNull();
  });
});
