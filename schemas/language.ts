import actionDescription from './language/action-description.schema.json' with { type: 'json' };
import action from './language/action.schema.json' with { type: 'json' };
import binding from './language/binding.schema.json' with { type: 'json' };
import block from './language/block.schema.json' with { type: 'json' };
import dialog from './language/dialog.schema.json' with { type: 'json' };
import drawer from './language/drawer.schema.json' with { type: 'json' };
import form from './language/form.schema.json' with { type: 'json' };
import fragment from './language/fragment.schema.json' with { type: 'json' };
import layout from './language/layout.schema.json' with { type: 'json' };
import list from './language/list.schema.json' with { type: 'json' };
import navigation from './language/navigation.schema.json' with { type: 'json' };
import node from './language/node.schema.json' with { type: 'json' };
import overlay from './language/overlay.schema.json' with { type: 'json' };
import page from './language/page.schema.json' with { type: 'json' };
import part from './language/part.schema.json' with { type: 'json' };
import rowForm from './language/rowForm.schema.json' with { type: 'json' };
import scope from './language/scope.schema.json' with { type: 'json' };
import theme from './language/theme.schema.json' with { type: 'json' };
import valueSchema from './language/value-schema.schema.json' with { type: 'json' };
import variant from './language/variant.schema.json' with { type: 'json' };
import widgetDescription from './language/widget-description.schema.json' with { type: 'json' };
import type { JsonSchema } from './validate/json-schema.ts';
import { own } from './validate/shape.ts';

const files: Record<string, JsonSchema> = Object.fromEntries(
  [
    action,
    actionDescription,
    binding,
    block,
    dialog,
    drawer,
    form,
    fragment,
    layout,
    list,
    navigation,
    node,
    overlay,
    page,
    part,
    rowForm,
    scope,
    theme,
    valueSchema,
    variant,
    widgetDescription,
    // Safe: the files use only the keywords of JsonSchema, which a test checks.
  ].map((schema) => [schema.$id, schema as JsonSchema]),
);

/** The kinds of documents, as `kind` names them. */
export const documentKinds = [
  'page',
  'dialog',
  'drawer',
  'form',
  'fragment',
  'layout',
  'list',
  'navigation',
  'part',
  'rowForm',
  'theme',
  'variant',
] as const;

/** A schema of the document language by its file name, `node.schema.json`, or a part of it, `…#/$defs/list`. */
export function languageSchema(ref: string): JsonSchema | undefined {
  const [file = '', part] = ref.split('#/$defs/');
  const schema = own(files, file);
  return part === undefined ? schema : own(schema?.$defs, part);
}

/** All schemas of the language, by file name. */
export function languageSchemas(): Record<string, JsonSchema> {
  return { ...files };
}
