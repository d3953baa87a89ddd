import type { DocumentSource, NodeSource } from '#engine/document';

const text = (id: string): NodeSource => ({ id, widget: 'Text', props: { text: { t: { 'en-US': id, 'zh-CN': id } } } });

/** A page with two cards, a fragment and a dialog. */
export function samplePage(): DocumentSource {
  return {
    kind: 'page',
    version: 1,
    id: 'sample.page',
    route: '/sample',
    title: { t: { 'en-US': 'Sample', 'zh-CN': '示例' } },
    body: {
      id: 'page',
      widget: 'Stack',
      slots: {
        default: [
          { id: 'heading', widget: 'Heading', props: { text: { t: 'sample.heading' } } },
          { id: 'first', widget: 'Card', slots: { default: [text('one'), text('two')], footer: [text('foot')] } },
          { id: 'second', widget: 'Card', slots: { default: [text('three')] } },
          { id: 'list', fragment: 'sample.list' },
        ],
      },
    },
    dialogs: { add: { title: { t: { 'en-US': 'Add', 'zh-CN': '新增' } }, body: text('adding') } },
  };
}
