import type { CompiledForm } from '#engine/document';

/** What the form calls a field, and its options by their value as text. */
export interface FieldWords {
  title: string | undefined;
  options: Readonly<Record<string, string>>;
}

/** The words of a form for the field at the first part of a pointer, such as `bgType` of `/bgType`. */
export function wordsOfForm(form: CompiledForm | undefined, pointer: string): FieldWords {
  const [, name = ''] = pointer.split('/');
  const field = own(own(form?.schema, 'properties'), name);
  const options = [own(field, 'oneOf'), own(field, 'anyOf')].flatMap((list) => (Array.isArray(list) ? list : []));
  return {
    title: text(own(field, 'title')),
    options: Object.fromEntries(
      options.flatMap((option) => {
        const title = text(own(option, 'title'));
        return title === undefined ? [] : [[String(own(option, 'const')), title]];
      }),
    ),
  };
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
