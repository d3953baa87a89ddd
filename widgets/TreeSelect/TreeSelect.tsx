import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TreeSelectEvents, TreeSelectProps } from '../generated/types.ts';
import { TreeField } from '../kit/tree/TreeField.tsx';
import { useTree } from '../kit/tree/useTree.ts';

/** One node of a tree, or several, in a panel that is searched by typing. */
export function TreeSelect({
  id,
  nodeId,
  props,
  bound,
  bounds,
  error,
  emit,
}: WidgetProps<TreeSelectProps, TreeSelectEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { tree } = useTree(props);
  return (
    <TreeField
      id={id}
      nodeId={nodeId}
      props={props}
      bound={bound}
      error={error}
      tree={tree}
      open={bounds['open']}
      face={(one) => ({ label: tree.byId.get(one)?.label ?? String(one) })}
      noneText={
        props.nodes ? formatMessage({ id: 'widget.TreeSelect.none' }) : formatMessage({ id: 'widget.Tree.loading' })
      }
      onChange={(value) => emit('change', { value })}
      onBlur={() => emit('blur', null)}
      onLoad={(node) => emit('load', { id: node })}
    />
  );
}
