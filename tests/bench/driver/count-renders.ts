/** What React has done since the page began to count. */
export interface RenderCount {
  /** Components whose function or `render` ran. */
  components: number;
  commits: number;
}

declare global {
  interface Window {
    /** Absent while nothing counts. */
    renderCount?: RenderCount;
  }
}

/**
 * Counts React's work by the hook of its developer tools, the same way for every contender and every version: runs in the
 * page, before anything else of it.
 */
export function countRenders(): void {
  interface Fiber {
    tag: number;
    flags: number;
    alternate: Fiber | null;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const performedWork = 1;
  // Function, class, forwardRef and simple memo components; a memo around another component is counted once, by that one.
  const componentTags = new Set([0, 1, 11, 15]);
  const count: RenderCount = { components: 0, commits: 0 };

  function walk(start: Fiber | null): void {
    for (let fiber = start; fiber; fiber = fiber.sibling) {
      if (componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) count.components += 1;
      // The same child as before: React did not go below.
      if (!fiber.alternate || fiber.child !== fiber.alternate.child) walk(fiber.child);
    }
  }

  window.renderCount = count;
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
        count.commits += 1;
        walk(current);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
}
