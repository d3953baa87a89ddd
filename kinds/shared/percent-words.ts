/** What a column of a sheet takes for percentages. */
export const percentWords = {
  'en-US': { kind: 'A percentage', example: '12.5%' },
  'zh-CN': { kind: '百分比', example: '12.5%' },
};
