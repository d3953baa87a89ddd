import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '#widgets/Select/Select.tsx';
import buttons from '../field/field.module.css';
import { inertProps } from '../field/inert-props.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { comparisonOf, comparisonsOf, newCondition, withComparison, type ComparisonName } from './comparisons.ts';
import { type FilterBuilder, plainBuilder } from './builder.ts';
import { ConditionValue } from './ConditionValue.tsx';
import { type Condition, type FilterField, isComplete } from './filter.ts';
import styles from './filter.module.css';
import { useFilterTexts } from './useFilterTexts.ts';

export interface FilterFrame {
  fields: readonly FilterField[];
  /** Calls that find records, by field. */
  searches: Readonly<Record<string, unknown>>;
  /** Absent: what filter bars offer. */
  builder?: FilterBuilder;
  /** Conditions that say nothing to compare with are issues. */
  isChecked: boolean;
}

interface ConditionRowProps {
  id: string;
  frame: FilterFrame;
  condition: Condition;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One condition: field, comparison, and the value that it needs. */
export function ConditionRow({ id, frame, condition, onChange, onRemove }: ConditionRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useFilterTexts();
  const { fields, searches, builder = plainBuilder } = frame;
  const known = fields.find(({ field }) => field === condition.field);
  // A field that is not there any more keeps its condition, which can be taken out.
  const field: FilterField = known ?? {
    field: condition.field,
    label: condition.field,
    kind: 'text',
    isMultiple: false,
    options: [],
  };
  const canFind = (one: FilterField): boolean => searches[one.field] !== undefined;
  const name = comparisonOf(condition);
  const names = comparisonsOf(field, canFind(field), builder);
  const offered = known && names.includes(name) ? names : [name, ...(known ? names : [])];
  const issue =
    frame.isChecked && !isComplete(condition) ? formatMessage({ id: 'widget.FilterEditor.incomplete' }) : undefined;
  return (
    <li className={styles.condition}>
      <Select
        {...inertProps(`${id}-field`)}
        props={{
          label: formatMessage({ id: 'widget.FilterEditor.field' }),
          labelHidden: true,
          options: (known ? fields : [field, ...fields]).map((one) => ({ value: one.field, label: one.label })),
        }}
        bound={{
          value: field.field,
          set: (next) => {
            const chosen = fields.find((one) => one.field === next);
            if (chosen) onChange(newCondition(chosen, canFind(chosen), builder));
          },
        }}
      />
      <Select
        {...inertProps(`${id}-comparison`)}
        props={{
          label: formatMessage({ id: 'widget.FilterEditor.comparison' }, { name: field.label }),
          labelHidden: true,
          options: offered.map((one) => ({ value: one, label: texts.comparison(one, field.kind) })),
        }}
        bound={{
          value: name,
          // Safe: the options are names of comparisons.
          set: (next) => onChange(withComparison(condition, field, next as ComparisonName)),
        }}
      />
      <div className={styles.value}>
        <ConditionValue
          id={`${id}-value`}
          condition={condition}
          field={field}
          search={searches[field.field]}
          error={issue}
          onChange={onChange}
        />
      </div>
      <button
        type="button"
        className={buttons.small}
        data-square="true"
        aria-label={formatMessage({ id: 'widget.FilterEditor.remove' }, { name: field.label })}
        title={formatMessage({ id: 'widget.FilterEditor.remove' }, { name: field.label })}
        onClick={onRemove}
      >
        <Glyph name="trash" size={16} />
      </button>
    </li>
  );
}
