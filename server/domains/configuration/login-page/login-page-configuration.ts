import { createFieldLabels } from '../kind/field-label.ts';
import type { ConfigurationKind } from '../kind/kind.ts';
import { compileConfigurationSchema } from '../kind/schema-check.ts';
import { loginPageKey } from './effective.ts';
import { composed, inheritedPage, storedForm, withoutDerived } from './front-meta.ts';
import { foreignIssues, pageIssues } from './page-issues.ts';

const check = compileConfigurationSchema('loginPage');

/** The sign-in page's `frontMeta` (CFG-01 to CFG-13). What is left out of a value stays as it is inherited. */
export const loginPageConfiguration: ConfigurationKind = {
  issueCode: 'configuration_invalid',
  hasKey: (key) => key === loginPageKey,
  async accept(value, context) {
    const issues = [...check.issues(value), ...foreignIssues(value, context)];
    if (issues.length > 0) return { issues };
    const stored = storedForm(value, context, context);
    const wrong = await pageIssues(composed(stored, context), context);
    return wrong.length > 0 ? { issues: wrong } : { stored };
  },
  fields: (value, above) => withoutDerived(composed(value, above)),
  ownFields: (stored) => Object.keys(withoutDerived(stored)),
  shown: composed,
  inherited: inheritedPage,
  base: (above) => composed(inheritedPage(above), above),
  chosen: withoutDerived,
  isUnit: () => false,
  label: createFieldLabels(check.schema),
};
