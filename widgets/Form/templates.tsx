import type { ErrorSchema, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactElement, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { FoldedGroup } from './FoldedGroup.tsx';
import { FoldsContext } from './folds.ts';
import type { FormContext } from './inputs/form-context.ts';
import sectionStyles from '../kit/sections/sections.module.css';
import styles from './Form.module.css';

interface Section {
  title: string;
  fields: string[];
  /** Of groups that the widget around a property form folds. */
  id?: string;
  isFolded?: boolean;
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

/** Whether a field, or a part of it, has an issue. */
const hasIssue = (issues: ErrorSchema | undefined): boolean =>
  issues !== undefined &&
  Object.entries(issues).some(([name, one]) =>
    name === '__errors' ? Array.isArray(one) && one.length > 0 : hasIssue(one as ErrorSchema),
  );

/** Sections with a heading each; what no section names comes last. */
function ObjectFieldTemplate(given: ObjectFieldTemplateProps): ReactElement {
  const { properties, uiSchema, registry, errorSchema, fieldPathId } = given;
  const folds = useContext(FoldsContext);
  // Safe: Form hands exactly this context to RJSF.
  const { omit, values } = registry.formContext as FormContext;
  const isVisible = (name: string): boolean => isShown(uiSchema?.[name], values.read());
  const summaryOf = ({ fields }: Section): string => folds?.summaryOf(fields.filter(isVisible), values.read()) ?? '';
  // Renders again when another field appears or a summary changes, and not for every change of the value.
  useSyncExternalStore(values.subscribe, () =>
    [properties.map(({ name }) => Number(isVisible(name))).join(''), ...sectionsOf(uiSchema).map(summaryOf)].join('\n'),
  );
  const shown = properties.filter(({ name, hidden }) => !hidden && !omit.includes(name) && isVisible(name));
  const sections = sectionsOf(uiSchema);
  const named = new Set(sections.flatMap(({ fields }) => fields));
  const rest = shown.filter(({ name }) => !named.has(name));
  const wrong = sections.flatMap(({ id, fields }) =>
    id !== undefined && fields.some((name) => hasIssue(errorSchema?.[name])) ? [id] : [],
  );
  const wrongGroups = wrong.join(' ');
  const setOpen = folds?.setOpen;
  // An issue is in view once it is there; who folds its group again finds it folded.
  useLayoutEffect(() => {
    for (const group of wrongGroups.split(' ')) if (group !== '') setOpen?.(group, true);
  }, [wrongGroups, setOpen]);
  return (
    <>
      {sections.map((section) => {
        const { title, fields, id, isFolded } = section;
        const own = fields.flatMap((field) => shown.filter(({ name }) => name === field));
        if (own.length === 0) return null;
        if (folds && isFolded && id !== undefined) {
          const isOpen = folds.open.includes(id);
          return (
            <FoldedGroup
              key={title}
              id={`${fieldPathId.$id}-group-${id}`}
              title={title}
              summary={summaryOf(section)}
              isOpen={isOpen}
              isWrong={wrong.includes(id)}
              onToggle={() => folds.setOpen(id, !isOpen)}
            >
              {own.map(({ content }) => content)}
            </FoldedGroup>
          );
        }
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
