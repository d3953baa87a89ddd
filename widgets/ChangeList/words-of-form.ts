import type { CompiledForm } from '#engine/document';

/** What the form calls a field, and its options by their value as text. */
export interface FieldWords {
  title: string | undefined;
  options: Readonly<Record<string, string>>;
}

/**
 * The words of a form for the field of a pointer, such as `bgType` of `/bgType`. A field inside others is named with them, without the
 * outermost: `English · Title`.
 */
export function wordsOfForm(form: CompiledForm | undefined, pointer: string): FieldWords {
  const [name = '', ...inner] = pointer.split('/').slice(1);
  const field = own(own(form?.schema, 'properties'), name);
  const titles = [text(own(field, 'title'))];
  let part = field;
  for (const key of inner) {
    part = own(own(resolved(form, part), 'properties'), key);
    titles.push(text(own(part, 'title')));
  }
  const known = titles.filter((title) => title !== undefined);
  const options = [own(field, 'oneOf'), own(field, 'anyOf')].flatMap((list) => (Array.isArray(list) ? list : []));
  return {
    title: known.length === 0 ? undefined : (known.length > 2 ? known.slice(1) : known).join(' · '),
    options: Object.fromEntries(
      options.flatMap((option) => {
        const title = text(own(option, 'title'));
        return title === undefined ? [] : [[String(own(option, 'const')), title]];
      }),
    ),
  };
}

/** The part itself, or the one of `$defs` that it refers to. */
function resolved(form: CompiledForm | undefined, part: unknown): unknown {
  const name = /^#\/\$defs\/(.+)$/.exec(text(own(part, '$ref')) ?? '')?.[1];
  return name === undefined ? part : own(own(form?.schema, '$defs'), name);
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
