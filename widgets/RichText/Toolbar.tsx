import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import type { ToolState } from './editor.ts';
import styles from './RichText.module.css';
import { ToolGlyph } from './ToolGlyph.tsx';
import { type ToolName, toolNames } from './tool-names.ts';

const labels = defineMessages({
  undo: { id: 'widget.RichText.undo' },
  redo: { id: 'widget.RichText.redo' },
  heading1: { id: 'widget.RichText.heading1' },
  heading2: { id: 'widget.RichText.heading2' },
  heading3: { id: 'widget.RichText.heading3' },
  strong: { id: 'widget.RichText.strong' },
  em: { id: 'widget.RichText.em' },
  strike: { id: 'widget.RichText.strike' },
  code: { id: 'widget.RichText.code' },
  link: { id: 'widget.RichText.link' },
  bulletList: { id: 'widget.RichText.bulletList' },
  orderedList: { id: 'widget.RichText.orderedList' },
  quote: { id: 'widget.RichText.quote' },
  codeBlock: { id: 'widget.RichText.codeBlock' },
  clear: { id: 'widget.RichText.clear' },
});

interface ToolbarProps {
  label: string;
  /** The id of what it writes in. */
  controls: string;
  state: ToolState;
  onPress: (tool: ToolName) => void;
}

/** As `aria-keyshortcuts` has them; on a Mac the command key does the same. */
const keys: Partial<Record<ToolName, string>> = {
  undo: 'Control+Z',
  redo: 'Control+Y',
  strong: 'Control+B',
  em: 'Control+I',
  code: 'Control+E',
  link: 'Control+K',
};

/** The tools: one stop of Tab, and arrow keys between them (ARIA toolbar). */
export function Toolbar({ label, controls, state, onPress }: ToolbarProps): ReactElement {
  const { formatMessage } = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = nextTool(event.key, stop);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      className={styles.tools}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
    >
      {toolNames.map((name, at) => {
        const words = formatMessage(labels[name]);
        return (
          <button
            key={name}
            type="button"
            className={field.small}
            data-square
            data-apart={name === 'heading1' || name === 'strong' || name === 'bulletList' || name === 'clear'}
            aria-label={words}
            title={words}
            aria-keyshortcuts={keys[name]}
            aria-pressed={name === 'undo' || name === 'redo' || name === 'clear' ? undefined : state.active.has(name)}
            // It stays in the order of the keyboard.
            aria-disabled={state.disabled.has(name) || undefined}
            tabIndex={at === stop ? 0 : -1}
            // A press leaves what is chosen in the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(at)}
            onClick={() => {
              if (!state.disabled.has(name)) onPress(name);
            }}
          >
            <ToolGlyph name={name} />
          </button>
        );
      })}
    </div>
  );
}

function nextTool(key: string, at: number): number | undefined {
  const count = toolNames.length;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
