import { isObject, type JsonSchema, own, pointerTo } from '#schemas';
import type { Catalogue } from '#engine/document';
import { answerWords } from '#engine/written';
import { type DataPath, dataPath } from './data-paths.ts';
import { expressionsOf, type Local, type Locals, type WrittenExpression } from './reads.ts';

/** One action of a list, at any depth, with what it does. */
export interface Step {
  do: string;
  action: Readonly<Record<string, unknown>>;
  pointer: string;
  /** The list's own press or key has begun it, and nothing between ended that: no countdown and no message of another window. */
  hasGesture: boolean;
  locals: Locals;
  /** The operation that it calls. */
  call?: string;
  /** The named list that it runs. */
  run?: string;
  /** The pointer of the dialog or drawer of this document that it opens, or the id of another document. */
  opens?: string;
  writes: { path: DataPath; pointer: string }[];
  /** Those of its arguments, without those of the lists inside. */
  expressions: WrittenExpression[];
}

interface ListPosition {
  pointer: string;
  scope: string;
  locals: Locals;
}

/** The steps of a list and of the lists inside it, in the order in which they are written. */
export function stepsOf(list: unknown, at: ListPosition, { actions }: Pick<Catalogue, 'actions'>): Step[] {
  const found: Step[] = [];
  const visitList = (value: unknown, pointer: string, hasGesture: boolean, around: Locals): void => {
    if (!Array.isArray(value)) return;
    const locals = new Map(around);
    for (const [index, action] of value.entries()) {
      if (isObject(action)) visitAction(action, `${pointer}/${index}`, hasGesture, locals);
    }
  };
  const visitAction = (
    action: Record<string, unknown>,
    pointer: string,
    hasGesture: boolean,
    locals: Map<string, Local>,
  ): void => {
    const name = String(action.do);
    const step: Step = { do: name, action, pointer, hasGesture, locals, writes: [], expressions: [] };
    found.push(step);
    const schemas = own(actions, name)?.args.properties ?? {};
    const lists: { value: unknown; schema: JsonSchema; pointer: string }[] = [];
    for (const [argument, value] of Object.entries(action)) {
      const schema = own(schemas, argument);
      const inside = pointerTo(pointer, argument);
      // An argument that the action does not have may hold anything; the checker of documents refuses it.
      if (argument === 'do' || !schema || (schema['x-text'] && schema['x-locals'])) continue;
      if (schema['x-actions']) lists.push({ value, schema, pointer: inside });
      else if (typeof value !== 'string') expressionsOf(value, inside, step.expressions);
      else if (schema['x-expression']) step.expressions.push({ text: value, pointer: inside });
      else if (schema['x-state']) step.writes.push({ path: dataPath(at.scope, value.split('.')), pointer: inside });
      else if (schema['x-operation']) step.call = value;
      else if (schema['x-run']) step.run = value;
      else if (schema['x-dialog']) step.opens = pointerTo('/dialogs', value);
      else if (schema['x-drawer']) step.opens = pointerTo('/drawers', value);
    }
    for (const { word, list: of, actions: value } of answerWords(action, own(actions, name)))
      lists.push({ value, schema: own(schemas, of) ?? {}, pointer: pointerTo(pointer, word) });
    for (const { value, schema, pointer: inside } of lists) {
      const given = new Map(locals);
      for (const local of Object.keys(schema['x-locals'] ?? {})) given.set(local, answerOf(step, local));
      visitList(value, inside, hasGesture && schema['x-later'] !== true, given);
    }
    for (const [argument, schema] of Object.entries(schemas)) {
      const named = own(action, argument);
      if (schema['x-names'] !== undefined && typeof named === 'string') locals.set(named, answerOf(step, 'result'));
    }
  };
  visitList(list, at.pointer, true, at.locals);
  return found;
}

/** What `result` and its sisters hold: the answer of a call, or the result of a dialog. */
function answerOf(step: Step, local: string): Local {
  if (local !== 'result') return { paths: [] };
  if (step.call !== undefined) return { paths: [['answer', step.call]], isAnswer: true };
  return { paths: step.opens === undefined ? [] : [[step.opens, 'result']] };
}
