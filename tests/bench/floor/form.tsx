/** The floor: a form as one writes it by hand in plain React, with native inputs and memoised fields. */
import './floor.css';
import { type FormEvent, memo, type ReactElement, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { choices, type FieldShape, type FormShape, firstValueOf, holds, limits } from '../page/form-shape.ts';
import { serveForm } from '../page/serve-form.ts';

type Held = string | number | boolean | undefined;
type Change = (section: string, field: string, value: Held) => void;

interface FieldProps {
  section: string;
  field: FieldShape;
  value: Held;
  error: string | undefined;
  onChange: Change;
}

const Field = memo(function Field({ section, field, value, error, onChange }: FieldProps): ReactElement {
  const { key, kind, label, required } = field;
  const put = (next: Held) => onChange(section, key, next);
  const control = { id: key, 'aria-required': required, 'aria-invalid': error !== undefined };
  const text = typeof value === 'string' || typeof value === 'number' ? value : '';
  return (
    <div className="field">
      <label htmlFor={key}>
        {label}
        {required && <span className="required">*</span>}
      </label>
      {kind === 'text' && <input {...control} value={text} onChange={(event) => put(event.target.value)} />}
      {kind === 'number' && (
        <input
          {...control}
          type="number"
          value={text}
          onChange={(event) => put(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      )}
      {kind === 'date' && (
        <input
          {...control}
          type="date"
          value={text}
          onChange={(event) => put(event.target.value === '' ? undefined : event.target.value)}
        />
      )}
      {kind === 'checkbox' && (
        <input {...control} type="checkbox" checked={value === true} onChange={(event) => put(event.target.checked)} />
      )}
      {kind === 'textarea' && (
        <textarea {...control} rows={3} value={text} onChange={(event) => put(event.target.value)} />
      )}
      {kind === 'select' && (
        <select {...control} value={text} onChange={(event) => put(event.target.value)}>
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {error && <p className="error">{error}</p>}
    </div>
  );
});

function Form({ shape }: { shape: FormShape }): ReactElement {
  const [value, setValue] = useState<Record<string, Record<string, Held>>>(() => firstValueOf(shape));
  const [isChecked, setIsChecked] = useState(false);
  const change = useCallback<Change>((section, field, next) => {
    setValue((before) => ({ ...before, [section]: { ...before[section], [field]: next } }));
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
  };
  const isShown = (when: FieldShape['when']) => !when || value[when.section]?.[when.field] === true;
  return (
    <form noValidate onSubmit={submit}>
      {shape.sections.map((section) =>
        isShown(section.when) ? (
          <fieldset key={section.key}>
            <legend>{section.title}</legend>
            {section.fields.map((field) => {
              const held = value[section.key]?.[field.key];
              return isShown(field.when) ? (
                <Field
                  key={field.key}
                  section={section.key}
                  field={field}
                  value={held}
                  error={isChecked ? issueOf(field, held) : undefined}
                  onChange={change}
                />
              ) : null;
            })}
          </fieldset>
        ) : null,
      )}
      <button type="submit">Submit</button>
    </form>
  );
}

function issueOf({ kind, required }: FieldShape, value: Held): string | undefined {
  if (value === undefined || value === '') return required ? 'This field is required.' : undefined;
  if (kind === 'number' && (Number(value) < limits.smallest || Number(value) > limits.greatest))
    return 'This number is out of range.';
  if (kind === 'date' && Number.isNaN(Date.parse(String(value)))) return 'This is no date.';
  if (typeof value === 'string' && value.length > limits.textLength) return 'This text is too long.';
  return undefined;
}

serveForm({
  marks: { field: '.field', required: '.required', error: '.error' },
  prepare: (shape) => ({
    show: (container) => createRoot(container).render(<Form shape={shape} />),
    check() {
      const value = firstValueOf(shape);
      return shape.sections
        .flatMap(({ key, fields }) => fields.map((field) => ({ section: key, field })))
        .filter(({ section, field }) => holds(field.when, value) && issueOf(field, value[section]?.[field.key])).length;
    },
  }),
});
