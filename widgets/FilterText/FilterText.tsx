import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { FilterTextProps } from '../generated/types.ts';
import { type Filter, type FilterNode, readFilter } from '../kit/filter/filter.ts';
import { readFields } from '../kit/filter/read-fields.ts';
import { useConditionText } from '../kit/filter/useConditionText.ts';
import text from '../Text/Text.module.css';
import { useViewerTexts } from './useViewerTexts.ts';

/** Conditions in a sentence. Whoever reads it is not the person whom it is about, so "me" is said as the person who looks. */
export function FilterText({ id, props }: WidgetProps<FilterTextProps>): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const textOf = useConditionText(readFields(props.fields), useViewerTexts());
  const what = props.what ?? formatMessage({ id: 'widget.FilterText.records' });
  const filter = readFilter(props.filter);
  const joined = ({ children, logicalOperator }: Pick<Filter, 'children' | 'logicalOperator'>): string =>
    formatList(children.map(nodeText), { type: logicalOperator === 'any' ? 'disjunction' : 'conjunction' });
  const nodeText = (node: FilterNode): string =>
    node.kind === 'group'
      ? formatMessage({ id: 'widget.FilterText.group' }, { conditions: joined(node) })
      : textOf(node);
  return (
    <p id={id} className={text.text} data-tone={props.tone ?? 'default'} data-size={props.size ?? 'md'}>
      {filter.children.length === 0
        ? formatMessage({ id: 'widget.FilterText.all' }, { what })
        : formatMessage({ id: 'widget.FilterText.where' }, { what, conditions: joined(filter) })}
    </p>
  );
}
