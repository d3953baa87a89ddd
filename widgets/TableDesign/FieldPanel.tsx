import type RjsfForm from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { ErrorSchemaBuilder, type RJSFValidationError } from '@rjsf/utils';
import { type ReactElement, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormValues } from '../Form/inputs/form-values.ts';
import type { FormContext } from '../Form/inputs/form-context.ts';
import { createInterpretingValidator } from '../Form/interpreting-validator.ts';
import { messageOf } from '../Form/messages.ts';
import { SchemaForm, type Value } from '../Form/SchemaForm.tsx';
import { type FormField, wordsOf } from './design.ts';
import { panelOf } from './panel-schema.ts';
import { type PanelValue, panelValue } from './panel-value.ts';
import { useKindTexts } from './useKindTexts.ts';

interface FieldPanelProps {
  ref: Ref<RjsfForm<Value>>;
  id: string;
  field: FormField;
  isTitle: boolean;
  tables: readonly { value: string; label: string }[];
  /** What the server said of this field, by the property of the panel. */
  denied: readonly { property: string; said: string }[];
  onChange: (value: PanelValue) => void;
}

/** The properties of one field. It keeps its own value: give it another key to begin again from the field. */
export function FieldPanel(given: FieldPanelProps): ReactElement {
  const { ref, id, field, isTitle, tables, denied, onChange } = given;
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const [start] = useState(() => panelValue(field, { isTitle, locale }));
  const [validator] = useState(() => createInterpretingValidator<Value>());
  const [context] = useState<FormContext>(() => ({
    omit: [],
    values: new FormValues(start),
    uploaded: undefined,
    upload: () => undefined,
  }));
  const { type } = field.kind;
  const fixed = 'options' in field.kind && field.kind.options.source === 'fixed' ? field.kind.options.options : [];
  // Options are compared by what they say: a new list of the same ones is no other panel.
  const said = JSON.stringify(fixed.map((option) => ({ value: option.value, label: wordsOf(option.label, locale) })));
  const { schema, ui } = useMemo(
    () => panelOf({ type, tables, options: JSON.parse(said) }, texts),
    [type, tables, said, texts],
  );
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback(({ formData = {} }: IChangeEvent<Value>) => latest.current(formData), []);
  const transform = useCallback(
    (errors: RJSFValidationError[]) => errors.map((error) => ({ ...error, message: messageOf(error, formatMessage) })),
    [formatMessage],
  );
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder<Value>();
    for (const { property, said } of denied) builder.addErrors(said, [property]);
    return builder.ErrorSchema;
  }, [denied]);
  const label = formatMessage({ id: 'widget.TableDesign.panel' }, { name: wordsOf(field.label, locale) });
  return (
    <SchemaForm
      ref={ref}
      id={id}
      label={label}
      schema={schema}
      ui={ui}
      validator={validator}
      start={start}
      context={context}
      disabled={false}
      denied={errors}
      transform={transform}
      onChange={change}
    />
  );
}
