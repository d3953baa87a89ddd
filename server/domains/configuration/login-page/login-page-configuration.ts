import { createFieldLabels } from '../kind/field-label.ts';
import type { ConfigurationKind } from '../kind/kind.ts';
import { compileConfigurationSchema } from '../kind/schema-check.ts';
import { loginPageKey } from './effective.ts';
import { composed, inheritedPage, storedForm, withoutDerived } from './front-meta.ts';
import { foreignFaults, pageFaults } from './page-faults.ts';

const check = compileConfigurationSchema('loginPage');

/** The sign-in page's `frontMeta` (CFG-01 to CFG-13). What is left out of a value stays as it is inherited. */
export const loginPageConfiguration: ConfigurationKind = {
  faultCode: 'configuration_invalid',
  hasKey: (key) => key === loginPageKey,
  async accept(value, context) {
    const faults = [...check.faults(value), ...foreignFaults(value, context)];
    if (faults.length > 0) return { faults };
    const stored = storedForm(value, context);
    const wrong = await pageFaults(composed(stored, context), context);
    return wrong.length > 0 ? { faults: wrong } : { stored };
  },
  shown: composed,
  inherited: inheritedPage,
  base: (above) => composed(inheritedPage(above), above),
  chosen: withoutDerived,
  isUnit: () => false,
  label: createFieldLabels(check.schema),
};
