import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import type { DepartmentPickerEvents, DepartmentPickerProps } from '../generated/types.ts';
import { pathOf } from '../kit/tree/path-of.ts';
import { TreeField } from '../kit/tree/TreeField.tsx';
import type { TreeId } from '../kit/tree/tree-nodes.ts';
import { departmentTree } from './department-tree.ts';

/** One department or several, each with where it belongs. */
export function DepartmentPicker({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
  listens,
}: WidgetProps<DepartmentPickerProps, DepartmentPickerEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { departments, chosen: selected } = props;
  const tree = useMemo(() => departmentTree(departments), [departments]);
  const known = useMemo(() => new Map((selected ?? []).map((one) => [one.id, one.department_name])), [selected]);
  const face = (one: TreeId) => {
    const node = tree.byId.get(one);
    if (node) return { label: node.label, hint: pathOf(node) };
    return {
      label:
        known.get(one) ??
        (departments
          ? formatMessage({ id: 'widget.DepartmentPicker.unknown' })
          : formatMessage({ id: 'widget.DepartmentPicker.loading' })),
    };
  };
  return (
    <TreeField
      id={id}
      nodeId={nodeId}
      props={props}
      bound={bound}
      error={error}
      tree={tree}
      face={face}
      noneText={noneText()}
      onChange={(value) => emit('change', { value })}
      onBlur={() => emit('blur', null)}
      onSearch={(query) => emit('search', { text: query })}
      after={
        props.error && (
          <LoadTrouble
            error={props.error}
            retryText={formatMessage({ id: 'widget.DepartmentPicker.retry' })}
            onRetry={listens('retry') ? () => emit('retry', null) : undefined}
          />
        )
      }
    />
  );

  function noneText(): string {
    if (props.error) return props.error;
    if (!departments) return formatMessage({ id: 'widget.DepartmentPicker.loading' });
    return tree.roots.length === 0
      ? formatMessage({ id: 'widget.DepartmentPicker.empty' })
      : formatMessage({ id: 'widget.DepartmentPicker.none' });
  }
}
