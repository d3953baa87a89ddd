import { isComposing } from '../../kit/keys/is-composing.ts';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { sameJson } from '#schemas';
import type { TableProps } from '../../generated/types.ts';
import styles from './editing.module.css';
import type { TableColumn } from '../model/columns/column.ts';
import { ChoiceField, listOf } from './ChoiceField.tsx';
import type { EditorProps, Step } from '../model/editor-props.ts';
import type { TableRow } from '../model/rows/row.ts';

interface ChoiceEditorProps extends Pick<EditorProps, 'onCommit' | 'onLeave'> {
  column: TableColumn;
  row: TableRow;
  relations: TableProps['relations'];
}

/** A cell of people, departments or records while it is edited: a search, whose choice is taken at once where there is but one. */
export function ChoiceEditor({ column, row, relations, onCommit, onLeave }: ChoiceEditorProps): ReactElement {
  const { formatMessage } = useIntl();
  const [stored] = useState(() => column.part.read('raw', { row }) ?? null);
  const [draft, setDraft] = useState<unknown>(stored);
  // What the cell held when it was opened, in words.
  const [named] = useState(() => {
    const texts = listOf(column.part.read('texts', { row }));
    return listOf(stored).flatMap((id, at) => {
      const text = texts[at];
      return typeof id === 'string' && typeof text === 'string' ? [{ id, text }] : [];
    });
  });
  // Leaving by a key or a choice makes the browser fire blur as well.
  const isDone = useRef(false);
  const end = (value: unknown, step: Step) => {
    if (isDone.current) return;
    isDone.current = true;
    const next = listOf(value).filter((one) => typeof one === 'string');
    const isSame = sameJson(next, listOf(stored));
    if (isSame) onLeave(step);
    else onCommit(column.isMultiple ? next : (next[0] ?? null), step);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') end(stored, 0);
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      end(draft, event.key === 'Enter' ? 0 : event.shiftKey ? -1 : 1);
    }
  };
  const begin = useCallback((box: HTMLFieldSetElement | null) => {
    const input = box?.querySelector('input');
    input?.focus();
    // Its list is open from the beginning.
    input?.click();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that the field inside leaves end the editing.
    <fieldset
      ref={begin}
      className={styles.choice}
      onKeyDown={keys}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) end(draft, undefined);
      }}
    >
      <ChoiceField
        id={`cell-${column.key}`}
        column={column}
        named={named}
        relations={relations}
        label={formatMessage({ id: 'widget.Table.edit' }, { name: column.header })}
        value={draft}
        onChange={(next) => {
          setDraft(next);
          if (!column.isMultiple) end(next, 0);
        }}
      />
    </fieldset>
  );
}
