import type { FormConfig } from '#engine/forms';
import { type FormField, type FormNode, listed, nodesOf, type Path } from '../design.ts';
import { wordIn } from './words.ts';

type Words = FormField['label'] | undefined;

/** The controls of a form that are not named in a language which others are named in. */
export interface Unnamed {
  language: 'zh-CN' | 'en-US';
  paths: readonly Path[];
}

/** What people read of a control: its label or title, those of its options and tabs. */
function wordsOfNode(node: FormNode): Words[] {
  switch (node.node) {
    case 'field': {
      const { kind } = node;
      const options = 'options' in kind && kind.options.source === 'fixed' ? kind.options.options : [];
      return [node.label, ...options.map(({ label }) => label)];
    }
    case 'tabs':
      return node.tabs.map(({ title }) => title);
    case 'section':
      return [node.title];
    case 'divider':
      return node.title === undefined ? [] : [node.title];
    case 'note':
      return [node.text];
    default:
      return [];
  }
}

/** By language, the controls that have no words in it; none for a form that is in one language alone. */
export function unnamedIn(design: FormConfig): Unnamed[] {
  const all = listed(nodesOf(design)).map(({ path, node }) => ({ path, words: wordsOfNode(node) }));
  const languages = ['zh-CN', 'en-US'] as const;
  const isNamed = (language: string) =>
    all.some(({ words }) => words.some((one) => typeof one === 'object' && wordIn(one, language) !== ''));
  if (!languages.every(isNamed)) return [];
  return languages.flatMap((language): Unnamed[] => {
    const paths = all.filter(({ words }) => words.some((one) => wordIn(one, language) === '')).map(({ path }) => path);
    return paths.length > 0 ? [{ language, paths }] : [];
  });
}
