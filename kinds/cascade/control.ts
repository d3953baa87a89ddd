import { defineControl } from '../base/define-control.ts';
import { fixedOptions } from '../shared/options.ts';

export const control = defineControl('cascade', {
  input: ({ options, only_leaves: leavesOnly = false }, { locale, choices }) => ({
    widget: 'FormCascade',
    props: { options: fixedOptions(options, locale, true) ?? choices, leavesOnly },
  }),
  format: ({ options }, { locale, choices }) => ({
    type: 'path',
    options: fixedOptions(options, locale, true) ?? choices,
  }),
});
