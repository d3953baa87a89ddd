import { pointerKeys } from '#schemas';
import type { ConfigurationKind, StoredContext } from '../kind/kind.ts';
import type { Value } from '../kind/value.ts';
import type { RequestFault } from '#server/kernel/errors/index.ts';
import { completeTheme, shippedTheme, themeKey } from './site-theme.ts';
import { themeFaults } from './theme-faults.ts';
import { partName } from './token-names.ts';

const faultsOf = (value: Value, { services }: Pick<StoredContext, 'services'>): RequestFault[] =>
  themeFaults(value, services.documents.theme(value).diagnostics);

const aboveOf = ({ platform }: { platform: Value | null }): Value => platform ?? shippedTheme;

/** A theme document (CFG-14): colours, density and sizes of every page. A workspace's wins as a whole over the platform's (CFG-13). */
export const themeConfiguration: ConfigurationKind = {
  faultCode: 'configuration_invalid',
  title: (_key, locale, { documents }) => documents.message('settings.theme.title', locale),
  hasKey: (key) => key === themeKey,
  async accept(value, context) {
    const stored = completeTheme(value);
    const faults = faultsOf(stored, context);
    return faults.length > 0 ? { faults } : { stored };
  },
  // A later release may know other names, or measure other pairs.
  recheck: async (stored, context) => faultsOf(stored, context),
  shown: completeTheme,
  inherited: aboveOf,
  base: aboveOf,
  chosen: ({ kind: _kind, version: _version, id: _id, $schema: _schema, ...chosen }) => chosen,
  isUnit: () => false,
  label: (pointer, locale) => partName(pointerKeys(pointer), locale === 'en-US' ? locale : 'zh-CN'),
};
