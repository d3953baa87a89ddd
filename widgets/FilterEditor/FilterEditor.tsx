import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusInside, useValidation, type WidgetProps } from '#engine';
import { freeze } from '#engine/runtime';
import type { FilterEditorEvents, FilterEditorProps } from '../generated/types.ts';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { readBuilder } from '../kit/filter/builder.ts';
import { conditionsOf, type Filter, isComplete, readFilter } from '../kit/filter/filter.ts';
import { FilterGroup } from '../kit/filter/FilterGroup.tsx';
import styles from '../kit/filter/filter.module.css';
import { readFields } from '../kit/filter/read-fields.ts';
import { recordSearches } from '../kit/filter/record-searches.ts';

/** TABLE-03, TABLE-04: conditions on records, of which all or any have to hold. A form is not sent while one is incomplete. */
export function FilterEditor(given: WidgetProps<FilterEditorProps, FilterEditorEvents>): ReactElement {
  const { id, nodeId, props, bound, error, emit } = given;
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useControllableState(bound, readFilter);
  const [isChecked, setChecked] = useState(false);
  const fields = readFields(props.fields);
  const change = (next: Filter): void => {
    setFilter(freeze(next));
    emit('change', { filter: next });
  };
  useValidation({
    id,
    nodeId,
    validate() {
      setChecked(true);
      return conditionsOf(filter).every(isComplete);
    },
    focus: () => focusInside(document.getElementById(`${id}-group`) ?? document.body),
  });
  return (
    <Field id={id} group label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label; a fieldset would need its own.
        <div
          id={`${id}-group`}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.editor}
        >
          {filter.children.length === 0 && (
            <p className={styles.none}>{props.emptyText ?? formatMessage({ id: 'widget.FilterEditor.none' })}</p>
          )}
          <FilterGroup
            id={`${id}-filter`}
            frame={{
              fields,
              searches: recordSearches(fields, props),
              builder: readBuilder(props.config, props.isForm),
              isChecked,
            }}
            filter={filter}
            path={[]}
            group={filter}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
}
