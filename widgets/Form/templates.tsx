import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { FormContext } from './inputs/form-context.ts';
import sectionStyles from '../kit/sections/sections.module.css';
import styles from './Form.module.css';

interface Section {
  title: string;
  fields: string[];
}

/** How a form groups its fields: `"ui:sections": [{"title": …, "fields": […]}]`. */
function sectionsOf(uiSchema: ObjectFieldTemplateProps['uiSchema']): Section[] {
  const sections: unknown = uiSchema?.['ui:sections'];
  // Safe: form documents are checked before they are served.
  return Array.isArray(sections) ? (sections as Section[]) : [];
}

/** `"ui:when": {"bgType": 0}`: the field shows only while the others have these values. */
function isShown(uiSchema: FieldTemplateProps['uiSchema'], value: Readonly<Record<string, unknown>>): boolean {
  const when: unknown = uiSchema?.['ui:when'];
  if (!when || typeof when !== 'object') return true;
  return Object.entries(when).every(([field, wanted]) => value[field] === wanted);
}

/** Sections with a heading each; what no section names comes last. */
function ObjectFieldTemplate({ properties, uiSchema, registry }: ObjectFieldTemplateProps): ReactElement {
  // Safe: Form hands exactly this context to RJSF.
  const { omit, values } = registry.formContext as FormContext;
  const isVisible = (name: string): boolean => isShown(uiSchema?.[name], values.read());
  // Renders again when another field appears, and not for every change of the value.
  useSyncExternalStore(values.subscribe, () => properties.map(({ name }) => Number(isVisible(name))).join(''));
  const shown = properties.filter(({ name, hidden }) => !hidden && !omit.includes(name) && isVisible(name));
  const sections = sectionsOf(uiSchema);
  const named = new Set(sections.flatMap(({ fields }) => fields));
  const rest = shown.filter(({ name }) => !named.has(name));
  return (
    <>
      {sections.map(({ title, fields }) => {
        const own = fields.flatMap((field) => shown.filter(({ name }) => name === field));
        if (own.length === 0) return null;
        return (
          <fieldset key={title} className={styles.section} data-section="">
            <legend className={styles.title}>{title}</legend>
            {own.map(({ content }) => content)}
          </fieldset>
        );
      })}
      {rest.map(({ content }) => content)}
    </>
  );
}

/** The inputs have their own label, hint and error. */
function FieldTemplate({ children, hidden }: FieldTemplateProps): ReactElement | null {
  return hidden ? null : <div className={`${styles.field} ${sectionStyles.sections}`}>{children}</div>;
}

export const templates = { ObjectFieldTemplate, FieldTemplate };
