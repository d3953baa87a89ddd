import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { safeHref } from '../Link/safe-href.ts';
import { richSchema } from './rich-schema.ts';
import { hasMark } from './tools.ts';

const link = richSchema.marks.link;

/** The address of the link that the caret is in or that is chosen; undefined for none. */
export function linkAt(state: EditorState): string | undefined {
  if (!hasMark(state, link)) return undefined;
  const { from, to, $from } = state.selection;
  let href: string | undefined = link.isInSet($from.marks())?.attrs['href'];
  state.doc.nodesBetween(from, to, (node) => {
    href ??= link.isInSet(node.marks)?.attrs['href'];
  });
  return href;
}

/** Makes a link of what is chosen, of the link around the caret, or of the address itself; undefined for an unsafe address. */
export function withLink(state: EditorState, address: string): Transaction | undefined {
  const href = safeHref(withScheme(address));
  if (href === undefined) return undefined;
  const { from, to } = reach(state);
  const mark = link.create({ href });
  if (from === to) return state.tr.replaceSelectionWith(richSchema.text(href, [mark]), false);
  return state.tr.removeMark(from, to, link).addMark(from, to, mark);
}

/** Takes the link from what is chosen or around the caret. */
export function withoutLink(state: EditorState): Transaction {
  const { from, to } = reach(state);
  return state.tr.removeMark(from, to, link);
}

/** `example.test/a` is meant for the web. */
function withScheme(address: string): string {
  const text = address.trim();
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) ? `https://${text}` : text;
}

/** What is chosen, or the whole link that the caret is in. */
function reach({ selection, doc }: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = selection;
  const mark = link.isInSet($from.marks());
  if (!empty || !mark || !(selection instanceof TextSelection)) return { from, to };
  let [first, last] = [from, to];
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    if (!node.isText || !mark.isInSet(node.marks)) return;
    // Parts of one link touch each other.
    if (at <= last && at + node.nodeSize >= first)
      [first, last] = [Math.min(first, at), Math.max(last, at + node.nodeSize)];
  });
  return { from: first, to: last };
}
