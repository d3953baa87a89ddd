import type { Api } from '#tests/api/api.ts';
import { type Caller, callerOf } from './caller.ts';
import { foreign } from './scopes.ts';

/** The page of members that the foreign workspace has changed. */
export const changedPage = 'workbench.app';

/** The hash of a page as a workspace, or without one the platform, has it. */
export async function hashOfPage(api: Api, id: string, wsId?: string): Promise<string> {
  const pages = await api.services.documents.pages(wsId ? { wsId } : {});
  const hash = pages.find((page) => page.id === id)?.hash['en-US'];
  if (!hash) throw new Error(`There is no page ${id}.`);
  return hash;
}

/** Lets the foreign workspace change a page for its members, and the theme of all its pages. */
export async function publishForeignScreens(callers: readonly Caller[]): Promise<void> {
  const text = { t: { 'zh-CN': foreign.word, 'en-US': foreign.word } };
  const note = { id: 'x.note', widget: 'Text', props: { text } };
  const operations = [{ op: 'insert', parent: 'page', slot: 'default', after: 'heading', value: note }];
  await publish(callers, { kind: 'overlay', key: changedPage }, { operations });
  await publish(callers, { kind: 'theme', key: 'site' }, { light: { accent: foreign.colour } });
}

async function publish(callers: readonly Caller[], ref: { kind: string; key: string }, value: object): Promise<void> {
  for (const [id, args] of [
    ['saveConfiguration', { ...ref, value }],
    ['publishConfiguration', ref],
  ] as const) {
    const { status, data } = await callerOf(callers, 'otherTenant').call(id, args);
    if (status !== 200) throw new Error(`${id} was refused: ${JSON.stringify(data)}`);
  }
}
