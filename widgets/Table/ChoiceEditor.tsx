import { isComposing } from '../kit/keys/is-composing.ts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { sameJson } from '#schemas';
import type { TableProps } from '../generated/types.ts';
import { inertProps } from '../kit/field/inert-props.ts';
import { FormDepartments } from '../kit/record/found/FormDepartments.tsx';
import { FormOptions } from '../kit/record/found/FormOptions.tsx';
import { FormPeople } from '../kit/record/found/FormPeople.tsx';
import { type TextKeeper, TextKeeperContext } from '../kit/listbox/text-keeper.ts';
import styles from './cells.module.css';
import type { TableColumn } from './column.ts';
import type { EditedValue, EditorProps, Step } from './Editor.tsx';
import newRow from './new-row.module.css';
import type { TableRow } from './row.ts';

interface ChoiceEditorProps extends Pick<EditorProps, 'onCommit' | 'onLeave'> {
  column: TableColumn;
  row: TableRow;
  relations: TableProps['relations'];
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

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

interface NewChoiceProps extends Pick<ChoiceEditorProps, 'column' | 'relations'> {
  id: string;
  value: unknown;
  /** Another object each time that the focus is to come to it; undefined while it is elsewhere. */
  opened: object | undefined;
  takeFocus: () => boolean;
  /** Takes a text that was left in the field. */
  keeper: TextKeeper;
  onChange: (value: EditedValue) => void;
}

/** The same in the blank row: it stays, because it alone knows the names of what was found. */
export function NewChoice({
  id,
  column,
  value,
  relations,
  opened,
  takeFocus,
  keeper,
  onChange,
}: NewChoiceProps): ReactElement {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (opened && takeFocus()) box.current?.querySelector('input')?.focus();
  }, [opened, takeFocus]);
  return (
    <fieldset ref={box} className={newRow.choice} data-choice>
      <TextKeeperContext value={keeper}>
        <ChoiceField
          id={id}
          column={column}
          named={noNames}
          relations={relations}
          label={formatMessage({ id: 'widget.Table.edit' }, { name: column.header })}
          value={value}
          onChange={(next) => {
            const ids = listOf(next).filter((one) => typeof one === 'string');
            const chosen = column.isMultiple ? ids : ids[0];
            onChange(ids.length === 0 ? null : (chosen ?? null));
          }}
        />
      </TextKeeperContext>
    </fieldset>
  );
}

interface Named {
  id: string;
  text: string;
}
const noNames: readonly Named[] = [];

interface ChoiceFieldProps extends Pick<ChoiceEditorProps, 'column' | 'relations'> {
  id: string;
  named: readonly Named[];
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function ChoiceField({ id, column, named, relations, label, value, onChange }: ChoiceFieldProps): ReactElement {
  const { isMultiple: multiple, below } = column;
  const own = { ...inertProps(id), bound: { value, set: onChange } };
  const shared = { label, labelHidden: true, search: undefined, multiple };
  if (column.editor === 'user') {
    const people = named.map((one) => ({ id: one.id, real_name: one.text }));
    return <FormPeople {...own} props={{ ...shared, people, below: [...below] }} />;
  }
  if (column.editor === 'department') {
    const departments = named.map((one) => ({ id: one.id, department_name: one.text, children: [] }));
    return <FormDepartments {...own} props={{ ...shared, departments, below: below[0] ?? null }} />;
  }
  const search = relations && {
    call: relations.call,
    with: { ...relations.with, field: column.field },
    value: 'id',
    label: 'title',
    hint: 'details',
  };
  const options = named.map((one) => ({ value: one.id, label: one.text }));
  return <FormOptions {...own} props={{ ...shared, search, options }} />;
}
