import { type ReactElement, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../kit/keys/is-composing.ts';
import type { NodeBox } from '#engine/designer';
import styles from '../PageDesigner.module.css';

interface InlineTextProps {
  label: string;
  /** Where the node is, in px of the canvas as it is shown. */
  box: Omit<NodeBox, 'id'>;
  start: string;
  /** The words that were typed; undefined when they are given up. */
  onDone: (words: string | undefined) => void;
}

/** The words of a part, edited where they are. Enter takes them, Shift and Enter begins a line, Escape gives them up. */
export function InlineText({ label, box, start, onDone }: InlineTextProps): ReactElement {
  const [words, setWords] = useState(start);
  const input = useRef<HTMLTextAreaElement>(null);
  // What Enter or Escape has ended is not ended again by the focus that leaves.
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const end = (result: string | undefined): void => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(result);
  };
  return (
    <textarea
      ref={input}
      className={styles.inline}
      aria-label={label}
      value={words}
      maxLength={2000}
      style={{
        insetInlineStart: box.x,
        insetBlockStart: box.y,
        width: Math.max(box.width, 160),
        height: Math.max(box.height, 32),
      }}
      onChange={(event) => setWords(event.target.value)}
      onBlur={() => end(words)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isComposing(event)) return;
        if (event.key === 'Escape') end(undefined);
        else if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          end(words);
        }
      }}
    />
  );
}
