import { type ReactElement, useCallback } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './choices.module.css';
import { ListPart } from './ListPart.tsx';

export interface Option {
  key: string;
  label: string;
  /** Beside the label, muted. */
  hint?: string | undefined;
  isChosen: boolean;
  isDisabled?: boolean | undefined;
  /** A line under it: it stands for several others. */
  isApart?: boolean | undefined;
}

interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  /** Which one keys would take; -1 for none. */
  active: number;
  isMultiple: boolean;
  onActive: (at: number) => void;
  onChoose: (at: number) => void;
}

/** A listbox whose active option the field names; it scrolls to the active one. */
export function OptionList(props: OptionListProps): ReactElement {
  const { id, label, options, active, isMultiple, onActive, onChoose } = props;
  const reveal = useCallback((element: HTMLDivElement | null) => element?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <ListPart
      role="listbox"
      id={id}
      className={styles.list}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
    >
      {options.map((option, at) => (
        <ListPart
          key={option.key}
          ref={at === active ? reveal : undefined}
          id={optionId(id, at)}
          role="option"
          className={styles.option}
          aria-selected={option.isChosen}
          aria-disabled={option.isDisabled || undefined}
          data-active={at === active}
          data-apart={option.isApart}
          onPointerMove={() => onActive(at)}
          onClick={() => {
            if (!option.isDisabled) onChoose(at);
          }}
        >
          {isMultiple && (
            <span className={styles.tick} data-on={option.isChosen}>
              {option.isChosen && <Glyph name="check" size={14} />}
            </span>
          )}
          <span className={styles.word}>{option.label}</span>
          {option.hint && <span className={styles.hint}>{option.hint}</span>}
          {!isMultiple && option.isChosen && <Glyph name="check" size={16} />}
        </ListPart>
      ))}
    </ListPart>
  );
}

/** The DOM id of an option, for aria-activedescendant. */
export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}
