import { isObject, own, pointerTo, sameJson, stableJson } from '#schemas';
import { type MergeConflict, mergeThreeWay, type TakenChange } from './merge-three-way.ts';

type Part = Readonly<Record<string, unknown>>;

export interface MergedOverlay {
  value: Part;
  conflicts: MergeConflict[];
  taken: TakenChange[];
  /** What each pointer of conflicts and taken changes is about, as `overlayFields` names it. */
  subjects: ReadonlyMap<string, string>;
}

/** What an operation changes: two with the same text are answers to the same question. */
function subjectOf({ op, node = '', path = [], value }: Part): string {
  if (op === 'insert') return `insert ${String(isObject(value) ? own(value, 'id') : '')}`;
  return op === 'set' || op === 'unset' ? `value ${String(node)} ${stableJson(path)}` : `${String(op)} ${String(node)}`;
}

/** The operations of a document's changes by what they change, in their order; a second one on the same thing gets a number. */
export function overlayFields(overlay: unknown): ReadonlyMap<string, Part> {
  const operations = isObject(overlay) ? own(overlay, 'operations') : undefined;
  const fields = new Map<string, Part>();
  for (const operation of Array.isArray(operations) ? operations.filter(isObject) : []) {
    const subject = subjectOf(operation);
    let name = subject;
    for (let number = 2; fields.has(name); number += 1) name = `${subject} ${number}`;
    fields.set(name, operation);
  }
  return fields;
}

/**
 * Merges two changes of one document, operation by operation: what one side added, changed or took back is so in the value, the
 * stored side's first. Operations of both sides on the same property or node, each another one, are a conflict.
 */
export function mergeOverlays(sides: Record<'base' | 'mine' | 'theirs', Part>): MergedOverlay {
  const [base, mine, theirs] = [overlayFields(sides.base), overlayFields(sides.mine), overlayFields(sides.theirs)];
  const operations: Part[] = [];
  const conflicts: MergeConflict[] = [];
  const taken: TakenChange[] = [];
  const subjects = new Map<string, string>();
  for (const name of new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])) {
    const [before, own, other] = [base.get(name), mine.get(name), theirs.get(name)];
    const isTheirs = sameJson(before, own) && !sameJson(before, other);
    const isConflict = !isTheirs && !sameJson(own, other) && !sameJson(before, other);
    const result = isTheirs ? other : isConflict ? (other ?? own) : own;
    const pointer = result ? `/operations/${operations.length}` : pointerTo('/operations', name);
    subjects.set(pointer, name);
    if (result) operations.push(result);
    if (isTheirs) taken.push({ pointer, was: before, now: other });
    if (isConflict) conflicts.push({ pointer, base: before, mine: own, theirs: other });
  }
  const open = mergeThreeWay(openOf(sides.base), openOf(sides.mine), openOf(sides.theirs));
  return {
    // Safe: objects merge to an object.
    value: { ...(open.value as Part), operations },
    conflicts: [...conflicts, ...open.conflicts],
    taken: [...taken, ...open.taken],
    subjects,
  };
}

const openOf = (overlay: Part): Part => (overlay['open'] === undefined ? {} : { open: overlay['open'] });
