import type { FormProps } from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Marks } from '../page/adapter.ts';
import { type FormShape, firstValueOf, type FormValue } from '../page/form-shape.ts';
import { jsonSchemaOf } from '../page/json-schema.ts';
import { serveForm } from '../page/serve-form.ts';

/** Serves RJSF in one of its themes. */
export function serveRjsf(Form: ComponentType<FormProps<FormValue>>, marks: Marks): void {
  serveForm({
    marks,
    prepare(shape) {
      const schema = jsonSchemaOf(shape);
      const uiSchema = { ...textareasOf(shape), 'ui:submitButtonOptions': { submitText: 'Submit' } };
      const validator = customizeValidator<FormValue>();
      return {
        show: (container) =>
          createRoot(container).render(
            <Form
              schema={schema}
              uiSchema={uiSchema}
              validator={validator}
              initialFormData={firstValueOf(shape)}
              noHtml5Validate
              showErrorList={false}
            />,
          ),
        check: () =>
          customizeValidator<FormValue>().validateFormData(firstValueOf(shape), jsonSchemaOf(shape)).errors.length,
      };
    },
  });
}

const textareasOf = ({ sections }: FormShape) =>
  Object.fromEntries(
    sections.map(({ key, fields }) => [
      key,
      Object.fromEntries(
        fields.filter(({ kind }) => kind === 'textarea').map((field) => [field.key, { 'ui:widget': 'textarea' }]),
      ),
    ]),
  );
