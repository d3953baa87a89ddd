import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { pathOf } from '../tree/path-of.ts';
import { TreeField } from '../tree/TreeField.tsx';
import { pathId, pathTree, valuesOf } from './path-tree.ts';

interface CascadeProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  placeholder?: string;
  /** `{value, label}`, with `children` of the same kind. */
  options: readonly unknown[];
  leavesOnly: boolean;
  required?: boolean;
  disabled?: boolean;
}

/** One option of a tree of them; the value is the list of values from the top down to it. */
export function FormCascade({ id, nodeId, props, bound, error }: WidgetProps<CascadeProps>): ReactElement {
  const { formatMessage } = useIntl();
  const tree = useMemo(() => pathTree(props.options), [props.options]);
  const path: unknown = bound?.value;
  const selected = bound && {
    value: Array.isArray(path) && path.length > 0 ? pathId(path) : null,
    set: (value: unknown) => bound.set(typeof value === 'string' ? valuesOf(value) : null),
  };
  return (
    <TreeField
      id={id}
      nodeId={nodeId}
      props={props}
      bound={selected}
      error={error}
      tree={tree}
      face={(one) => {
        const node = tree.byId.get(one);
        return node ? { label: node.label, hint: pathOf(node) } : { label: valuesOf(String(one)).join(' / ') };
      }}
      noneText={formatMessage({ id: 'widget.TreeSelect.none' })}
      onChange={() => undefined}
      onBlur={() => undefined}
    />
  );
}
