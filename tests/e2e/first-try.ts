import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { isPromise } from './promises.ts';

const folder = join(import.meta.dirname, '../../.cache/e2e-first');
const fileOf = ({ testId }: TestInfo): string => join(folder, `${testId}.txt`);

/** Every test also proves P18: the fixture `complaints` says so in its failure. */
const breaksPromise = ({ title, errors }: TestInfo): boolean =>
  isPromise(title) || errors.some(({ message = '' }) => message.includes('P18:'));

/** Stores why a promise failed: the next worker reports it again. */
export function keepFirstFailure(info: TestInfo): void {
  if (info.retry > 0 || info.status === info.expectedStatus || !breaksPromise(info)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(info), info.errors.map(({ message = '' }) => message).join('\n'));
}

/** The second try of a promise fails as the first one did. */
export function failSecondTry(info: TestInfo): void {
  const file = fileOf(info);
  if (info.retry === 0) rmSync(file, { force: true });
  else if (existsSync(file)) throw new Error(`A promise is tried once. It failed with:\n${readFileSync(file, 'utf8')}`);
}
