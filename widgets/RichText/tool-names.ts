/** What the toolbar offers, in its order. */
export const toolNames = [
  'undo',
  'redo',
  'heading1',
  'heading2',
  'heading3',
  'strong',
  'em',
  'strike',
  'code',
  'link',
  'bulletList',
  'orderedList',
  'quote',
  'codeBlock',
  'clear',
] as const;
export type ToolName = (typeof toolNames)[number];
