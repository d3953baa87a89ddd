import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { NodesContext, useScope } from './contexts.ts';
import { focusControl, isBefore } from './control-focus.ts';

interface Validation {
  /** As the widget was given them. */
  id: string;
  nodeId: string;
  /** Checks, shows the issues, and returns whether there is none. */
  validate(): boolean;
  /** Shows why the server refused the part of the value at a path; null takes that away. False when it cannot. Absent: the node does. */
  showIssue?(text: string | null, inside: readonly string[]): boolean;
  /** Work whose value is not there yet: `validate` waits for it. */
  pending?(): Promise<void> | undefined;
  /** Absent: the focus goes to the first control of the element with the id. */
  focus?(): void;
}

/** For widgets that check themselves, such as `Form`: the `validate` action asks them too. */
export function useValidation(validation: Validation): void {
  const scope = useScope();
  const around = use(NodesContext);
  const current = useRef(validation);
  const { id, nodeId } = validation;
  const showsIssues = validation.showIssue !== undefined;
  useLayoutEffect(() => {
    current.current = validation;
  });
  useEffect(
    () =>
      scope.fields.add({
        id,
        nodes: [...around, nodeId],
        validate: () => current.current.validate(),
        ...(showsIssues && {
          showIssue: (text: string | null, inside: readonly string[]) =>
            current.current.showIssue?.(text, inside) ?? false,
        }),
        pending: () => current.current.pending?.(),
        // Its issues show as long as they exist: nothing to reset.
        renew: () => undefined,
        focus: () => (current.current.focus ? current.current.focus() : focusControl(id)),
        isBefore: (other) => isBefore(id, other.id),
      }),
    [scope, id, nodeId, around, showsIssues],
  );
}
