import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '#widgets/Select/Select.tsx';
import buttons from '../field/field.module.css';
import { inertProps } from '../field/inert-props.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { plainBuilder } from './builder.ts';
import { newCondition } from './comparisons.ts';
import { ConditionRow, type FilterFrame } from './ConditionRow.tsx';
import { conditionsOf, type Filter, type FilterNode, type Path, withAdded, withNode } from './filter.ts';
import styles from './filter.module.css';

interface FilterGroupProps {
  id: string;
  frame: FilterFrame;
  filter: Filter;
  /** Where the group is; the outermost one has the empty path. */
  path: Path;
  group: { logicalOperator: Filter['logicalOperator']; children: readonly FilterNode[] };
  onChange: (filter: Filter) => void;
}

/** How many conditions a group can have; the contract's limit. */
const most = 50;

/** Conditions of which all or any have to hold, and groups of them as deep as the builder says; deeper ones are shown and stay. */
export function FilterGroup({ id, frame, filter, path, group, onChange }: FilterGroupProps): ReactElement {
  const { formatMessage } = useIntl();
  const [first] = frame.fields;
  const isOuter = path.length === 0;
  const { logicalOperator, children } = group;
  const add = (node: FilterNode): void => {
    onChange(withAdded(filter, path, node));
    // The row is there after React has painted it.
    requestAnimationFrame(() => document.getElementById(`${id}-${children.length}-field`)?.focus());
  };
  const remove = (at: number): void => {
    onChange(withNode(filter, [...path, at], undefined));
    requestAnimationFrame(() =>
      (document.getElementById(`${id}-${Math.max(0, at - 1)}-field`) ?? document.getElementById(`${id}-add`))?.focus(),
    );
  };
  const { builder = plainBuilder } = frame;
  const condition = first && newCondition(first, frame.searches[first.field] !== undefined, builder);
  return (
    <div className={styles.group} data-inner={!isOuter}>
      {children.length > 0 && (
        <div className={styles.match}>
          <Select
            {...inertProps(`${id}-match`)}
            props={{
              label: formatMessage({ id: 'widget.FilterEditor.match' }),
              labelHidden: true,
              size: 'sm',
              options: [
                { value: 'all', label: formatMessage({ id: 'widget.FilterEditor.all' }) },
                { value: 'any', label: formatMessage({ id: 'widget.FilterEditor.any' }) },
              ],
            }}
            bound={{
              value: logicalOperator,
              set: (next) => {
                const matched = next === 'any' ? 'any' : 'all';
                onChange(
                  isOuter
                    ? { ...filter, logicalOperator: matched }
                    : withNode(filter, path, { kind: 'group', logicalOperator: matched, children: [...children] }),
                );
              },
            }}
          />
        </div>
      )}
      {children.length > 0 && (
        <ul className={styles.rows}>
          {children.map((child, at) =>
            child.kind === 'group' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its position; all else of it changes.
              <li key={at}>
                <FilterGroup
                  id={`${id}-${at}`}
                  frame={frame}
                  filter={filter}
                  path={[...path, at]}
                  group={child}
                  onChange={onChange}
                />
              </li>
            ) : (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its position; all else of it changes.
                key={at}
                id={`${id}-${at}`}
                frame={frame}
                condition={child}
                onChange={(next) => onChange(withNode(filter, [...path, at], next))}
                onRemove={() => remove(at)}
              />
            ),
          )}
        </ul>
      )}
      {condition && children.length < most && conditionsOf(filter).length < builder.maxConditions && (
        <div className={styles.tools}>
          <button type="button" id={`${id}-add`} className={buttons.small} onClick={() => add(condition)}>
            <Glyph name="plus" size={16} />
            {formatMessage({ id: 'widget.FilterEditor.add' })}
          </button>
          {path.length + 2 <= builder.maxDepth && (
            <button
              type="button"
              className={buttons.small}
              onClick={() => add({ kind: 'group', logicalOperator: 'any', children: [condition] })}
            >
              <Glyph name="plus" size={16} />
              {formatMessage({ id: 'widget.FilterEditor.addGroup' })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
