import type { ActionDescription, WidgetDescription } from '#engine/document';
import { checkActionDescription, checkWidgetDescription } from '#schemas/descriptions';
import { folders, readJson } from './files.ts';
import { readKindMessages, readKindWidgets } from './kinds.ts';

export const locales = ['en-US', 'zh-CN'] as const;

/** The descriptions of all widget folders, sorted by name. Throws with every issue of a description. */
export async function readWidgets(): Promise<WidgetDescription[]> {
  const widgets: WidgetDescription[] = [];
  for (const name of await folders('widgets')) {
    const path = `widgets/${name}/${name}.schema.json`;
    const description = await readJson(path);
    if (description === undefined) continue;
    const diagnostics = checkWidgetDescription(description, name);
    if (diagnostics.length) throw new Error(diagnostics.map((f) => `${path}${f.pointer}: ${f.message}`).join('\n'));
    // Safe: checked one line above.
    widgets.push(description as WidgetDescription);
  }
  const ofKinds = await readKindWidgets();
  return widgets.map((widget) => (widget.usesKinds ? { ...widget, uses: withoutRepeats(widget, ofKinds) } : widget));
}

/** The widgets that a widget says it uses, and those of kinds; not itself. */
const withoutRepeats = ({ $id, uses = [] }: WidgetDescription, ofKinds: readonly string[]): string[] =>
  [...new Set([...uses, ...ofKinds])].filter((name) => name !== $id).sort();

/** The descriptions of all action folders, sorted by name. Throws with every issue of a description. */
export async function readActions(): Promise<ActionDescription[]> {
  const actions: ActionDescription[] = [];
  for (const name of await folders('engine/runtime/actions')) {
    const path = `engine/runtime/actions/${name}/${name}.schema.json`;
    const description = await readJson(path);
    if (description === undefined) continue;
    const diagnostics = checkActionDescription(description, name);
    if (diagnostics.length) throw new Error(diagnostics.map((f) => `${path}${f.pointer}: ${f.message}`).join('\n'));
    // Safe: checked one line above.
    actions.push(description as ActionDescription);
  }
  return actions;
}

/** The texts of widgets and of kinds of fields by language, sorted by key. */
export async function readWidgetMessages(
  widgets: WidgetDescription[],
): Promise<Record<string, Record<string, string>>> {
  const all: Record<string, Record<string, string>> = {};
  for (const locale of locales) {
    const texts: Record<string, string> = await readKindMessages(locale);
    for (const { $id } of widgets) {
      const own = await readJson(`widgets/${$id}/messages.${locale}.json`);
      if (own !== null && typeof own === 'object') Object.assign(texts, own);
    }
    all[locale] = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return all;
}
