import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource, NodeSource } from '#engine/document';
import { type OutlineNode, outlineOf } from '#engine/designer';
import { inertProps } from '../../kit/field/inert-props.ts';
import { Tree } from '../../Tree/Tree.tsx';
import { partWords } from '../texts/words.ts';

interface OutlineProps {
  id: string;
  base: DocumentSource;
  document: DocumentSource;
  selected: string | null;
  nameOf: (node: NodeSource) => string;
  iconOf: (node: NodeSource) => string;
  /** The name of a dialog or drawer. */
  partName: (key: string) => string;
  onSelect: (node: string) => void;
  onMove: (node: string, position: { parent: string; slot: string; after: string | null }) => void;
}

interface Row {
  id: string;
  label: string;
  icon: string;
  hint?: string;
  children: Row[];
}

/** The nodes of the page as a tree, its dialogs and drawers below: chosen and moved by pointer and keys. */
export function Outline(props: OutlineProps): ReactElement {
  const { id, base, document, selected, nameOf, iconOf, partName, onSelect, onMove } = props;
  const { formatMessage } = useIntl();
  const parts = useMemo(() => outlineOf(base, document), [base, document]);
  const hintOf = ({ isAdded, isChanged, node }: OutlineNode): string | undefined => {
    const said = isAdded ? 'added' : isChanged ? 'changed' : undefined;
    const words = [
      ...(said ? [formatMessage(partWords[said])] : []),
      ...(node.roles === undefined ? [] : [formatMessage(partWords.audience)]),
    ];
    return words.length === 0 ? undefined : words.join(' · ');
  };
  const row = (entry: OutlineNode): Row => {
    const hint = hintOf(entry);
    return {
      id: entry.id,
      label: nameOf(entry.node),
      icon: iconOf(entry.node),
      ...(hint !== undefined && { hint }),
      children: entry.children.map(row),
    };
  };
  const rows = parts.map(({ key, root }) =>
    key === 'body' ? row(root) : { ...row(root), label: `${partName(key)} · ${nameOf(root.node)}` },
  );
  const slots = new Map<string, OutlineNode>();
  const collect = (entry: OutlineNode): void => {
    slots.set(entry.id, entry);
    entry.children.forEach(collect);
  };
  for (const { root } of parts) collect(root);

  /** The position of a moved node. The tree gives its parent and the node after it; a document needs the slot and the node before. */
  const positionOf = (node: string, parent: string, before: string | null) => {
    const children = (slots.get(parent)?.children ?? []).filter((child) => child.id !== node);
    const next = children.findIndex((child) => child.id === before);
    const at = next < 0 ? children.length : next;
    const slot = children[next]?.slot ?? children.at(-1)?.slot ?? 'default';
    const sister = children.slice(0, at).findLast((child) => child.slot === slot);
    return { parent, slot, after: sister?.id ?? null };
  };
  return (
    <Tree
      {...inertProps(`${id}-outline`)}
      props={{
        label: formatMessage({ id: 'widget.PageDesigner.outline' }),
        nodes: rows,
        startOpen: 'all',
        draggable: true,
        height: 4000,
      }}
      bound={{ value: selected, set: (value) => onSelect(String(value)) }}
      error={undefined}
      emit={(name, detail) => {
        if (name !== 'move' || !detail || !('parent' in detail) || detail.parent === null) return;
        onMove(
          String(detail.id),
          positionOf(String(detail.id), String(detail.parent), detail.before === null ? null : String(detail.before)),
        );
      }}
    />
  );
}
