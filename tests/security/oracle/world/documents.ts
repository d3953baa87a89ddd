import type { World } from './world.ts';
import { foreign } from './places.ts';

const changed = 'workbench.app';

/** The hash of a shipped page as the scope has it. */
export async function hashOfPage({ api }: World, id: string, wsId?: string): Promise<string> {
  const pages = await api.services.documents.pages(wsId ? { wsId } : {});
  const hash = pages.find((page) => page.id === id)?.hash['en-US'];
  if (!hash) throw new Error(`There is no page ${id}.`);
  return hash;
}

/** Lets the foreign workspace change a page for its members, keeps that, and gives the hash of the changed page. */
export async function foreignDocument(world: World): Promise<string> {
  const caller = world.caller('otherTenant');
  const text = { t: { 'zh-CN': foreign.word, 'en-US': foreign.word } };
  const note = { id: 'x.note', widget: 'Text', props: { text } };
  const value = { operations: [{ op: 'insert', parent: 'page', slot: 'default', after: 'heading', value: note }] };
  const place = { kind: 'overlay', key: changed };
  for (const [id, args] of [
    ['saveConfiguration', { ...place, value }],
    ['publishConfiguration', place],
  ] as const) {
    const { status, data } = await caller.call(id, args);
    if (status !== 200) throw new Error(`${id} was refused: ${JSON.stringify(data)}`);
  }
  await world.state.keep();
  return hashOfPage(world, changed, foreign.wsId);
}
