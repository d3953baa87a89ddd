import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import { useDraft } from '../kit/field/useDraft.ts';
import type { RichTextEvents, RichTextProps } from '../generated/types.ts';
import { RichEditor } from './RichEditor.tsx';
import { RichView } from './RichView.tsx';

/** Text with headings, lists, quotes, code and links. Its value is Markdown, which `Markdown` shows. */
export function RichText({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<RichTextProps, RichTextEvents>): ReactElement {
  const [markdown, setMarkdown] = useDraft(boundText(bound), bound?.set);
  const isEdited = !props.readOnly && !props.disabled;
  const change = (value: string) => {
    setMarkdown(value);
    emit('change', { value });
  };
  return (
    <Field
      id={id}
      group
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={props.required}
    >
      {(control) =>
        isEdited ? (
          <RichEditor
            control={control}
            name={nodeId}
            props={props}
            markdown={markdown}
            onChange={change}
            onBlur={() => emit('blur', null)}
          />
        ) : (
          <RichView control={control} isDisabled={props.disabled ?? false} markdown={markdown} />
        )
      }
    </Field>
  );
}
