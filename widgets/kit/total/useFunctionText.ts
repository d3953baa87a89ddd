import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';

type MeasureFunction = Schemas['AggregateFunction'];

/** What a function over the values of a column is called. */
export function useFunctionText(): (made: MeasureFunction) => string {
  const { formatMessage } = useIntl();
  return (made) => {
    switch (made) {
      case 'sum':
        return formatMessage({ id: 'widget.Table.total.sum' });
      case 'avg':
        return formatMessage({ id: 'widget.Table.total.avg' });
      case 'min':
        return formatMessage({ id: 'widget.Table.total.min' });
      case 'max':
        return formatMessage({ id: 'widget.Table.total.max' });
      case 'count':
        return formatMessage({ id: 'widget.Table.total.count' });
      case 'countDistinct':
        return formatMessage({ id: 'widget.Table.total.countDistinct' });
    }
  };
}
