import { expect, test } from 'vitest';
import type { NodeSource } from '#engine/document';
import { copyNodes, readNodes, renewIds } from './clipboard.ts';

const card: NodeSource = {
  id: 'card',
  widget: 'Card',
  props: { title: { t: 'known.title' } },
  slots: {
    default: [
      { id: 'field', widget: 'TextField', props: { label: { t: { 'en-US': 'Name', 'zh-CN': '名称' } } } },
      {
        id: 'go',
        widget: 'Button',
        on: {
          click: [
            { do: 'focus', node: 'field' },
            { do: 'call', call: 'x', with: { id: 'field' } },
          ],
        },
      },
      { id: 'figure', fragment: 'blocks.statistic', params: { table: 'field' } },
    ],
  },
};
const messages = { 'en-US': { 'known.title': 'Hello {name}' }, 'zh-CN': { 'known.title': '你好 {name}' } };

test('P48 copied nodes are read again, with the texts of the product written out', () => {
  expect(readNodes(copyNodes([card], messages))).toEqual([
    { ...card, props: { title: { t: { 'en-US': 'Hello {name}', 'zh-CN': '你好 {name}' } } } },
  ]);
});

test('P48 pasted nodes have ids of their own, and their actions name these', () => {
  expect(renewIds([card], new Set(['x.card', 'x.button']))).toEqual([
    {
      ...card,
      id: 'x.card2',
      slots: {
        default: [
          { ...card.slots?.['default']?.[0], id: 'x.textField' },
          {
            id: 'x.button2',
            widget: 'Button',
            on: {
              click: [
                { do: 'focus', node: 'x.textField' },
                { do: 'call', call: 'x', with: { id: 'field' } },
              ],
            },
          },
          { id: 'x.statistic', fragment: 'blocks.statistic', params: { table: 'field' } },
        ],
      },
    },
  ]);
});

const clip = (nodes: unknown): string => JSON.stringify({ pagewright: 'nodes', version: 1, nodes });
const deep = (depth: number): unknown =>
  depth === 0
    ? { id: 'end', widget: 'Text' }
    : { id: `d${depth}`, widget: 'Stack', slots: { default: [deep(depth - 1)] } };

test.each([
  ['words', 'unreadable', 'Hello'],
  ['another JSON', 'unreadable', '{"nodes": []}'],
  ['a newer copy', 'unreadable', JSON.stringify({ pagewright: 'nodes', version: 2, nodes: [card] })],
  ['no nodes', 'unreadable', clip([])],
  ['a node without an id', 'unreadable', clip([{ widget: 'Text' }])],
  ['a node that shows nothing', 'unreadable', clip([{ id: 'one' }])],
  ['slots that are none', 'unreadable', clip([{ id: 'one', widget: 'Text', slots: { default: 'x' } }])],
  ['nodes that are nested without end', 'unreadable', clip([deep(120)])],
  ['too many nodes', 'tooLarge', clip(Array.from({ length: 501 }, (_, at) => ({ id: `n${at}`, widget: 'Text' })))],
  ['too long a text', 'tooLarge', `${clip([card])}${' '.repeat(400_000)}`],
])('P48 %s is not pasted: %s', (_, refused, text) => {
  expect(readNodes(text)).toEqual({ refused });
});
