import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';
import type { ToolName } from './tool-names.ts';

export interface Tool {
  /** Without a `dispatch` it only says whether it can be done. */
  run: Command;
  isActive: (state: EditorState) => boolean;
}

const { nodes, marks } = richSchema;
const never = () => false;

/** Each tool but `link`, which asks for an address first. */
export const tools: Readonly<Record<Exclude<ToolName, 'link'>, Tool>> = {
  undo: { run: (state, dispatch) => undoDepth(state) > 0 && undo(state, dispatch), isActive: never },
  redo: { run: (state, dispatch) => redoDepth(state) > 0 && redo(state, dispatch), isActive: never },
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  strong: mark(marks.strong),
  em: mark(marks.em),
  strike: mark(marks.strike),
  code: mark(marks.code),
  bulletList: list(nodes.bullet_list),
  orderedList: list(nodes.ordered_list),
  quote: {
    run: (state, dispatch) =>
      isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch),
    isActive: (state) => isInside(state, nodes.blockquote),
  },
  codeBlock: blockTool(nodes.code_block, {}),
  clear: { run: clear, isActive: never },
};

/** Moves the entry of a list below the one before it, or out again. */
export const indent = sinkListItem(nodes.list_item);
export const outdent = liftListItem(nodes.list_item);

function heading(level: number): Tool {
  return blockTool(nodes.heading, { level });
}

/** A kind of block, or a paragraph again. */
function blockTool(type: NodeType, attrs: Record<string, unknown>): Tool {
  const isActive = ({ selection }: EditorState) =>
    selection.$from.parent.hasMarkup(type, { ...selection.$from.parent.attrs, ...attrs });
  return {
    isActive,
    run: (state, dispatch) =>
      isActive(state) ? setBlockType(nodes.paragraph)(state, dispatch) : setBlockType(type, attrs)(state, dispatch),
  };
}

function mark(type: MarkType): Tool {
  return { run: toggleMark(type), isActive: (state) => hasMark(state, type) };
}

/** Whether all that is chosen has a mark, or what would be typed now. */
export function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

function list(type: NodeType): Tool {
  const isActive = (state: EditorState) => innermostList(state)?.type === type;
  return {
    isActive,
    run(state, dispatch) {
      if (isActive(state)) return outdent(state, dispatch);
      const inside = innermostList(state);
      if (!inside) return intoList(type, state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(inside.at, type));
      return true;
    },
  };
}

/** An entry begins with a paragraph: headings and code become one first, in the same step of undo. */
function intoList(type: NodeType, state: EditorState, dispatch?: (transaction: Transaction) => void): boolean {
  if (wrapInList(type)(state, dispatch)) return true;
  const { from, to } = state.selection;
  const transaction = state.tr.setBlockType(from, to, nodes.paragraph);
  return wrapInList(type)(
    state.apply(transaction),
    dispatch &&
      ((wrapping) => {
        for (const step of wrapping.steps) transaction.step(step);
        dispatch(transaction);
      }),
  );
}

function innermostList({ selection: { $from } }: EditorState): { type: NodeType; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return { type, at: $from.before(depth) };
  }
  return undefined;
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

/** Takes all marks from what is chosen, and makes paragraphs of its headings and code. */
function clear(state: EditorState, dispatch?: (transaction: Transaction) => void): boolean {
  const { from, to, empty, $from } = state.selection;
  const [start, end] = empty ? [$from.start(), $from.end()] : [from, to];
  const transaction = state.tr.removeMark(start, end).setBlockType(start, end, nodes.paragraph).setStoredMarks([]);
  dispatch?.(transaction);
  return true;
}
