import type { JsonSchema } from '#schemas';
import type { ActionDescription, Catalogue, WidgetDescription } from '#engine/document';

interface Descriptions {
  /** `widgets/generated/catalogue.json` */
  widgets: unknown;
  /** `engine/document/generated/actions.json` */
  actions: unknown;
}

/** Builds the catalogue from the generated files; shared definitions are put where each schema finds them. */
export function createCatalogue({ widgets, actions }: Descriptions): Catalogue {
  // Safe: the generator has checked every description against its schema before it wrote the files.
  const widgetList = Object.entries(widgets as Record<string, WidgetDescription>);
  const actionList = Object.entries(actions as Record<string, ActionDescription>);
  return {
    widgets: Object.fromEntries(
      widgetList.map(([name, widget]) => [name, { ...widget, props: withDefinitions(widget.props, widget.$defs) }]),
    ),
    actions: Object.fromEntries(
      actionList.map(([name, action]) => [name, { ...action, args: withDefinitions(action.args, action.$defs) }]),
    ),
  };
}

function withDefinitions(schema: JsonSchema, definitions: Record<string, JsonSchema> | undefined): JsonSchema {
  return definitions ? { ...schema, $defs: { ...definitions, ...schema.$defs } } : schema;
}
