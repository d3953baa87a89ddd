import { NotFound } from '#server/kernel/errors/index.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { loginPageConfiguration } from '../login-page/login-page-configuration.ts';
import { themeConfiguration } from '../theme/theme-configuration.ts';
import type { ConfigurationKind } from '../kind/kind.ts';
import { overlayConfiguration, pageConfiguration } from '../kind/overlay-configuration.ts';

/** Every kind of configuration; a new one is one entry here. */
const kinds: ReadonlyMap<string, ConfigurationKind> = new Map([
  ['loginPage', loginPageConfiguration],
  ['overlay', overlayConfiguration],
  ['page', pageConfiguration],
  ['theme', themeConfiguration],
]);

// Custom pages have calls of their own.
const names = [...kinds.keys()].filter((name) => name !== 'page');
const configurable = {
  'en-US': `Configured can be: ${names.join(', ')}.`,
  'zh-CN': `可以配置的有：${names.join('、')}。`,
};

/** Whether a configuration of that kind and key can still be read: the product may no longer ship what it was for. */
export function hasConfiguration(kind: string, key: string, services: { documents: Documents }): boolean {
  return kinds.get(kind)?.hasKey(key, services) ?? false;
}

/** The kind by its name. Throws `NotFound` for a kind or a key that has nothing to configure. */
export function configurationKind(kind: string, key: string, services: { documents: Documents }): ConfigurationKind {
  const found = kinds.get(kind);
  if (!found) throw new NotFound({ pointer: '/kind', hint: configurable });
  if (!found.hasKey(key, services)) throw new NotFound({ pointer: '/key' });
  return found;
}
