import { useEffect, useRef } from 'react';
import type { FormField } from './design.ts';
import type { Target } from '#kinds/designs';
import { proposeTable } from './panel/propose-table.ts';

/** A link that leads nowhere yet, or where its former name led: with the table that its name means now. */
type Follow = (key: string, field: FormField) => FormField;

interface ProposedTable {
  follow: Follow;
  /** For the element around the inputs: a panel that begins again would stop an input method. */
  composition: { onCompositionStart(): void; onCompositionEnd(): void };
}

/** Lets the table of a link follow the name of its field until a person chooses one; `settle` is called once a name is composed. */
export function useProposedTable(targets: readonly Target[], settle: (follow: Follow) => void): ProposedTable {
  const proposed = useRef<{ key: string; table: string }>(undefined);
  const isComposing = useRef(false);
  const follow: Follow = (key, field) => {
    if (isComposing.current || field.kind.type !== 'relation') return field;
    const { logical_table_id: now } = field.kind;
    const before = proposed.current;
    if (now !== '' && (before?.key !== key || before.table !== now)) return field;
    const table = proposeTable(field.label, targets);
    proposed.current = { key, table };
    return table === now ? field : { ...field, kind: { ...field.kind, logical_table_id: table } };
  };
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = () => settle(follow);
  });
  return {
    follow,
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        // The last letters are in the name by then.
        requestAnimationFrame(() => latest.current?.());
      },
    },
  };
}
