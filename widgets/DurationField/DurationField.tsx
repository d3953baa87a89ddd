import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { readDuration, writeDuration } from '#schemas/values';
import type { DurationFieldEvents, DurationFieldProps } from '../generated/types.ts';
import { fieldFrame } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useTextCheck } from '../kit/field/useTextCheck.ts';
import { useTypedNumber } from '../kit/field/useTypedNumber.ts';

/** How long something takes: typed as people write it, and kept in seconds. The arrow keys add and take away a minute, or a second. */
export function DurationField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<DurationFieldProps, DurationFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { label, labelHidden, hint, required, min = 0, max, seconds = false, disabled, readOnly } = props;
  const notation = useMemo(
    () => ({ read: readDuration, write: (value: number) => writeDuration(value, seconds) }),
    [seconds],
  );
  const limits = { min, max, step: seconds ? 1 : 60 };
  const typed = useTypedNumber(bound, limits, (value) => emit('change', { value }), notation);
  useTextCheck({ id, nodeId, props, isWrong: () => typed.isWrong, showIssue: typed.leave });
  const issue = typed.isReported ? formatMessage({ id: 'widget.DurationField.unclear' }) : error;
  return fieldFrame({ id, label, labelHidden, hint, error: issue, required }, (control) => (
    <input
      {...control}
      className={`${field.box} ${field.input}`}
      name={nodeId}
      type="text"
      role="spinbutton"
      autoComplete="off"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={typed.number ?? undefined}
      aria-valuetext={typed.number === null ? undefined : typed.text}
      aria-readonly={readOnly || undefined}
      placeholder={props.placeholder ?? (seconds ? '0:00:00' : '0:00')}
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
  ));
}
