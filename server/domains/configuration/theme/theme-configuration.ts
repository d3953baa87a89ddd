import { pointerKeys } from '#schemas';
import type { ConfigurationKind, StoredContext } from '../kind/kind.ts';
import type { Value } from '../kind/value.ts';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { completeTheme, shippedTheme, themeKey } from './site-theme.ts';
import { themeIssues } from './theme-issues.ts';
import { partName } from './token-names.ts';

const issuesOf = (value: Value, { services }: Pick<StoredContext, 'services'>): RequestIssue[] =>
  themeIssues(value, services.documents.theme(value).diagnostics);

const aboveOf = ({ platform }: { platform: Value | null }): Value => platform ?? shippedTheme;

/** A theme document (CFG-14): colours, density and sizes of every page. A workspace's wins as a whole over the platform's (CFG-13). */
export const themeConfiguration: ConfigurationKind = {
  issueCode: 'configuration_invalid',
  title: (_key, locale, { documents }) => documents.message('settings.theme.title', locale),
  hasKey: (key) => key === themeKey,
  async accept(value, context) {
    const stored = completeTheme(value);
    const issues = issuesOf(stored, context);
    return issues.length > 0 ? { issues } : { stored };
  },
  // A later release may know other names, or measure other pairs.
  recheck: async (stored, context) => issuesOf(stored, context),
  fields: completeTheme,
  shown: completeTheme,
  inherited: aboveOf,
  base: aboveOf,
  chosen: ({ kind: _kind, version: _version, id: _id, $schema: _schema, ...chosen }) => chosen,
  isUnit: () => false,
  label: (pointer, locale) => partName(pointerKeys(pointer), locale === 'en-US' ? locale : 'zh-CN'),
};
