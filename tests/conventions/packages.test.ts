import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './tree.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  engines?: { node?: string };
  dev?: boolean;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const permissive =
  /^(\(?(MIT|ISC|Apache-2\.0|BSD|0BSD|BlueOak|CC0|CC-BY|Python-2\.0|PSF-2\.0|Unlicense|PostgreSQL|WTFPL|MIT-0|Zlib))/;
/** Weak copyleft, used as an unchanged library that is only linked: libvips inside sharp, and the tests' accessibility rules. */
const linked = /^(@img\/sharp-libvips|@img\/sharp-|axe-core$|@axe-core\/|lightningcss)/;

const name = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const needsNewerNode = (range: string): boolean => {
  const alternatives = range.split('||').map((part) => part.trim());
  return alternatives.every((part) => {
    const lowest = /^(?:>=|\^|~)?\s*v?(\d+)(?:\.(\d+))?/.exec(part);
    if (!lowest) return false;
    const [major, minor] = [Number(lowest[1]), Number(lowest[2] ?? 0)];
    return major > 20 || (major === 20 && minor > 19);
  });
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('packages', () => {
  test('every package runs on Node 20.19', () => {
    const tooNew = packages.filter(([, entry]) => entry.engines?.node && needsNewerNode(entry.engines.node));
    expect(tooNew.map(([path, entry]) => `${path} ${entry.engines?.node}`)).toEqual([]);
  });

  test('every package has a permissive licence', () => {
    const others = packages.filter(
      ([path, entry]) => entry.license && !permissive.test(entry.license) && !linked.test(name(path)),
    );
    expect(others.map(([path, entry]) => `${path} ${entry.license}`)).toEqual([]);
  });

  test('PrimeReact and its icons stay at their last permissive versions', () => {
    expect(lock.packages['node_modules/primereact']?.version).toMatch(/^10\.9\./);
    expect(lock.packages['node_modules/primeicons']?.version).toBe('7.0.0');
  });

  test('the rules can fail', () => {
    expect(needsNewerNode('>=22')).toBe(true);
    expect(needsNewerNode('^18.0.0 || >=20.9')).toBe(false);
    expect(permissive.test('SEE LICENSE IN LICENSE')).toBe(false);
  });
});
