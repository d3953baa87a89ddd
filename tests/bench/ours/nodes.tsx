/** Pagewright with the form's fields as nodes of a page document. */
import type { DocumentSource, NodeSource, Rule } from '#engine/document';
import { createEngine, createScope } from '#engine/runtime';
import { choices, type Condition, type FieldShape, firstValueOf, type FormShape, limits } from '../page/form-shape.ts';
import { fieldSchema } from '../page/json-schema.ts';
import { serveForm } from '../page/serve-form.ts';
import { benchHost } from './host.ts';
import { ourMarks } from './marks.ts';
import { readyPage } from './page.tsx';

const path = ({ section, field }: Condition): string => `state.${section}.${field}`;
const said = (text: string): { t: Record<string, string> } => ({ t: { 'en-US': text } });

function pageOf(shape: FormShape): DocumentSource {
  const values = firstValueOf(shape);
  const state = shape.sections.map(({ key, fields }) => [
    key,
    {
      type: 'object',
      default: values[key] ?? {},
      schema: {
        type: 'object',
        properties: Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])),
      },
    },
  ]);
  const sections = shape.sections.map((section) => ({
    id: section.key,
    widget: 'Stack',
    ...(section.when && { when: path(section.when) }),
    slots: {
      default: [
        { id: `${section.key}-title`, widget: 'Heading', props: { text: said(section.title), size: 'sm' } },
        ...section.fields.map((field) => nodeOf(field, path({ section: section.key, field: field.key }))),
      ],
    },
  }));
  const submit = { id: 'submit', widget: 'Button', props: { label: said('Submit'), type: 'submit' } };
  return {
    kind: 'page',
    version: 1,
    id: 'bench.form',
    route: '/form',
    roles: 'public',
    title: said('Form'),
    state: Object.fromEntries(state),
    body: {
      id: 'form',
      widget: 'FormLayout',
      props: { label: said('Form') },
      slots: { default: sections, actions: [submit] },
      on: { submit: [{ do: 'validate' }] },
    },
  };
}

const widgets = {
  text: 'TextField',
  number: 'NumberField',
  date: 'DateField',
  select: 'Select',
  checkbox: 'Checkbox',
  textarea: 'TextArea',
} as const;

function nodeOf(field: FieldShape, bind: string): NodeSource {
  const { key, kind, label, required, when } = field;
  return {
    id: key,
    widget: widgets[kind],
    bind,
    ...(when && { when: path(when) }),
    props: {
      label: said(label),
      ...(required && { required }),
      ...(kind === 'select' && { options: choices.map((choice) => ({ value: choice, label: said(choice) })) }),
    },
    rules: rulesOf(field, bind),
  };
}

function rulesOf({ kind, required }: FieldShape, bind: string): Rule[] {
  const isText = kind === 'text' || kind === 'textarea';
  const demanded = isText ? `size(coalesce(${bind}, '')) > 0` : `${bind} != null`;
  return [
    ...(required ? [{ test: demanded, text: said('This field is required.') }] : []),
    ...(isText
      ? [{ test: `size(coalesce(${bind}, '')) <= ${limits.textLength}`, text: said('This text is too long.') }]
      : []),
    ...(kind === 'date' ? [{ test: `${bind} == null || size(${bind}) == 10`, text: said('This is no date.') }] : []),
    ...(kind === 'number'
      ? [
          {
            test: `${bind} == null || (${bind} >= ${limits.smallest} && ${bind} <= ${limits.greatest})`,
            text: said('This number is out of range.'),
          },
        ]
      : []),
  ];
}

/** The rules of all fields of the shown document, as the `validate` action evaluates them. */
serveForm({
  marks: ourMarks,
  async prepare(shape) {
    const { document, show } = await readyPage(pageOf(shape));
    return {
      show,
      check() {
        const engine = createEngine(benchHost(), () => (text) => String(text));
        const scope = createScope({ engine, document, part: document, params: {} });
        const sections = document.body.slots?.['default'] ?? [];
        return sections
          .flatMap((section) => section.slots?.['default'] ?? [])
          .filter((node) => node.when === undefined || scope.holds(node.when))
          .filter((node) => node.rules?.some((rule) => !scope.holds(rule.test))).length;
      },
    };
  },
});
