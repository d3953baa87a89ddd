import { isComposing } from '../keys/is-composing.ts';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ControlAttributes } from '../field/Field.tsx';
import field from '../field/field.module.css';
import { Glyph } from '../icons/Glyph.tsx';
import { Drop } from '../popover/Drop.tsx';
import styles from './choices.module.css';
import type { DropState } from './useDrop.ts';
import { type Leaving, useLeftText } from './useLeftText.ts';

export interface Chip {
  key: string;
  label: string;
  /** Beside the label, muted. */
  hint?: string | undefined;
  /** In front of the label, for eyes only. */
  lead?: ReactNode;
  /** Absent: it cannot be taken away. */
  onRemove?: (() => void) | undefined;
}

interface ChoiceBoxProps {
  control: ControlAttributes;
  name: string;
  label: string;
  /** The id of the list or tree in the panel, and what it is. */
  popup: { id: string; role: 'listbox' | 'tree' };
  drop: DropState;
  /** The id of the active part of the list. */
  active: string | undefined;
  chips: readonly Chip[];
  /** The one choice, where there is but one: words instead of a chip. */
  single?: Omit<Chip, 'key' | 'onRemove'> | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Empties the field; absent: not now. */
  onClear?: (() => void) | undefined;
  /** A key while the panel is open; true when it did something. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Chooses what the text in the field means; false where it means nothing. */
  onTake?: ((by: Leaving) => boolean) | undefined;
  /** What matches the text is on its way. */
  isLoading?: boolean | undefined;
  onBlur: () => void;
  children: ReactNode;
}

/** Choices as chips, and the field that searches for more (ARIA combobox): the focus stays in the field. */
export function ChoiceBox(props: ChoiceBoxProps): ReactElement {
  const { control, name, label, popup, drop, active, chips, single, disabled, onClear } = props;
  const { formatMessage } = useIntl();
  const boxId = `${control.id}-box`;
  const text = useLeftText({ drop, isLoading: props.isLoading ?? false, take: props.onTake ?? nothing });
  const keys = (event: KeyboardEvent) => {
    // An input method uses the same keys to compose.
    if (isComposing(event)) return;
    // A key held to delete what was typed stops in front of the choice.
    if ((event.key === 'Backspace' || event.key === 'Delete') && drop.query === '' && !event.repeat && !disabled) {
      if (single) onClear?.();
      else chips.at(-1)?.onRemove?.();
    }
    if (event.key === 'Escape' && text.isHolding) {
      event.stopPropagation();
      event.preventDefault();
      text.drop();
      return;
    }
    if (!drop.isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      drop.open();
      return;
    }
    if (event.key === 'Tab') text.leave('key');
    if (event.key === 'Enter' && text.isHolding) {
      event.preventDefault();
      text.leave('key');
      return;
    }
    if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.stopPropagation();
      event.preventDefault();
      drop.close();
      return;
    }
    if (props.onKey(event)) event.preventDefault();
  };
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    text.leave('press');
    props.onBlur();
  };
  const isEmpty = chips.length === 0 && !single;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the field.
    <div id={boxId} className={`${field.box} ${styles.box}`} onBlur={leave}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={formatMessage({ id: 'widget.MultiSelect.chosen' }, { label })}>
          {chips.map((chip) => (
            <li key={chip.key} className={styles.chip}>
              {chip.lead}
              <span className={styles.chosen}>{chip.label}</span>
              {chip.hint && <span className={styles.where}>{chip.hint}</span>}
              {chip.onRemove && !disabled && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={formatMessage({ id: 'widget.MultiSelect.remove' }, { name: chip.label })}
                  // The keyboard has Backspace, and the option itself.
                  tabIndex={-1}
                  onClick={chip.onRemove}
                >
                  <Glyph name="x" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {single && drop.query === '' && (
        <span className={styles.single}>
          {single.lead}
          <span className={styles.chosen}>{single.label}</span>
          {single.hint && <span className={styles.where}>{single.hint}</span>}
        </span>
      )}
      <input
        {...control}
        aria-describedby={
          [single && `${control.id}-single`, control['aria-describedby']].filter(Boolean).join(' ') || undefined
        }
        className={`${field.input} ${styles.input}`}
        name={name}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={popup.role}
        aria-expanded={drop.isOpen}
        aria-controls={drop.isOpen ? popup.id : undefined}
        aria-activedescendant={drop.isOpen ? active : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={isEmpty ? props.placeholder : undefined}
        disabled={disabled}
        value={drop.query}
        onChange={(event) => text.change(event.target.value)}
        onClick={drop.open}
        onKeyDown={keys}
      />
      {single && (
        <span hidden id={`${control.id}-single`}>
          {[single.label, single.hint].filter(Boolean).join(', ')}
        </span>
      )}
      {!isEmpty && onClear && !disabled && (
        <button
          type="button"
          className={field.end}
          aria-label={formatMessage({ id: 'widget.MultiSelect.clear' }, { label })}
          aria-controls={control.id}
          // The keyboard has Backspace and Delete: Tab goes from field to field.
          tabIndex={-1}
          onClick={onClear}
        >
          <Glyph name="x" size={16} />
        </button>
      )}
      <span className={styles.arrow}>
        <Glyph name="chevron-down" size={16} />
      </span>
      {drop.isOpen && <Drop under={boxId}>{props.children}</Drop>}
    </div>
  );
}

const nothing = (): boolean => false;
