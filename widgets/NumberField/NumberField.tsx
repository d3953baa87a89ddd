import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { hasLostDigits } from '#schemas/values';
import { fieldFrame } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useTextCheck } from '../kit/field/useTextCheck.ts';
import { useTypedNumber } from '../kit/field/useTypedNumber.ts';
import type { NumberFieldEvents, NumberFieldProps } from '../generated/types.ts';
import styles from './NumberField.module.css';

/**
 * A number, read as the grid and an import read it; the state gets a number, or null when it is empty. It is no `type="number"`:
 * the browser's own field drops a decimal comma in silence, and the wheel over it changes it.
 */
export function NumberField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<NumberFieldProps, NumberFieldEvents>): ReactElement {
  const { formatMessage, formatNumber } = useIntl();
  const { label, labelHidden, hint, required, min, max, step = 1, disabled, readOnly } = props;
  const isPercent = props.unit === '%';
  const typed = useTypedNumber(bound, { min, max, step, isPercent }, (value) => emit('change', { value }));
  useTextCheck({ id, nodeId, props, isWrong: () => typed.isWrong, showIssue: typed.leave });
  const issue = typed.isReported
    ? hasLostDigits(typed.text)
      ? formatMessage({ id: 'widget.NumberField.digits' })
      : formatMessage({ id: 'widget.NumberField.unclear' }, { example: formatNumber(1234.5) })
    : error;
  const hasMark = 'unit' in props || 'prefix' in props;
  return fieldFrame({ id, label, labelHidden, hint, error: issue, required }, (control) => {
    const input = (
      <input
        {...control}
        className={hasMark ? field.input : `${field.box} ${field.input}`}
        name={nodeId}
        type="text"
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={typed.number ?? undefined}
        aria-valuetext={typed.number === null ? undefined : typed.text}
        aria-readonly={readOnly || undefined}
        placeholder={props.placeholder}
        disabled={disabled}
        readOnly={readOnly}
        value={typed.text}
        onChange={(event) => typed.change(event.target.value)}
        onKeyDown={readOnly ? undefined : typed.keys}
        onBlur={() => {
          typed.leave();
          emit('blur', null);
        }}
      />
    );
    if (!hasMark) return input;
    return (
      <div className={field.box}>
        {props.prefix && <span className={styles.prefix}>{props.prefix}</span>}
        {input}
        {props.unit && <span className={styles.unit}>{props.unit}</span>}
      </div>
    );
  });
}
