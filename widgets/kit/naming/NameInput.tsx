import { isComposing } from '../keys/is-composing.ts';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './NameInput.module.css';

interface NameInputProps {
  label: string;
  start: string;
  maxLength: number;
  /** What was typed before the list around it was read again. */
  typed?: string | undefined;
  onType?: (name: string) => void;
  /** Enter, or the focus left; the name is trimmed. */
  onDone: (name: string) => void;
  onCancel: () => void;
}

/** CAT-04 CAT-06: a name that is entered where it will show, 125 px wide. */
export function NameInput({ label, start, maxLength, typed, onType, onDone, onCancel }: NameInputProps): ReactElement {
  const [name, setName] = useState(typed ?? start);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const isContinued = useRef(typed !== undefined);
  useEffect(() => {
    input.current?.focus();
    // Typing continues behind the last character of what was typed before.
    if (!isContinued.current) input.current?.select();
  }, []);
  /** Enter takes the input away, and the focus with it: the name is handed on once. */
  const end = (work: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  };
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      placeholder={label}
      value={name}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => {
        setName(event.target.value);
        onType?.(event.target.value);
      }}
      onBlur={() => end(() => onDone(name.trim()))}
      onKeyDown={(event) => {
        event.stopPropagation();
        // While an input method composes, Enter chooses a character.
        if (isComposing(event)) return;
        if (event.key === 'Enter') {
          // The focus goes to what was named, which the same key would press.
          event.preventDefault();
          end(() => onDone(name.trim()));
        }
        if (event.key === 'Escape') end(onCancel);
      }}
    />
  );
}
