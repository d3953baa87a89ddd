import { type DOMOutputSpec, type Node, Schema } from 'prosemirror-model';
import { safeHref } from '../Link/safe-href.ts';

const hole = 0;

/**
 * What a rich text may have: what Markdown has, and nothing that runs. What else a Markdown text holds (tables, pictures)
 * stays in it as its source, `source` for blocks and `piece` inside lines.
 */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', hole] },
    heading: {
      attrs: { level: { default: 1, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ level: Number(element.dataset['level']) || level }),
      })),
      // One lower than it says: the title of the page is above it, as where it is shown.
      toDOM: ({ attrs }) => [`h${Math.min(6, levelOf(attrs) + 1)}`, { 'data-level': levelOf(attrs) }, hole],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', hole],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', hole] },
    ordered_list: {
      attrs: { order: { default: 1, validate: 'number' } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ order: Number(element.getAttribute('start')) || 1 }) }],
      toDOM: ({ attrs }) => ['ol', { start: Number(attrs['order']) }, hole],
    },
    list_item: {
      attrs: { checked: { default: null } },
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li', getAttrs: ({ dataset }) => ({ checked: checkOf(dataset['checked']) }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['li', { 'data-checked': attrs['checked'] }, hole],
    },
    code_block: {
      attrs: { language: { default: '', validate: 'string' } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', hole]],
    },
    source: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      isolating: true,
      parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-source': 'true' }, hole],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    piece: {
      attrs: { source: { default: '', validate: 'string' } },
      inline: true,
      atom: true,
      marks: '',
      group: 'inline',
      parseDOM: [
        { tag: 'code[data-source]', priority: 60, getAttrs: (element) => ({ source: element.textContent ?? '' }) },
      ],
      leafText: (node: Node) => String(node.attrs['source']),
      toDOM: ({ attrs }) => ['code', { 'data-source': 'true' }, String(attrs['source'])],
    },
  },
  marks: {
    // Outermost, since in Markdown the others are inside its brackets.
    link: {
      attrs: { href: { validate: 'string' }, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs(element) {
            const href = safeHref(element.getAttribute('href'));
            return href === undefined ? false : { href, title: element.getAttribute('title') };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: safeHref(String(attrs['href'])), rel: 'noopener noreferrer' }, hole],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Some programs wrap all that is copied in a `b` that is none.
        {
          tag: 'b',
          getAttrs: (element) => !/font-weight:\s*(normal|400)/.test(element.dataset['style'] ?? '') && null,
        },
      ],
      toDOM: () => ['strong', hole],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', hole] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['del', hole] },
    code: { excludes: 'code strong em strike', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', hole] },
  },
});

function levelOf(attrs: Readonly<Record<string, unknown>>): number {
  return Number(attrs['level']) || 1;
}

/** Whether an entry of a list is ticked; null for one without a box. */
function checkOf(value: string | undefined): boolean | null {
  return value === undefined ? null : value === 'true';
}
