/** A page with a form that a builder designed: what `RecordForm` makes of the neutral shape. */
import type { DocumentSource } from '#engine/document';
import type { Schemas } from '#openapi';
import { choices, type FieldKind, type FormShape, limits, shownFields } from '../page/form-shape.ts';
import { serveForm } from '../page/serve-form.ts';
import { ourMarks } from './marks.ts';
import { readyPage } from './page.tsx';

type Rule = NonNullable<Schemas['FormConfig']['rules']>[number];
type Field = Schemas['FormField'];

const said = (text: string): { t: Record<string, string> } => ({ t: { 'en-US': text } });
const kinds = {
  text: { type: 'text', max_length: limits.textLength },
  textarea: { type: 'text', widget: 'area', max_length: limits.textLength },
  number: { type: 'number', min: limits.smallest, max: limits.greatest },
  date: { type: 'date', granularity: 'day' },
  checkbox: { type: 'boolean' },
  select: { type: 'select', options: { source: 'fixed', options: choices.map((value) => ({ value, label: value })) } },
} satisfies Record<FieldKind, Field['kind']>;

/** Rules by turns: a text that is long requires another, a number hides one, a text and a number fill a third. */
export function benchRules(shape: FormShape, count: number): Rule[] {
  const of = (kind: FieldKind): string[] => shownFields(shape, {}).flatMap((one) => (one.kind === kind ? one.key : []));
  const [texts, amounts, areas] = [of('text'), of('number'), of('textarea')];
  const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
  return Array.from({ length: count }, (_, index): Rule => {
    const id = `rule${index}`;
    const [text, amount, area] = [at(texts, index * 2), at(amounts, index), at(areas, index)];
    if (index % 3 === 0)
      return { id, expression: `size(${text}) > 100`, then: [{ do: 'state', targets: [area], is_required: true }] };
    if (index % 3 === 1)
      return { id, expression: `${amount} > 2000`, then: [{ do: 'state', targets: [area], is_hidden: true }] };
    const expression = `${text} == "never"`;
    return { id, expression, then: [{ do: 'setValue', target: area, to: { kind: 'value', value: 'filled' } }] };
  });
}

function pageOf(shape: FormShape, rules: Rule[]): DocumentSource {
  const fields = shape.sections.flatMap((section) => section.fields);
  const config: Schemas['FormConfig'] = {
    formLabel: 'Form',
    fields: fields.map(({ key, label, kind, required }) => ({
      node: 'field' as const,
      id: key,
      label,
      is_required: required,
      kind: kinds[kind],
    })),
    rules,
  };
  const first = Object.fromEntries(fields.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])));
  return {
    kind: 'page',
    version: 1,
    id: 'bench.record',
    route: '/form',
    roles: 'public',
    title: said('Form'),
    state: { value: { type: 'object', default: first } },
    body: {
      id: 'form',
      widget: 'RecordForm',
      bind: 'state.value',
      // A plain value: types of the contract have no index signature.
      props: { label: said('Form'), config: JSON.parse(JSON.stringify(config)) },
    },
  };
}

/** Hands the form with so many rules to the driver. */
export function serveRecordForm(rules: number): void {
  serveForm({
    marks: ourMarks,
    async prepare(shape) {
      const { show } = await readyPage(pageOf(shape, benchRules(shape, rules)));
      return { show, check: () => 0 };
    },
  });
}
