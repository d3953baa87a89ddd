import type { CompiledForm } from '#engine/document';
import { useScope } from './contexts.ts';

/** The form document that a `Form` node names; undefined when the document carries none of that name. */
export function useForm(name: string): CompiledForm | undefined {
  const { forms } = useScope().document;
  return forms && Object.hasOwn(forms, name) ? forms[name] : undefined;
}
