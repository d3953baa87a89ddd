import { defineControl } from '../base/define-control.ts';
import { shownOption } from '../shared/options.ts';
import { showsItself } from '../shared/shows-itself.ts';

export const control = defineControl('address', {
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
  format: () => ({ type: 'address' }),
  cell: null,
});
