import { byName, namedIn } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';
import { fixedOptions } from '../shared/options.ts';

export const control = defineControl('cascade', {
  input: ({ options, only_leaves: leavesOnly = false }, { locale, choices }) => ({
    widget: 'FormCascade',
    props: { options: fixedOptions(options, locale, true) ?? choices, leavesOnly },
  }),
  written: byName,
  writesLists: true,
  named: ({ options }, { locale, choices }) => namedIn('path', fixedOptions(options, locale, true) ?? choices),
});
