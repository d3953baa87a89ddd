import { history } from 'prosemirror-history';
import { EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { editorKeys, editorRules } from './editor-keys.ts';
import { linkAt, withLink, withoutLink } from './link.ts';
import { readDocument } from './read-document.ts';
import { type ToolName, toolNames } from './tool-names.ts';
import { tools } from './tools.ts';
import { writeMarkdown } from './write-markdown.ts';

/** What the toolbar shows. */
export interface ToolState {
  active: ReadonlySet<ToolName>;
  /** What cannot be done now. */
  disabled: ReadonlySet<ToolName>;
  /** The address of the link that the caret is in. */
  link: string | undefined;
  isEmpty: boolean;
}

export interface EditorInput {
  container: HTMLElement;
  /** Markdown. */
  text: string;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
  onChange: (markdown: string) => void;
  onState: (state: ToolState) => void;
  onBlur: () => void;
  /** The keys for a link were pressed. */
  onLink: () => void;
}

export interface Editor {
  run: (tool: Exclude<ToolName, 'link'>) => void;
  /** False for an address that could run code. */
  setLink: (address: string) => boolean;
  removeLink: () => void;
  /** Replaces the text, unless it is what was written last. */
  setText: (markdown: string) => void;
  setAttributes: (attributes: Record<string, string>) => void;
  focus: () => void;
  destroy: () => void;
}

/** An editor of Markdown. What is pasted keeps only what a rich text may have. */
export function createEditor(input: EditorInput): Editor {
  const start = (text: string) =>
    EditorState.create({
      doc: readDocument(text),
      plugins: [editorRules(), ...editorKeys(input.onLink), history()],
    });
  let written = input.text;
  let { attributes } = input;
  const view = new EditorView(input.container, {
    state: start(input.text),
    attributes: () => attributes,
    transformPastedHTML: quietHtml,
    handleDrop: (_, event) => {
      // The browser would leave the page for it.
      const isFile = (event.dataTransfer?.files.length ?? 0) > 0;
      if (isFile) event.preventDefault();
      return isFile;
    },
    handleDOMEvents: {
      blur: () => {
        input.onBlur();
        return false;
      },
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      input.onState(toolState(view.state));
      if (!transaction.docChanged) return;
      const markdown = writeMarkdown(view.state.doc);
      if (markdown === written) return;
      written = markdown;
      input.onChange(markdown);
    },
  });
  input.onState(toolState(view.state));
  const commit = (transaction: Transaction) => {
    view.dispatch(transaction.scrollIntoView());
    view.focus();
  };
  return {
    run(tool) {
      tools[tool].run(view.state, view.dispatch, view);
      view.focus();
    },
    setLink(address) {
      const transaction = withLink(view.state, address);
      if (transaction) commit(transaction);
      return transaction !== undefined;
    },
    removeLink: () => commit(withoutLink(view.state)),
    setText(markdown) {
      if (markdown === written) return;
      written = markdown;
      view.updateState(start(markdown));
      input.onState(toolState(view.state));
    },
    setAttributes(next) {
      attributes = next;
      // Reads the attributes again.
      view.updateState(view.state);
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function toolState(state: EditorState): ToolState {
  const link = linkAt(state);
  const names = toolNames.filter((name) => name !== 'link');
  return {
    active: new Set([
      ...names.filter((name) => tools[name].isActive(state)),
      ...(link === undefined ? [] : ['link' as const]),
    ]),
    disabled: new Set([
      ...names.filter((name) => !tools[name].run(state)),
      ...(state.selection.$from.parent.type.spec.code ? ['link' as const] : []),
    ]),
    link,
    isEmpty:
      state.doc.childCount === 1 && state.doc.firstChild?.type.name === 'paragraph' && state.doc.content.size === 2,
  };
}

/**
 * HTML whose styles and handlers are data. What is pasted is parsed in a document of its own, where nothing runs and of
 * which only the schema's elements are kept; and yet the page's policy would count each of them as an attempt.
 */
export function quietHtml(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])(style|on[a-z]+)\s*=/gi, '$1data-$2='));
}
