import { showWidget, type Shown } from '#tests/widgets/show-widget.tsx';
import type { CompiledForm, Json } from '#engine/document';
import source from '../Form.examples.json' with { type: 'json' };

interface FormExample {
  name: string;
  props: Record<string, Json>;
  value: Json;
  forms: Record<string, CompiledForm>;
}

type Locale = 'en-US' | 'zh-CN';

/** The examples as pages carry them, in one language: the samples that users of RJSF know, written by us. */
export function formExamples(locale: Locale = 'en-US'): FormExample[] {
  return JSON.parse(JSON.stringify(source), (_key, part: unknown) =>
    part !== null && typeof part === 'object' && 't' in part ? Reflect.get(Object(part.t), locale) : part,
  );
}

/** Shows one of them, bound to the state; `value` in place of its own. */
export async function showExample(name: string, value?: Json, locale: Locale = 'en-US'): Promise<Shown> {
  const example = formExamples(locale).find((one) => one.name === name);
  if (!example) throw new Error(`There is no example ${name}.`);
  return showWidget('Form', example.props, {
    value: value === undefined ? example.value : value,
    forms: example.forms,
    locale,
    listen: ['change'],
  });
}
