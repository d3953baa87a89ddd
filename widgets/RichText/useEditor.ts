import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Editor, EditorInput, ToolState } from './editor.ts';

interface Wanted extends Pick<EditorInput, 'text' | 'attributes' | 'onChange' | 'onBlur' | 'onLink'> {
  /** False: there is no editor. */
  isWanted: boolean;
}

interface UsedEditor {
  editor: RefObject<Editor | undefined>;
  /** Undefined until the editor is there. */
  state: ToolState | undefined;
  /** Its code cannot be fetched. */
  hasFailed: boolean;
}

/** An editor in a container, whose code is loaded when it is wanted. It follows the text, and is destroyed with the container. */
export function useEditor(container: RefObject<HTMLElement | null>, wanted: Wanted): UsedEditor {
  const editor = useRef<Editor>(undefined);
  const latest = useRef(wanted);
  const [state, setState] = useState<ToolState>();
  const [hasFailed, setFailed] = useState(false);
  const { isWanted, text, attributes } = wanted;
  const named = JSON.stringify(attributes);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./editor.ts').then(
      ({ createEditor }) => {
        if (isGone || !container.current) return;
        const { text: start, attributes: own } = latest.current;
        editor.current = createEditor({
          container: container.current,
          text: start,
          attributes: own,
          onState: setState,
          onChange: (markdown) => latest.current.onChange(markdown),
          onBlur: () => latest.current.onBlur(),
          onLink: () => latest.current.onLink(),
        });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = undefined;
      setState(undefined);
    };
  }, [container, isWanted]);
  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.setAttributes(JSON.parse(named)), [named]);
  return { editor, state, hasFailed };
}
