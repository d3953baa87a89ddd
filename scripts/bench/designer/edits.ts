import type { DocumentSource, NodeSource, TextValue } from '#engine/document';
import { documentNodes } from '#engine/written';

/** A change that a person makes in the designer, in a copy of the document; `round` makes each one another. */
export interface Edit {
  title: string;
  make(document: DocumentSource, round: number): void;
}

const words = (round: number): TextValue => ({ t: { 'en-US': `Words ${round}`, 'zh-CN': `文字 ${round}` } });

/** The props and the children of a node of the large page. */
function nodeOf(document: DocumentSource, id: string): { props: Record<string, unknown>; children: NodeSource[] } {
  const found = [...documentNodes({ ...document })].find(({ node }) => node.id === id)?.node;
  // Safe: the page that is edited is made of nodes.
  const node = found as unknown as NodeSource | undefined;
  if (!node?.props) throw new Error(`The page has no node "${id}" with props.`);
  return { props: node.props, children: node.slots?.['default'] ?? [] };
}

export const edits: readonly Edit[] = [
  {
    title: 'a property',
    make: (document, round) => Object.assign(nodeOf(document, 'x.part7Name').props, { maxLength: 10 + round }),
  },
  {
    title: 'a text',
    make: (document, round) => Object.assign(nodeOf(document, 'x.part7Note').props, { text: words(round) }),
  },
  {
    title: 'an insert',
    make: (document, round) =>
      nodeOf(document, 'x.part3').children.splice(2, 0, {
        id: `x.new${round}`,
        widget: 'Text',
        props: { text: words(round) },
      }),
  },
  {
    title: 'a move of 25 nodes',
    make(document) {
      const { children } = nodeOf(document, 'x.page');
      children.splice(3, 0, ...children.splice(10, 1));
    },
  },
  {
    title: 'a new field of the state',
    make: (document, round) => Object.assign(document.state ?? {}, { [`more${round}`]: { type: 'string' } }),
  },
];
