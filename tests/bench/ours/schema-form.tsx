/** Pagewright with the form as a JSON Schema in one `Form` node. */
import type { DocumentSource } from '#engine/document';
import { createInterpretingValidator } from '#widgets/Form/interpreting-validator.ts';
import { type FormShape, firstValueOf } from '../page/form-shape.ts';
import { jsonSchemaOf } from '../page/json-schema.ts';
import { serveForm } from '../page/serve-form.ts';
import { ourMarks } from './marks.ts';
import { readyPage } from './page.tsx';

const said = (text: string): { t: Record<string, string> } => ({ t: { 'en-US': text } });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function formOf(shape: FormShape): DocumentSource {
  const areas = shape.sections.map(({ key, fields }) => [
    key,
    Object.fromEntries(
      fields.filter(({ kind }) => kind === 'textarea').map((field) => [field.key, { 'ui:widget': 'textarea' }]),
    ),
  ]);
  return {
    kind: 'form',
    version: 1,
    id: 'bench.schema',
    schema: jsonSchemaOf(shape),
    ui: {
      ...Object.fromEntries(areas),
      'ui:sections': shape.sections.map(({ key, title }) => ({ title, fields: [key] })),
    },
  };
}

function pageOf(shape: FormShape): DocumentSource {
  return {
    kind: 'page',
    version: 1,
    id: 'bench.form',
    route: '/form',
    roles: 'public',
    title: said('Form'),
    state: { value: { type: 'object', default: firstValueOf(shape) } },
    body: {
      id: 'layout',
      widget: 'FormLayout',
      props: { label: said('Form') },
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: [
          { id: 'form', widget: 'Form', bind: 'state.value', props: { form: 'bench.schema', label: said('Form') } },
        ],
        actions: [{ id: 'submit', widget: 'Button', props: { label: said('Submit'), type: 'submit' } }],
      },
    },
  };
}

serveForm({
  marks: ourMarks,
  async prepare(shape) {
    const { document, show } = await readyPage(pageOf(shape), { documents: { 'bench.schema': formOf(shape) } });
    return {
      show,
      check() {
        const schema = document.forms?.['bench.schema']?.schema;
        if (!isObject(schema)) throw new Error('The page carries no form.');
        return createInterpretingValidator().validateFormData(firstValueOf(shape), schema).errors.length;
      },
    };
  },
});
