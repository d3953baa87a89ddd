import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { fieldFrame } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { TextAreaEvents, TextAreaProps } from '../generated/types.ts';
import styles from './TextArea.module.css';

/** Several lines, with a counter when there is a limit. */
export function TextArea({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<TextAreaProps, TextAreaEvents>): ReactElement {
  const [draft, setDraft] = useDraft(boundText(bound), bound?.set);
  const count = props.maxLength && !props.labelHidden && (
    <span className={styles.count} aria-hidden="true">
      {draft.length} / {props.maxLength}
    </span>
  );
  const { label, labelHidden, hint, required, rows = 3 } = props;
  return fieldFrame({ id, label, labelHidden, hint, error, required, aside: count }, (control) => (
    <textarea
      {...control}
      className={`${field.box} ${styles.area}`}
      data-mono={props.mono || undefined}
      name={nodeId}
      rows={rows}
      // `field-sizing` lets it grow with its text, and forgets its rows: as many lines, two paddings and borders.
      style={{ minHeight: `calc(${rows} * 1lh + 18px)` }}
      placeholder={props.placeholder}
      maxLength={props.maxLength}
      disabled={props.disabled}
      readOnly={props.readOnly}
      value={draft}
      onChange={(event) => {
        setDraft(event.target.value);
        emit('change', { value: event.target.value });
      }}
      onBlur={() => emit('blur', null)}
    />
  ));
}
