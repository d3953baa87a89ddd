import { isObject, own } from '#schemas';
import type { CompiledAction } from '#engine/document';
import type { NodeContext, Unit } from './unit.ts';
import { withAnswers } from '#engine/written';
import { compileBySchema, usable } from './value.ts';

/** Compiles a list of actions by their schemas; what is no action is left out. */
export function compileActions(unit: Unit, list: unknown, context: NodeContext): CompiledAction[] {
  const actions = Array.isArray(list) ? list : [];
  return actions.flatMap((action) => {
    if (!isObject(action) || typeof action.do !== 'string') return [];
    const description = own(unit.context.catalogue.actions, action.do);
    const compiled: CompiledAction = { do: action.do };
    // Last, so that no argument of this name replaces it.
    const marked = (): CompiledAction[] => [context.isChanged ? { ...compiled, changed: true } : compiled];
    if (!description) return marked();
    for (const [name, value] of usable(withAnswers(action, description))) {
      if (name === 'do') continue;
      compiled[name] = compileBySchema(unit, value, own(description.args.properties, name), context, compileActions);
    }
    return marked();
  });
}
