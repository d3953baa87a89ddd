import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';
import { indent, outdent, tools } from './tools.ts';

const { nodes } = richSchema;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** What keys do. Tab leaves the field, as it leaves any other. */
export function editorKeys(onLink: () => void): Plugin[] {
  return [
    keymap({
      'Mod-b': tools.strong.run,
      'Mod-i': tools.em.run,
      'Mod-e': tools.code.run,
      'Mod-z': tools.undo.run,
      'Mod-y': tools.redo.run,
      'Mod-Shift-z': tools.redo.run,
      'Mod-k': () => {
        onLink();
        return true;
      },
      'Mod-]': indent,
      'Mod-[': outdent,
      'Shift-Enter': breakLine,
      Enter: splitListItem(nodes.list_item),
    }),
    keymap(baseKeymap),
  ];
}

/** What turns into a heading, list, quote or code once it is typed: `# `, `- `, `1. `, `> `, three backticks. */
export function editorRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 1 })),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,9})\.\s$/, nodes.ordered_list, (match) => ({ order: Number(match[1]) })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^```$/, nodes.code_block),
    ],
  });
}
