import { memo, type ReactElement } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './choices.module.css';
import { ListPart } from './ListPart.tsx';
import { useWindow } from './useWindow.ts';

export interface Option {
  key: string;
  label: string;
  /** Beside the label, muted. */
  hint?: string | undefined;
  isSelected: boolean;
  isDisabled?: boolean | undefined;
  /** A line under it: it represents several others. */
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
  const { scroll, virtualizer } = useWindow(options.length, active);
  return (
    <ListPart
      ref={scroll}
      role="listbox"
      id={id}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      onPointerMove={(event) => {
        const at = optionIndexOf(event.target);
        if (at !== undefined && at !== active) onActive(at);
      }}
      onClick={(event) => {
        const at = optionIndexOf(event.target);
        if (at !== undefined && !options[at]?.isDisabled) onChoose(at);
      }}
    >
      <div role="presentation" className={styles.entries} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (!option) return null;
          return (
            <OptionRow
              key={option.key}
              id={optionId(id, index)}
              option={option}
              at={index}
              count={options.length}
              start={start}
              isActive={index === active}
              isMultiple={isMultiple}
            />
          );
        })}
      </div>
    </ListPart>
  );
}

interface OptionRowProps {
  id: string;
  option: Option;
  at: number;
  /** Of all options, also those out of sight. */
  count: number;
  /** In px, from the first one. */
  start: number;
  isActive: boolean;
  isMultiple: boolean;
}

/** One option. Only those that an arrow key moves between render again. */
const OptionRow = memo(function OptionRow(props: OptionRowProps): ReactElement {
  const { id, option, at, isActive, isMultiple } = props;
  return (
    <ListPart
      id={id}
      role="option"
      className={styles.option}
      style={{ transform: `translateY(${props.start}px)` }}
      aria-setsize={props.count}
      aria-posinset={at + 1}
      aria-selected={option.isSelected}
      aria-disabled={option.isDisabled || undefined}
      data-at={at}
      data-active={isActive}
      data-apart={option.isApart}
    >
      {isMultiple && (
        <span className={styles.tick} data-on={option.isSelected}>
          {option.isSelected && <Glyph name="check" size={14} />}
        </span>
      )}
      <span className={styles.word}>{option.label}</span>
      {option.hint && <span className={styles.hint}>{option.hint}</span>}
      {!isMultiple && option.isSelected && <Glyph name="check" size={16} />}
    </ListPart>
  );
});

/** Which option an event of the list happened on; undefined for none. */
export function optionIndexOf(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return option ? Number(option.dataset['at']) : undefined;
}

/** The DOM id of an option, for aria-activedescendant. */
export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}
