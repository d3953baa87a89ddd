import type { JsonSchema } from '#schemas';
import type { Value } from './source.ts';

/** A slot for nodes inside a widget. */
export interface SlotDescription {
  description?: string;
  /** Widgets that the slot takes; absent: any. */
  accepts?: string[];
  /** Names that the slot's expressions may use beside the roots, each with a JSON Schema (`{}`: anything). */
  locals?: Record<string, JsonSchema>;
}

/** An event of a widget, and what it carries. */
export interface EventDescription {
  description?: string;
  /** JSON Schema of what `event` holds, `x-item-of` in it as in slots; absent: nothing. */
  detail?: JsonSchema;
}

/** `widgets/<Name>/<Name>.schema.json`. Annotations of props are explained at `Annotations` in `#schemas`. */
export interface WidgetDescription {
  $id: string;
  title: string;
  description?: string;
  category: string;
  props: JsonSchema;
  /** Present when nodes of the widget may have `bind`: the bound value's schema. */
  bind?: JsonSchema;
  /** Further values that nodes may bind by name, in `binds`. */
  binds?: Record<string, JsonSchema>;
  events?: Record<string, EventDescription>;
  slots?: Record<string, SlotDescription>;
  /** Its value is a secret and never persisted on the device. `parts`: the widget names the secret parts (`useWithheld`). */
  secret?: boolean | 'parts';
  /** How the page designer offers it; absent: it is no part that people add by itself. */
  palette?: { name: Record<string, string>; icon: string; props: Record<string, Value> };
  /** Widgets that this one renders by itself; a document that uses it carries their messages too. */
  uses?: string[];
  /** It shows fields of records: the widgets that kinds of fields name are among those that it uses. */
  usesKinds?: true;
  $defs?: Record<string, JsonSchema>;
}

/** `engine/runtime/actions/<name>/<name>.schema.json`; `args` describes everything beside `do`. */
export interface ActionDescription {
  $id: string;
  title: string;
  description?: string;
  args: JsonSchema;
  $defs?: Record<string, JsonSchema>;
}

/** What the checker, the compiler and the designer know about widgets and actions; built by `createCatalogue`. */
export interface Catalogue {
  widgets: Record<string, WidgetDescription>;
  actions: Record<string, ActionDescription>;
}
