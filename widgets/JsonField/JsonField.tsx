import { type ReactElement, useRef } from 'react';
import { useText, type WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import type { JsonFieldEvents, JsonFieldProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { FaultList } from './FaultList.tsx';
import { formatJson } from './format-json.ts';
import styles from './JsonField.module.css';
import { LineNumbers } from './LineNumbers.tsx';
import type { TextPlace } from './read-json.ts';
import { schemaFaults } from './schema-faults.ts';
import { useJsonText } from './useJsonText.ts';

/** JSON as text, with its lines numbered and its faults told by their places. Tab leaves the field, as any other. */
export function JsonField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<JsonFieldProps, JsonFieldEvents>): ReactElement {
  const text = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const json = useJsonText(bound?.value, (value) => {
    bound?.set(value);
    emit('change', { value });
  });
  const { fault } = json;
  const lines = json.text.split('\n').length;
  const faults =
    props.schema && json.value !== undefined && json.text.trim() !== ''
      ? schemaFaults(json.text, json.value, props.schema)
      : [];
  const problem = fault
    ? text('widget.JsonField.at', {
        line: fault.line,
        column: fault.column,
        problem: text(`widget.JsonField.fault.${fault.kind}`, { name: fault.name ?? '' }),
      })
    : undefined;
  const count = faults.length > 0 ? text('widget.JsonField.faults', { count: faults.length }) : undefined;
  const show = ({ offset, length }: TextPlace) => {
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + length);
  };
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={problem ?? error ?? count}
      required={props.required}
      aside={
        !props.readOnly && (
          <button
            type="button"
            className={field.small}
            disabled={props.disabled || fault !== undefined || json.text === ''}
            onClick={() => json.change(formatJson(json.text))}
          >
            {text('widget.JsonField.format')}
            <Spoken>{props.label}</Spoken>
          </button>
        )
      }
      after={faults.length > 0 && <FaultList label={count ?? ''} faults={faults} onShow={show} />}
    >
      {(control) => (
        <div className={`${field.box} ${styles.box}`}>
          <div className={styles.page}>
            <LineNumbers
              count={lines}
              wrong={[...(fault ? [fault] : []), ...faults].map(({ line }) => line).join(',')}
            />
            <textarea
              {...control}
              ref={area}
              className={styles.area}
              name={nodeId}
              rows={Math.max(props.rows ?? 6, lines)}
              wrap="off"
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              placeholder={props.placeholder}
              disabled={props.disabled}
              readOnly={props.readOnly}
              value={json.text}
              onChange={(event) => json.change(event.target.value)}
              onBlur={() => emit('blur', null)}
            />
          </div>
          {fault && (
            <button
              type="button"
              className={styles.go}
              aria-label={text('widget.JsonField.show', { line: fault.line, column: fault.column })}
              title={text('widget.JsonField.show', { line: fault.line, column: fault.column })}
              onClick={() => show(fault)}
            >
              <Glyph name="alert" size={16} />
            </button>
          )}
          <Spoken live>{problem ?? count ?? ''}</Spoken>
        </div>
      )}
    </Field>
  );
}
