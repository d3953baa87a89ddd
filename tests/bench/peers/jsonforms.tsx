/** JSON Forms with its vanilla renderers. */
import { createAjv, type JsonSchema, type UISchemaElement, type ValidationMode } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Condition, type FormShape, firstValueOf, type FormValue } from '../page/form-shape.ts';
import { plainSchemaOf } from '../page/json-schema.ts';
import { serveForm } from '../page/serve-form.ts';

const scopeOf = ({ section, field }: Condition) => `#/properties/${section}/properties/${field}`;
const ruleOf = (when: Condition | undefined) =>
  when && { rule: { effect: 'SHOW', condition: { scope: scopeOf(when), schema: { const: true } } } };

function layoutOf({ sections }: FormShape): UISchemaElement {
  const groups = sections.map(({ key, title, fields, when }) => ({
    type: 'Group',
    label: title,
    ...ruleOf(when),
    elements: fields.map((field) => ({
      type: 'Control',
      label: field.label,
      scope: scopeOf({ section: key, field: field.key }),
      ...(field.kind === 'textarea' && { options: { multi: true } }),
      ...ruleOf(field.when),
    })),
  }));
  // Safe: a layout has elements, which the element's own type does not name.
  return { type: 'VerticalLayout', elements: groups } as UISchemaElement;
}

interface FormProps {
  schema: JsonSchema;
  layout: UISchemaElement;
  value: FormValue;
}

/** It has no submit of its own: errors are hidden until the button is pressed. */
function Form({ schema, layout, value }: FormProps): ReactElement {
  const [data, setData] = useState<unknown>(value);
  const [mode, setMode] = useState<ValidationMode>('ValidateAndHide');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setMode('ValidateAndShow');
      }}
    >
      <JsonForms
        schema={schema}
        uischema={layout}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={mode}
        onChange={(next) => setData(next.data)}
      />
      <button type="submit">Submit</button>
    </form>
  );
}

serveForm({
  marks: {
    // What is hidden stays in the document.
    field: '.control:not([hidden], [hidden] *)',
    required: (container) =>
      [...container.querySelectorAll('label:not([hidden] *)')].filter((label) => label.textContent?.endsWith('*'))
        .length,
    error: '.validation_error',
  },
  prepare(shape) {
    // Safe: JSON Forms' type of a schema is narrower than what it reads.
    const schema = plainSchemaOf(shape) as JsonSchema;
    const layout = layoutOf(shape);
    return {
      show: (container) =>
        createRoot(container).render(<Form schema={schema} layout={layout} value={firstValueOf(shape)} />),
      check() {
        const validate = createAjv().compile(schema);
        validate(firstValueOf(shape));
        return validate.errors?.length ?? 0;
      },
    };
  },
});
