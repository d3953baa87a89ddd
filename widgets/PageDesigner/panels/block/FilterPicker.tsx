import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Value } from '#engine/document';
import { FilterBar } from '../../../FilterBar/FilterBar.tsx';
import { inertProps } from '../../../kit/field/inert-props.ts';
import { LoadTrouble } from '../../../kit/listbox/LoadTrouble.tsx';
import styles from '../../PageDesigner.module.css';
import type { PickerProps, TableProps } from './picker-props.ts';

/** Conditions on the records of the table behind a menu. */
export function FilterPicker({ id, label, hint, value, set, menu, table }: PickerProps & TableProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.block}>
      <FilterBar
        {...inertProps(id)}
        props={{
          label,
          fields: table.data?.filters.map((field) => ({ ...field })) ?? null,
          relations: { call: 'listRelationChoices', with: { id: menu } },
        }}
        bound={{
          value,
          // Safe: conditions are JSON.
          set: (next) => set((next ?? undefined) as Value | undefined),
        }}
        error={undefined}
      />
      {hint !== undefined && <p className={styles.none}>{hint}</p>}
      {table.failure !== undefined && (
        <LoadTrouble
          error={table.failure}
          retryText={formatMessage({ id: 'widget.PageDesigner.retry' })}
          onRetry={table.retry}
        />
      )}
    </div>
  );
}
