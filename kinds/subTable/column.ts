import { crossedLimits } from '../shared/design-issues.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('subTable', {
  storage: () => 'rows',
  // How many rows there are.
  sheet: () => ({ kind: 'number', format: '0', width: 10 }),
  designIssues({ min_rows: least, max_rows: most, totals = [] }, { isSummable }) {
    const wrong = totals.flatMap((id, index) =>
      isSummable(id)
        ? []
        : [
            {
              pointer: `/totals/${index}`,
              message: {
                'en-US': `"${id}" is no number of these rows.`,
                'zh-CN': `“${id}”不是该子表中的数字字段。`,
              },
            },
          ],
    );
    return [...crossedLimits('/min_rows', least, most), ...wrong];
  },
});
