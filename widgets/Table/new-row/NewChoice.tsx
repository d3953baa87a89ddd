import { type ReactElement, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { TableProps } from '../../generated/types.ts';
import { type TextKeeper, TextKeeperContext } from '../../kit/listbox/text-keeper.ts';
import { ChoiceField, listOf } from '../editing/ChoiceField.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import type { EditedValue } from '../model/editor-props.ts';
import styles from './new-row.module.css';

const noNames: readonly { id: string; text: string }[] = [];

interface NewChoiceProps {
  column: TableColumn;
  relations: TableProps['relations'];
  id: string;
  value: unknown;
  /** Another object each time that the focus is to come to it; undefined while it is elsewhere. */
  opened: object | undefined;
  takeFocus: () => boolean;
  /** Takes a text that was left in the field. */
  keeper: TextKeeper;
  onChange: (value: EditedValue) => void;
}

/** A choice in the blank row: it stays, because it alone knows the names of what was found. */
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
    <fieldset ref={box} className={styles.choice} data-choice>
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
