import type { Path } from './store.ts';

/** A rendered node that can be wrong: one with rules or a bound value, or a widget that checks itself. */
export interface Field {
  /** The DOM id of its control. */
  id: string;
  /** The node's id, and those of the nodes around it. */
  nodes: readonly string[];
  /** Where the state holds its value; absent for a widget that checks itself, which is the delegate of its node. */
  bind?: Path | undefined;
  /** Checks now and from now on; true when the field is right. */
  validate(): boolean;
  /**
   * Shows the server's issue with its value, or with the part at `inside`, until the value changes; null removes it. False
   * when it cannot show it.
   */
  showIssue?(text: string | null, inside: Path): boolean;
  /** Work that has begun and whose value is not there yet, such as a file that is being sent; undefined when there is none. */
  pending?(): Promise<void> | undefined;
  /** Forgets that it was checked, until the next time. */
  renew(): void;
  focus(): void;
  /** True when this field comes before the other one on the page. */
  isBefore(other: Field): boolean;
}

/** An issue that the server found with the value at a path of the state. */
export interface FieldIssue {
  path: Path;
  text: string;
}

/** The fields of one page, dialog or drawer that are visible now. */
export interface Fields {
  add(field: Field): () => void;
  /** Whether the value of some field is on its way. */
  isPending(): boolean;
  /** Resolves once no value is on its way any more; undefined when none is. What is saved before would be saved without them. */
  settled(): Promise<void> | undefined;
  /** Checks the fields inside a node, or all; focuses the first wrong one. True when all are right. */
  validate(node?: string): boolean;
  /** Shows the server's issues instead of earlier ones, and focuses the first field with one; returns those that no field can show. */
  showIssues(issues: readonly FieldIssue[]): FieldIssue[];
  /** Resets the fields inside a node, or all, as if they had never been checked. */
  renew(node?: string): void;
  /** Moves the focus to the first field inside a node. */
  focus(node: string): void;
}

export function createFields(): Fields {
  const fields = new Set<Field>();
  const inside = (node?: string) => [...fields].filter((field) => node === undefined || field.nodes.includes(node));

  /** The fields that may show an issue at a path, the innermost first. A widget that shows issues itself is its node's delegate. */
  function holders(path: Path): { field: Field; inside: Path }[] {
    return [...fields]
      .filter(({ bind }) => bind?.every((name, index) => path[index] === name))
      .sort((a, b) => (b.bind?.length ?? 0) - (a.bind?.length ?? 0))
      .flatMap((owner) => {
        const delegates = [...fields].filter(
          ({ bind, nodes, showIssue }) => !bind && showIssue && nodes.at(-1) === owner.nodes.at(-1),
        );
        return (delegates.length ? delegates : [owner]).map((field) => ({
          field,
          inside: path.slice(owner.bind?.length),
        }));
      });
  }

  const pending = () => [...fields].flatMap((field) => field.pending?.() ?? []);
  async function settle(works: readonly Promise<void>[]): Promise<void> {
    for (let next = works; next.length > 0; next = pending()) await Promise.all(next);
  }

  return {
    isPending: () => pending().length > 0,
    settled() {
      const works = pending();
      return works.length > 0 ? settle(works) : undefined;
    },
    add(field) {
      fields.add(field);
      return () => fields.delete(field);
    },
    validate(node) {
      const first = firstOf(inside(node).filter((field) => !field.validate()));
      first?.focus();
      return first === undefined;
    },
    showIssues(issues) {
      for (const field of fields) field.showIssue?.(null, []);
      const rejected: Field[] = [];
      const left = issues.filter(({ path, text }) => {
        const holder = holders(path).find(({ field, inside }) => field.showIssue?.(text, inside));
        if (holder) rejected.push(holder.field);
        return !holder;
      });
      firstOf(rejected)?.focus();
      return left;
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
