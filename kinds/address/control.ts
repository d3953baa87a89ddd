import { isObject } from '#schemas';
import { defineControl } from '../base/define-control.ts';
import { shownOption } from '../shared/options.ts';
import { showsItself } from '../shared/shows-itself.ts';

export const control = defineControl('address', {
  widgets: ['AddressField'],
  ...showsItself(
    ({ regions, depth = 3, has_detail: hasDetail = false, has_position: hasPosition = false }, around) => ({
      widget: 'AddressField',
      props: {
        regions: regions?.map((region) => shownOption(region, around.locale, true)) ?? around.awaited,
        depth,
        hasDetail,
        hasPosition,
      },
      hasReadOnly: true,
    }),
  ),
  /** Its codes of regions, the largest first, and what was written besides. */
  written(_, value) {
    if (!isObject(value)) return '';
    const { region, detail } = value;
    const parts: readonly unknown[] = Array.isArray(region) ? [...region, detail] : [detail];
    return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
  },
  cell: null,
});
