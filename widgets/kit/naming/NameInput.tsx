import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './NameInput.module.css';

interface NameInputProps {
  label: string;
  start: string;
  maxLength: number;
  /** Keeps what was typed, so that it is there again when the list around it was read anew. */
  typed?: RefObject<string | undefined>;
  /** Enter, or the focus left; the name is trimmed. */
  onDone: (name: string) => void;
  onCancel: () => void;
}

/** CAT-04 CAT-06: a name that is entered where it will show, 125 px wide. */
export function NameInput({ label, start, maxLength, typed, onDone, onCancel }: NameInputProps): ReactElement {
  const [name, setName] = useState(typed?.current ?? start);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    // What was typed before goes on behind its last character.
    if (typed?.current === undefined) input.current?.select();
  }, [typed]);
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
      value={name}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => {
        setName(event.target.value);
        if (typed) typed.current = event.target.value;
      }}
      onBlur={() => end(() => onDone(name.trim()))}
      onKeyDown={(event) => {
        event.stopPropagation();
        // While an input method composes, Enter chooses a character.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(() => onDone(name.trim()));
        if (event.key === 'Escape') end(onCancel);
      }}
    />
  );
}
