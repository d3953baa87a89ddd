import type { ErrorSchema, ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils';

export interface Section {
  title: string;
  fields: string[];
  /** Of groups that the widget around a property form folds. */
  id?: string;
  isFolded?: boolean;
}

/** How a form groups its fields: `"ui:sections": [{"title": …, "fields": […]}]`. */
export function sectionsOf(uiSchema: ObjectFieldTemplateProps['uiSchema']): Section[] {
  const sections: unknown = uiSchema?.['ui:sections'];
  // Safe: form documents are checked before they are served.
  return Array.isArray(sections) ? (sections as Section[]) : [];
}

/** `"ui:when": {"bgType": 0}`: the field shows only while the others have these values. */
export function isShown(uiSchema: UiSchema | undefined, value: Readonly<Record<string, unknown>>): boolean {
  const when: unknown = uiSchema?.['ui:when'];
  if (!when || typeof when !== 'object') return true;
  return Object.entries(when).every(([field, wanted]) => value[field] === wanted);
}

/** Whether a field, or a part of it, has an issue. */
export const hasIssue = (issues: ErrorSchema | undefined): boolean => issuesIn(issues).length > 0;

/** The issues of a value and of all its parts. */
export function issuesIn(issues: ErrorSchema | undefined): string[] {
  return Object.entries(issues ?? {}).flatMap(([name, part]) => {
    if (name !== '__errors') return issuesIn(part as ErrorSchema);
    return Array.isArray(part) ? part.filter((text) => typeof text === 'string') : [];
  });
}
