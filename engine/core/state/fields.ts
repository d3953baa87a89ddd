/** A rendered node that can be wrong: one with rules, or a widget that checks itself. */
export interface Field {
  /** The DOM id of its control. */
  id: string;
  /** The node's id, and those of the nodes around it. */
  nodes: readonly string[];
  /** Checks now and from now on; true when the field is right. */
  validate(): boolean;
  focus(): void;
  /** True when this field comes before the other one on the page. */
  isBefore(other: Field): boolean;
}

/** The fields of one page, dialog or drawer that are visible now. */
export interface Fields {
  add(field: Field): () => void;
  /** Checks the fields inside a node, or all; focuses the first wrong one. True when all are right. */
  validate(node?: string): boolean;
}

export function createFields(): Fields {
  const fields = new Set<Field>();
  return {
    add(field) {
      fields.add(field);
      return () => fields.delete(field);
    },
    validate(node) {
      const wrong = [...fields]
        .filter((field) => node === undefined || field.nodes.includes(node))
        .filter((field) => !field.validate());
      const first = wrong.reduce<Field | undefined>(
        (best, field) => (best && !field.isBefore(best) ? best : field),
        undefined,
      );
      first?.focus();
      return first === undefined;
    },
  };
}
