/** amis, which needs React 18. */
import 'amis/lib/themes/cxd.css';
import { render } from 'amis';
import { createRoot } from 'react-dom/client';
import { choices, type Condition, type FieldShape, firstValueOf, type FormShape, limits } from '../page/form-shape.ts';
import { serveForm } from '../page/serve-form.ts';

const shownWhen = (when: Condition | undefined) => when && { visibleOn: `\${${when.section}.${when.field}}` };

const types = {
  text: 'input-text',
  number: 'input-number',
  date: 'input-date',
  select: 'select',
  checkbox: 'checkbox',
  textarea: 'textarea',
} as const;

const controlOf = (section: string, { key, label, kind, required, when }: FieldShape) => ({
  type: types[kind],
  name: `${section}.${key}`,
  label,
  required,
  ...(kind === 'select' && { options: choices.map((choice) => ({ label: choice, value: choice })) }),
  ...(kind === 'date' && { valueFormat: 'YYYY-MM-DD' }),
  ...(kind === 'number' && { min: limits.smallest, max: limits.greatest }),
  ...((kind === 'text' || kind === 'textarea') && { validations: { maxLength: limits.textLength } }),
  ...shownWhen(when),
});

const schemaOf = (shape: FormShape) => ({
  type: 'form' as const,
  id: 'form',
  wrapWithPanel: false,
  data: firstValueOf(shape),
  body: [
    ...shape.sections.map(({ key, title, fields, when }) => ({
      type: 'fieldSet' as const,
      title,
      ...shownWhen(when),
      body: fields.map((field) => controlOf(key, field)),
    })),
    { type: 'submit' as const, label: 'Submit' },
  ],
});

interface FormHandle {
  validate(): Promise<boolean>;
}
interface Scope {
  getComponentById(id: string): FormHandle | undefined;
}

serveForm({
  marks: {
    field: '.cxd-Form-item',
    required: '.cxd-Form-star',
    error: '.cxd-Form-feedback',
  },
  prepare(shape) {
    const schema = schemaOf(shape);
    let scope: Scope | undefined;
    const keep = (next: Scope) => {
      scope = next;
    };
    return {
      show: (container) =>
        createRoot(container).render(render(schema, { scopeRef: keep, locale: 'en-US' }, { theme: 'cxd' })),
      async check() {
        const form = scope?.getComponentById('form');
        if (!form) throw new Error('amis shows no form.');
        return (await form.validate()) ? 0 : 1;
      },
    };
  },
});
