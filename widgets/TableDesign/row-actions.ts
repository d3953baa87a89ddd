import type { KeyboardEvent } from 'react';
import type { FormConfig } from '#engine/forms';
import type { FormNode, Path } from './design.ts';
import type { AddedKind } from './kind-menu.ts';
import type { Target } from '#kinds/designs';
import type { useRowDrag } from './useRowDrag.ts';

export interface FieldRowsProps {
  id: string;
  label: string;
  design: FormConfig;
  selected: Path | undefined;
  /** Controls with an issue, by their path. */
  wrong: ReadonlySet<string>;
  /** The tables that links lead to. */
  targets: readonly Target[];
  onSelect: (path: Path) => void;
  /** Answers where the control is then, or why it stays. */
  onMove: (from: Path, to: Path) => Path | string;
  onRemove: (path: Path) => void;
  onAdd: (kind: AddedKind, path: Path) => void;
  /** Kinds that cannot be added to a list. */
  withoutIn: (path: Path) => ReadonlySet<AddedKind>;
}

/** What the rows of a list share. */
export interface RowActions extends Omit<FieldRowsProps, 'onMove' | 'label'> {
  drag: ReturnType<typeof useRowDrag>;
  step: (path: Path, step: 1 | -1) => void;
  keys: (event: KeyboardEvent, path: Path) => void;
}

/** The identifier of a control, which two of them may have until that is mended. */
export const keyIn = (nodes: readonly FormNode[], at: number): string => {
  const own = nodes[at]?.id ?? '';
  return nodes.findIndex(({ id }) => id === own) === at ? own : `${own} ${at}`;
};
