import { type ReactElement, useRef } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import type { JsonFieldEvents, JsonFieldProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { SchemaIssueList } from './SchemaIssueList.tsx';
import { applyEdits, format } from 'jsonc-parser';
import styles from './JsonField.module.css';
import { LineNumbers } from './LineNumbers.tsx';
import type { TextPosition } from './read-json.ts';
import { schemaIssues } from './schema-issues.ts';
import { useJsonText } from './useJsonText.ts';

const issueMessages = defineMessages({
  InvalidSymbol: { id: 'widget.JsonField.fault.InvalidSymbol' },
  InvalidNumberFormat: { id: 'widget.JsonField.fault.InvalidNumberFormat' },
  PropertyNameExpected: { id: 'widget.JsonField.fault.PropertyNameExpected' },
  ValueExpected: { id: 'widget.JsonField.fault.ValueExpected' },
  ColonExpected: { id: 'widget.JsonField.fault.ColonExpected' },
  CommaExpected: { id: 'widget.JsonField.fault.CommaExpected' },
  CloseBraceExpected: { id: 'widget.JsonField.fault.CloseBraceExpected' },
  CloseBracketExpected: { id: 'widget.JsonField.fault.CloseBracketExpected' },
  EndOfFileExpected: { id: 'widget.JsonField.fault.EndOfFileExpected' },
  InvalidCommentToken: { id: 'widget.JsonField.fault.InvalidCommentToken' },
  UnexpectedEndOfComment: { id: 'widget.JsonField.fault.UnexpectedEndOfComment' },
  UnexpectedEndOfString: { id: 'widget.JsonField.fault.UnexpectedEndOfString' },
  UnexpectedEndOfNumber: { id: 'widget.JsonField.fault.UnexpectedEndOfNumber' },
  InvalidUnicode: { id: 'widget.JsonField.fault.InvalidUnicode' },
  InvalidEscapeCharacter: { id: 'widget.JsonField.fault.InvalidEscapeCharacter' },
  InvalidCharacter: { id: 'widget.JsonField.fault.InvalidCharacter' },
  RepeatedKey: { id: 'widget.JsonField.fault.RepeatedKey' },
});

/** JSON as text, with its lines numbered and its issues listed by position. Tab leaves the field, as any other. */
export function JsonField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<JsonFieldProps, JsonFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const json = useJsonText(bound?.value, (value) => {
    bound?.set(value);
    emit('change', { value });
  });
  const { issue: syntaxIssue } = json;
  const lines = json.text.split('\n').length;
  const issues =
    props.schema && json.value !== undefined && json.text.trim() !== ''
      ? schemaIssues(json.text, json.value, props.schema)
      : [];
  const issueText = syntaxIssue
    ? formatMessage(
        { id: 'widget.JsonField.at' },
        {
          line: syntaxIssue.line,
          column: syntaxIssue.column,
          problem: formatMessage(issueMessage(syntaxIssue.kind), { name: syntaxIssue.name ?? '' }),
        },
      )
    : undefined;
  const count =
    issues.length > 0 ? formatMessage({ id: 'widget.JsonField.faults' }, { count: issues.length }) : undefined;
  const show = ({ offset, length }: TextPosition) => {
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + length);
  };
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={issueText ?? error ?? count}
      required={props.required}
      aside={
        !props.readOnly && (
          <button
            type="button"
            className={field.small}
            disabled={props.disabled || syntaxIssue !== undefined || json.text === ''}
            onClick={() => json.change(formatJson(json.text))}
          >
            {formatMessage({ id: 'widget.JsonField.format' })}
            <Spoken>{props.label}</Spoken>
          </button>
        )
      }
      after={issues.length > 0 && <SchemaIssueList label={count ?? ''} issues={issues} onShow={show} />}
    >
      {(control) => (
        <div className={`${field.box} ${styles.box}`}>
          <div className={styles.page}>
            <LineNumbers
              count={lines}
              wrong={[...(syntaxIssue ? [syntaxIssue] : []), ...issues].map(({ line }) => line).join(',')}
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
          {syntaxIssue && (
            <button
              type="button"
              className={styles.go}
              aria-label={formatMessage(
                { id: 'widget.JsonField.show' },
                { line: syntaxIssue.line, column: syntaxIssue.column },
              )}
              title={formatMessage(
                { id: 'widget.JsonField.show' },
                { line: syntaxIssue.line, column: syntaxIssue.column },
              )}
              onClick={() => show(syntaxIssue)}
            >
              <Glyph name="alert" size={16} />
            </button>
          )}
          <Spoken live>{issueText ?? count ?? ''}</Spoken>
        </div>
      )}
    </Field>
  );
}

function issueMessage(kind: string): MessageDescriptor {
  const isKnown = (name: string): name is keyof typeof issueMessages => Object.hasOwn(issueMessages, name);
  return issueMessages[isKnown(kind) ? kind : 'InvalidSymbol'];
}

/** The same text with two spaces for each level. Nothing but blanks changes, so long numbers keep all their digits. */
export function formatJson(text: string): string {
  return applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true, eol: '\n' })).trim();
}
