import { isComposing } from '../../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useCallback, useId, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import styles from './editing.module.css';
import { draftOf, enteredValue, hasOptions, kindOf, type TextIssue } from './cell-text.ts';
import type { TableColumn } from '../model/columns/column.ts';
import { DateEditor } from './DateEditor.tsx';
import type { EditorProps, Step } from '../model/editor-props.ts';

/** A cell while it is edited: Enter takes the value, Tab takes it and moves on, Escape leaves it as it was. */
export function Editor(props: EditorProps): ReactElement {
  const kind = kindOf(props.column);
  const isDate = !hasOptions(props.column) && (kind === 'date' || kind === 'datetime');
  return isDate ? <DateEditor {...props} /> : <TextEditor {...props} />;
}

/** A text that is no value stays in its cell, which says how to write it. */
function TextEditor(props: EditorProps): ReactElement {
  const { column, value, typed, takeFocus, onCommit, onLeave, onUnread, onEscape } = props;
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const id = useId();
  const [draft, setDraft] = useState(() => (isTypedOver(column, typed) ? typed : draftOf(column, value, locale)));
  const [issue, setIssue] = useState<string>();
  // Leaving by a key makes the browser fire blur as well.
  const isDone = useRef(false);
  const commit = (step: Step) => {
    if (isDone.current) return;
    const next = enteredValue(column, draft, { stored: value, locale });
    if ('issue' in next) {
      const why = issueText(next.issue, intl);
      setIssue(why);
      onUnread?.(draft, step, why);
      return;
    }
    isDone.current = true;
    if (draft === draftOf(column, value, locale)) onLeave(step);
    else onCommit(next.value, step);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      const before = draftOf(column, value, locale);
      if (onEscape) {
        setDraft(before);
        setIssue(undefined);
        onEscape(draft !== before);
        return;
      }
      isDone.current = true;
      onLeave(0);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      commit(event.key === 'Enter' ? 0 : event.shiftKey ? -1 : 1);
    }
  };
  const isTyped = typed !== undefined;
  const begin = useCallback(
    (element: HTMLInputElement | HTMLSelectElement | null) => {
      if (!element || takeFocus?.() === false) return;
      element.focus();
      // What was typed stays, and is continued.
      if (element instanceof HTMLInputElement && element.type === 'text' && !isTyped) element.select();
    },
    [takeFocus, isTyped],
  );
  // The blank row says it below the rows.
  const isSaid = issue !== undefined && !onUnread;
  const shared = {
    className: styles.editor,
    'aria-label': formatMessage({ id: 'widget.Table.edit' }, { name: column.header }),
    'aria-invalid': issue !== undefined || undefined,
    'aria-describedby': isSaid ? id : undefined,
    value: draft,
    onKeyDown: keys,
    onBlur: () => commit(undefined),
  };
  if (hasOptions(column)) {
    return (
      <select {...shared} ref={begin} onChange={(event) => setDraft(event.target.value)}>
        <option value="">{formatMessage({ id: 'widget.Table.nothing' })}</option>
        {column.options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input
        {...shared}
        ref={begin}
        type={kindOf(column) === 'link' ? 'url' : 'text'}
        inputMode={kindOf(column) === 'number' ? 'decimal' : undefined}
        onChange={(event) => {
          setDraft(event.target.value);
          setIssue(undefined);
        }}
      />
      {isSaid && (
        <p id={id} role="alert" className={styles.said}>
          {issue}
        </p>
      )}
    </>
  );
}

/** A list of options takes no sign as its whole value, and the field of a link no part of an address. */
const isTypedOver = (column: TableColumn, typed: string | undefined): typed is string =>
  typed !== undefined && !hasOptions(column) && kindOf(column) !== 'link';

function issueText(issue: TextIssue, { formatMessage, formatNumber }: IntlShape): string {
  switch (issue) {
    case 'number':
      return formatMessage({ id: 'widget.NumberField.unclear' }, { example: formatNumber(1234.5) });
    case 'digits':
      return formatMessage({ id: 'widget.NumberField.digits' });
    case 'time':
      return formatMessage({ id: 'widget.Table.writeTime' });
    case 'option':
      return formatMessage({ id: 'widget.Table.chooseOption' });
  }
}
