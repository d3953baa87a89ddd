/** Documents and changes that are as large as they may be, each in its own way: what a workspace can send at worst. */

type Json = Record<string, unknown>;

const text = (index: number) => ({ t: { 'zh-CN': `第${index}项`, 'en-US': `Item ${index}` } });
const page = (more: Json): Json => ({ kind: 'page', id: 'own.page', version: 1, route: '/own', ...more });
const note = (index: number): Json => ({ id: `n${index}`, widget: 'Text', props: { text: text(index) } });
const many = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
const stack = (slots: Json[]): Json => ({ id: 'body', widget: 'Stack', slots: { default: slots } });

function nested(depth: number): Json {
  let node: Json = note(0);
  for (let at = 1; at < depth; at += 1) node = { id: `s${at}`, widget: 'Stack', slots: { default: [node] } };
  return node;
}

const steps = (count: number) => many(count, (index) => ({ set: { [`state.s${index}`]: { $: `${index} + 1` } } }));

/** Documents for the check, by what is many in them. */
export const costlyDocuments: Readonly<Record<string, Json>> = {
  'many nodes': page({
    body: stack(many(5, (part) => ({ ...stack(many(1_700, (at) => note(part * 1_700 + at))), id: `p${part}` }))),
  }),
  'many wrong nodes': page({
    body: stack(many(4_900, (at) => ({ id: `n${at}`, widget: 'Txet', props: { no: { $: '1 +' } } }))),
  }),
  'nodes in nodes': page({ body: nested(60) }),
  'many values': page({ body: { ...note(0), props: { text: text(0), more: many(39, () => many(4_900, () => 1)) } } }),
  'long texts': page({
    body: { ...note(0), props: { text: { t: { 'zh-CN': '长'.repeat(150_000), 'en-US': 'long '.repeat(100_000) } } } },
  }),
  'long expressions': page({ body: { ...note(0), props: { text: { $: many(60_000, (at) => at).join(' + ') } } } }),
  'many actions': page({
    state: Object.fromEntries(many(100, (at) => [`s${at}`, 0])),
    actions: Object.fromEntries(many(50, (at) => [`a${at}`, steps(100)])),
    body: note(0),
  }),
};

const insert = (value: Json): Json => ({ op: 'insert', parent: 'card', slot: 'default', value });
const own = (index: number): Json => ({ ...note(index), id: `x.n${index}` });
const long = (index: number) => ({
  t: { 'zh-CN': `${index}${'长'.repeat(4_900)}`, 'en-US': `${index}${'long '.repeat(980)}` },
});

/** Changes of the sign-in page, by what is many in them; `round` makes each time another change. */
export const costlyChanges: Readonly<Record<string, (round: number) => Json[]>> = {
  'many inserts': (round) => many(1_550, (at) => insert({ ...own(at), props: { text: text(at + round) } })),
  'one large insert': (round) => [
    insert({ id: 'x.all', widget: 'Stack', slots: { default: many(3_050, (at) => own(at + round)) } }),
  ],
  'many large inserts': (round) =>
    many(33, (part) =>
      insert({ id: `x.p${part}`, widget: 'Stack', slots: { default: many(90, (at) => own(part * 90 + at + round)) } }),
    ),
  'long texts': (round) => many(38, (at) => insert({ ...own(at), props: { text: long(at + round) } })),
};
