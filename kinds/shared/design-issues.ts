import type { DesignIssue } from '../base/define-column.ts';
import type { Option, OptionSource } from './options.ts';

/** What at least has to be is more than what at most may be: nothing could be entered. */
export function crossedLimits(
  pointer: string,
  least: number | string | undefined,
  most: number | string | undefined,
): DesignIssue[] {
  if (least === undefined || most === undefined || least <= most) return [];
  return [{ pointer, message: { 'en-US': 'This is more than the most that is allowed.', 'zh-CN': '下限大于上限。' } }];
}

/** Each option whose value one before it on the same level has. */
export function repeatedOptions(options: readonly Option[], pointer: string): DesignIssue[] {
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value, children = [] }, at) => [
    ...(values.indexOf(value) < at
      ? [
          {
            pointer: `${pointer}/${at}/value`,
            message: { 'en-US': `The value "${value}" is there twice.`, 'zh-CN': `选项值“${value}”重复。` },
          },
        ]
      : []),
    ...repeatedOptions(children, `${pointer}/${at}/children`),
  ]);
}

/** The same of the options of a design; none of those that a page or a table hands in. */
export const repeatedFixedOptions = (source: OptionSource): DesignIssue[] =>
  source.source === 'fixed' ? repeatedOptions(source.options, '/options/options') : [];
