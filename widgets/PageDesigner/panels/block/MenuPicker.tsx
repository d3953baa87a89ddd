import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import styles from '../../PageDesigner.module.css';
import type { PickerProps } from './picker-props.ts';
import { ChoicePicker } from './ChoicePicker.tsx';
import { type AnswerReader, useAnswer } from './useAnswer.ts';

interface MenuPickerProps extends PickerProps {
  reader: AnswerReader;
  application: string | undefined;
}

/** A menu of the application that shows records. */
export function MenuPicker({ reader, application, ...picked }: MenuPickerProps): ReactElement {
  const { formatMessage } = useIntl();
  const args = application === undefined ? undefined : { type: 'list' };
  const menus = useAnswer<readonly Schemas['Menu'][]>(reader, 'listMenus', args);
  if (application === undefined)
    return (
      <div className={styles.block}>
        <span className={styles.heading}>{picked.label}</span>
        <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.block.noApplication' })}</p>
      </div>
    );
  const names = new Map(menus.data?.map(({ id, menu_name }) => [id, menu_name]));
  const options = menus.data
    ?.filter(({ logical_table_id }) => logical_table_id !== undefined)
    .map(({ id, menu_name, father_id }) => {
      const above = typeof father_id === 'string' ? names.get(father_id) : undefined;
      return { value: id, label: menu_name, ...(above !== undefined && { hint: above }) };
    });
  return (
    <ChoicePicker
      {...picked}
      options={options}
      failure={menus.failure}
      retry={menus.retry}
      none={formatMessage({ id: 'widget.PageDesigner.block.noMenus' })}
    />
  );
}
