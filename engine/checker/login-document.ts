import { isObject, own, sameJson } from '#schemas';
import type { Diagnostic, DocumentSource, NodeSource, OverlayOperation } from '#engine/document';
import { checkProtected } from '#engine/overlays';

/** The sign-in page, which a change must not make unusable. */
export const loginDocument = 'session.login';
/** What people sign in with. */
const needed = ['username', 'password', 'submit'];

/** Props of the needed nodes that only change how they look and what they say. */
const free = ['label', 'placeholder', 'hint', 'icon', 'variant', 'size', 'block'];

/** The nodes that people sign in with, and those around them. */
export function neededNodes(shipped: DocumentSource): ReadonlySet<string> {
  const nodes = nodesOf(shipped);
  return new Set(needed.flatMap((id) => [id, ...(nodes.get(id)?.containers ?? [])]));
}

interface Placed {
  node: NodeSource;
  /** Slots and nodes from the root to it: `layout/main/box/default`. */
  around: string;
  containers: string[];
}

function placed(
  node: NodeSource,
  found: Map<string, Placed>,
  around = '',
  containers: string[] = [],
): Map<string, Placed> {
  found.set(node.id, { node, around, containers });
  for (const [slot, children] of Object.entries(node.slots ?? {})) {
    for (const child of children) placed(child, found, `${around}/${node.id}/${slot}`, [...containers, node.id]);
  }
  return found;
}

const nodesOf = ({ body }: DocumentSource): Map<string, Placed> => (body ? placed(body, new Map()) : new Map());

/** Whether the node has a label for people who see or hear the page. */
function isLabelled(label: unknown): boolean {
  if (typeof label === 'string') return label.trim() !== '';
  if (!isObject(label) || !('t' in label)) return false;
  if (typeof label['t'] === 'string') return label['t'] !== '';
  return (
    isObject(label['t']) && Object.values(label['t']).every((text) => typeof text === 'string' && text.trim() !== '')
  );
}

function operationIssues(shipped: DocumentSource, operations: readonly OverlayOperation[]): Diagnostic[] {
  const nodes = nodesOf(shipped);
  const containers = new Set(needed.flatMap((id) => nodes.get(id)?.containers ?? []));
  return operations.flatMap((operation, index) => {
    if (operation.op !== 'remove' && operation.op !== 'move') return [];
    const id = operation.node;
    if (!needed.includes(id) && !containers.has(id)) return [];
    const what = needed.includes(id) ? 'is needed to sign in' : 'holds what is needed to sign in';
    const done = operation.op === 'remove' ? 'removed' : 'moved';
    return [issue(`/operations/${index}`, `"${id}" ${what}, and cannot be ${done}.`)];
  });
}

const issue = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  code: 'OVERLAY_PROTECTED',
  hint: 'Leave this as it is shipped; everything else on the page may be changed.',
});

/** Differences of the whole document that would prevent a sign-in. */
function documentIssues(shipped: DocumentSource, changed: DocumentSource): Diagnostic[] {
  const fixed = (['route', 'roles', 'layout', 'load', 'params'] as const).filter(
    (name) => !sameJson(shipped[name], changed[name]),
  );
  const lost = (['state', 'data'] as const).filter((name) => {
    const now: Record<string, unknown> = changed[name] ?? {};
    return Object.entries(shipped[name] ?? {}).some(([key, value]) => !sameJson(own(now, key), value));
  });
  return [...fixed, ...lost].map((name) => issue('/operations', `"${name}" of the sign-in page cannot be changed.`));
}

/** What makes the nodes around the needed ones work: the form's submit is the sign-in itself. */
const working = ['widget', 'fragment', 'bind', 'binds', 'on', 'when', 'each', 'roles'] as const;

function containerIssues(shipped: DocumentSource, changed: DocumentSource): Diagnostic[] {
  const [before, after] = [nodesOf(shipped), nodesOf(changed)];
  const containers = new Set(needed.flatMap((id) => before.get(id)?.containers ?? []));
  return [...containers].flatMap((id) => {
    const [was, now] = [before.get(id)?.node, after.get(id)?.node];
    const part = was && now && working.find((name) => !sameJson(was[name], now[name]));
    return part
      ? [issue('/operations', `"${part}" of "${id}" cannot be changed: it holds what is needed to sign in.`)]
      : [];
  });
}

function nodeIssues(shipped: DocumentSource, changed: DocumentSource): Diagnostic[] {
  const [before, after] = [nodesOf(shipped), nodesOf(changed)];
  return needed.flatMap((id) => {
    const [was, now] = [before.get(id), after.get(id)];
    // checkProtected reports a node that is gone.
    if (!was || !now) return [];
    const issues = was.around === now.around ? [] : [issue('/operations', `"${id}" cannot stand in another place.`)];
    const { props: old = {} } = was.node;
    const { props = {} } = now.node;
    for (const name of new Set([...Object.keys(old), ...Object.keys(props)])) {
      if (!free.includes(name) && !sameJson(own(old, name), own(props, name))) {
        issues.push(issue('/operations', `The prop "${name}" of "${id}" cannot be changed.`));
      }
    }
    if (!isLabelled(props['label'])) issues.push(issue('/operations', `"${id}" needs a label.`));
    return issues;
  });
}

/** What an overlay may not do to the sign-in page: take away, hide, move or disable what people sign in with. */
export function loginDocumentIssues(
  shipped: DocumentSource,
  changed: DocumentSource,
  operations: readonly OverlayOperation[],
): Diagnostic[] {
  const ofOperations = operationIssues(shipped, operations);
  if (ofOperations.length > 0) return ofOperations;
  const hidden = checkProtected(shipped, changed, needed).map(({ message }) => issue('/operations', message));
  return [
    ...hidden,
    ...documentIssues(shipped, changed),
    ...containerIssues(shipped, changed),
    ...nodeIssues(shipped, changed),
  ];
}
