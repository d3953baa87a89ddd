/** A rendered node that can be wrong: one with rules, or a widget that checks itself. */
export interface Field {
  /** The DOM id of its control. */
  id: string;
  /** The node's id, and those of the nodes around it. */
  nodes: readonly string[];
  /** Checks now and from now on; true when the field is right. */
  validate(): boolean;
  /** Forgets that it was checked, until the next time. */
  renew(): void;
  focus(): void;
  /** True when this field comes before the other one on the page. */
  isBefore(other: Field): boolean;
}

/** The fields of one page, dialog or drawer that are visible now. */
export interface Fields {
  add(field: Field): () => void;
  /** Checks the fields inside a node, or all; focuses the first wrong one. True when all are right. */
  validate(node?: string): boolean;
  /** Begins the fields inside a node, or all, anew: as if they had never been checked. */
  renew(node?: string): void;
  /** Moves the focus to the first field inside a node. */
  focus(node: string): void;
}

export function createFields(): Fields {
  const fields = new Set<Field>();
  const inside = (node?: string) => [...fields].filter((field) => node === undefined || field.nodes.includes(node));
  return {
    add(field) {
      fields.add(field);
      return () => fields.delete(field);
    },
    validate(node) {
      const first = firstOf(inside(node).filter((field) => !field.validate()));
      first?.focus();
      return first === undefined;
    },
    renew(node) {
      for (const field of inside(node)) field.renew();
    },
    focus: (node) => firstOf(inside(node))?.focus(),
  };
}

function firstOf(fields: readonly Field[]): Field | undefined {
  return fields.reduce<Field | undefined>((best, field) => (best && !field.isBefore(best) ? best : field), undefined);
}
