import { pointerKeys } from '#schemas';
import type { ConfigurationKind, StoredContext } from '../kind/kind.ts';
import type { Value } from '../kind/value.ts';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { composedTheme, inheritedTheme, ownThemeFields, storedTheme } from './inherited-theme.ts';
import { themeKey, withoutHead } from './site-theme.ts';
import { themeIssues } from './theme-issues.ts';
import { partName } from './token-names.ts';

const issuesOf = (value: Value, { services }: Pick<StoredContext, 'services'>): RequestIssue[] =>
  themeIssues(value, services.documents.theme(value).diagnostics);

/** A theme document (CFG-14): colours, density and sizes of every page. A workspace's follows the platform's field by field (CFG-13). */
export const themeConfiguration: ConfigurationKind = {
  issueCode: 'configuration_invalid',
  title: (_key, locale, { documents }) => documents.message('settings.theme.title', locale),
  hasKey: (key) => key === themeKey,
  async accept(value, context) {
    const stored = storedTheme(value, context, context);
    const issues = issuesOf(composedTheme(stored, context), context);
    return issues.length > 0 ? { issues } : { stored };
  },
  // A later release may know other names, or measure other pairs.
  recheck: async (stored, context) => issuesOf(composedTheme(stored, context), context),
  fields: composedTheme,
  ownFields: ownThemeFields,
  shown: composedTheme,
  inherited: inheritedTheme,
  base: inheritedTheme,
  chosen: withoutHead,
  isUnit: () => false,
  label: (pointer, locale) => partName(pointerKeys(pointer), locale === 'en-US' ? locale : 'zh-CN'),
};
