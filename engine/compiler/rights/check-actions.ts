import { isObject, own, pointerTo } from '#schemas';
import { gestureEvents } from '#engine/document';
import { computedIn } from './addresses.ts';
import type { Handler } from './analysis.ts';
import { type Comparison, isChangedHandler } from './comparison.ts';
import { readsIn, secretIn } from './reads.ts';
import { sessionActions } from './sealed.ts';
import type { Step } from './steps.ts';

/** Who runs a list: a changed part or a shipped one, begun by a press or key or by something else. */
interface Run {
  isChanged: boolean;
  hasGesture: boolean;
  /** Where a changed part runs a list that is written elsewhere. */
  from?: string;
}

/**
 * P43 What the lists of actions of a changed document do: only calls that a person decided on, writes only after a press or key. A
 * shipped list that a changed part runs is judged as the changed part's own, and a changed list by all that run it.
 */
export function checkActions(comparison: Comparison): void {
  const { changed } = comparison;
  const seen = new Set<string>();
  const waiting: [Handler, Run][] = [];
  const visit = (handler: Handler, run: Run): void => {
    const key = `${handler.pointer} ${run.isChanged} ${run.hasGesture}`;
    if (!seen.has(key)) waiting.push([handler, run]);
    seen.add(key);
  };
  for (const handler of changed.handlers) {
    const isChanged = isChangedHandler(comparison, handler);
    if (handler.kind !== 'named')
      visit(handler, { isChanged, hasGesture: handler.kind === 'event' && gestureEvents.has(handler.name) });
    // What nothing runs yet is looked at all the same.
    else if (isChanged) visit(handler, { isChanged, hasGesture: true });
  }
  for (const [handler, run] of waiting) {
    for (const step of handler.steps) {
      const hasGesture = run.hasGesture && step.hasGesture;
      const pointer = run.from ?? step.pointer;
      if (run.isChanged) checkStep(comparison, { step, handler, hasGesture, pointer });
      const next = step.run === undefined ? undefined : changed.named.get(handler.scope)?.get(step.run);
      if (!next) continue;
      const isOwn = isChangedHandler(comparison, next);
      const from = run.isChanged && !isOwn ? { from: pointer } : {};
      visit(next, { isChanged: run.isChanged || isOwn, hasGesture, ...from });
    }
  }
}

interface StepAt {
  step: Step;
  handler: Handler;
  hasGesture: boolean;
  pointer: string;
}

function checkStep(comparison: Comparison, at: StepAt): void {
  const { issues, context, sealed, secrets } = comparison;
  const { step, handler, hasGesture, pointer } = at;
  const node = handler.node === undefined ? {} : { node: handler.node };
  const call = step.call ?? own(sessionActions, step.do);
  const facts = call === undefined ? undefined : own(context.operations.operations, call);
  if (call !== undefined && facts && !facts.isBuildable)
    issues.add({ code: 'CHANGE_CALL', pointer, detail: { name: call }, ...node });
  const needsGesture =
    step.do === 'postMessage' || step.do === 'emit' || (facts && !facts.isSafe && !facts.worksWithoutGesture);
  if (needsGesture && !hasGesture)
    issues.add({ code: 'CHANGE_GESTURE', pointer, detail: { name: call ?? step.do }, ...node });
  for (const { path } of step.writes) {
    const name = path.slice(1).join('.');
    if (secrets.overlaps(path)) issues.add({ code: 'CHANGE_SECRET', pointer, detail: { name }, ...node });
    else if (sealed.reads.overlaps(path)) issues.add({ code: 'CHANGE_STATE', pointer, detail: { name }, ...node });
  }
  if (step.writes.some(({ path }) => comparison.addresses.overlaps(path))) {
    // What is stored on the device may have been computed on another page.
    const isComputed = step.do === 'recall' || computedIn(step.action.value, pointer, step.locals).length > 0;
    if (isComputed)
      issues.add({ code: 'CHANGE_ADDRESS', pointer, detail: { name: String(step.action.path) }, ...node });
  }
  for (const { text } of step.expressions) {
    const secret = secretIn(readsIn(text, handler.scope, step.locals), secrets);
    if (secret) issues.add({ code: 'CHANGE_SECRET', pointer, detail: { name: secret.slice(1).join('.') }, ...node });
  }
  // The product recalls what it stored by other names, perhaps on another page.
  const isStored = step.do === 'keep' || step.do === 'keepInTab';
  if (isStored && !(typeof step.action.key === 'string' && step.action.key.startsWith('x.')))
    issues.add({ code: 'CHANGE_KEY', pointer, detail: { name: String(step.action.key) }, ...node });
  const isResult = step.do === 'closeDialog' || step.do === 'closeDrawer';
  if (isResult && step.action.result !== undefined && comparison.shipped.scopes.has(handler.scope))
    issues.add({ code: 'CHANGE_ARGUMENT', pointer, detail: { name: 'result' }, ...node });
  checkOpening(comparison, at);
}

/** A shipped dialog may be opened, but not given what its sealed nodes work with. */
function checkOpening({ issues, sealed }: Comparison, { step, handler, pointer }: StepAt): void {
  const given = step.action.with;
  if (step.opens === undefined || given === undefined) return;
  const node = handler.node === undefined ? {} : { node: handler.node };
  // One expression may hold any argument.
  const names = isObject(given) && typeof given.$ !== 'string' ? Object.keys(given) : [''];
  for (const name of names) {
    const path = name === '' ? [step.opens, 'params'] : [step.opens, 'params', name];
    if (!sealed.reads.overlaps(path)) continue;
    issues.add({
      code: 'CHANGE_ARGUMENT',
      pointer: pointerTo(pointer, 'with'),
      detail: { name: name || 'with' },
      ...node,
    });
  }
}
