/** Formily with antd's components. */
import { DatePicker, FormItem, Input, NumberPicker, Select } from '@formily/antd-v5';
import { createForm } from '@formily/core';
import { createSchemaField, FormProvider, type ISchema } from '@formily/react';
import { Checkbox as AntCheckbox } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect, mapProps } from '@formily/react';
import { choices, type Condition, type FieldShape, firstValueOf, type FormShape, limits } from '../page/form-shape.ts';
import { serveForm } from '../page/serve-form.ts';

const Checkbox = connect(AntCheckbox, mapProps({ value: 'checked' }));

function Section({ title, children }: { title?: string; children?: ReactNode }): ReactElement {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const SchemaField = createSchemaField({
  components: { DatePicker, FormItem, Input, TextArea: Input.TextArea, NumberPicker, Select, Checkbox, Section },
});

const shownWhen = (when: Condition | undefined) =>
  when && {
    'x-reactions': {
      dependencies: [`${when.section}.${when.field}`],
      fulfill: { state: { visible: '{{$deps[0] === true}}' } },
    },
  };

const components = {
  text: { type: 'string', 'x-component': 'Input' },
  textarea: { type: 'string', 'x-component': 'TextArea', 'x-component-props': { rows: 3 } },
  number: { type: 'number', 'x-component': 'NumberPicker' },
  date: { type: 'string', 'x-component': 'DatePicker', 'x-validator': 'date' },
  checkbox: { type: 'boolean', 'x-component': 'Checkbox' },
  select: {
    type: 'string',
    'x-component': 'Select',
    enum: choices.map((choice) => ({ label: choice, value: choice })),
  },
} as const;

function fieldOf({ label, kind, required, when }: FieldShape): ISchema {
  return {
    title: label,
    required,
    'x-decorator': 'FormItem',
    ...components[kind],
    ...(kind === 'number' && { minimum: limits.smallest, maximum: limits.greatest }),
    ...((kind === 'text' || kind === 'textarea') && { maxLength: limits.textLength }),
    ...shownWhen(when),
  };
}

const schemaOf = ({ sections }: FormShape): ISchema => ({
  type: 'object',
  properties: Object.fromEntries(
    sections.map(({ key, title, fields, when }) => [
      key,
      {
        type: 'object',
        'x-component': 'Section',
        'x-component-props': { title },
        ...shownWhen(when),
        properties: Object.fromEntries(fields.map((field) => [field.key, fieldOf(field)])),
      },
    ]),
  ),
});

serveForm({
  marks: {
    field: '.ant-formily-item',
    required: '.ant-formily-item-asterisk',
    error: '.ant-formily-item-error-help',
  },
  prepare(shape) {
    const form = createForm({ initialValues: firstValueOf(shape) });
    const schema = schemaOf(shape);
    // What failed is shown at the fields.
    const submit = () => form.submit().catch(() => undefined);
    return {
      show: (container) =>
        createRoot(container).render(
          <FormProvider form={form}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              <SchemaField schema={schema} />
              <button type="submit">Submit</button>
            </form>
          </FormProvider>,
        ),
      check: () =>
        form.validate().then(
          () => 0,
          (errors: unknown[]) => errors.length,
        ),
    };
  },
});
