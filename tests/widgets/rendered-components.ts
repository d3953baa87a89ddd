interface Fiber {
  tag: number;
  flags: number;
  type: { name?: string; displayName?: string; type?: { name?: string } } | string | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

const performedWork = 1;
// Function, class, forwardRef and simple memo components; a memo around another component is counted once, by that one.
const componentTags: readonly number[] = [0, 1, 11, 15];

/**
 * The names of the components whose function or `render` ran for the last commit of a React root, outermost first: what
 * React's developer tools highlight, and what the benchmark counts.
 */
export function renderedComponents(container: Element): string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  // Safe: this is where React keeps the root of what it shows in an element; a version that does not fails the test.
  const root = Reflect.get(container, key ?? '') as { stateNode: { current: Fiber } };
  const found: string[] = [];
  function walk(start: Fiber | null): void {
    for (let fiber = start; fiber; fiber = fiber.sibling) {
      if (componentTags.includes(fiber.tag) && (fiber.flags & performedWork) !== 0) found.push(nameOf(fiber));
      // The same child as before: React did not go below.
      if (!fiber.alternate || fiber.child !== fiber.alternate.child) walk(fiber.child);
    }
  }
  walk(root.stateNode.current);
  return found;
}

function nameOf({ type }: Fiber): string {
  return typeof type === 'string' || !type ? '' : (type.displayName ?? type.name ?? type.type?.name ?? '');
}
