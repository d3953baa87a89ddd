import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { structureHash } from '../../structure/migrate.ts';
import { engineManifest } from './paths.ts';

/** The engine's version counts too: a data directory belongs to the engine that made it. */
export function templateHash(): string {
  // The manifest of a package of npm.
  const { version } = JSON.parse(readFileSync(engineManifest(), 'utf8')) as { version: string };
  return createHash('sha256').update(`${version} ${structureHash()}`).digest('hex');
}

/** Beside a template: what it was made from. */
export const hashFile = (template: string): string => `${template}.sha256`;

/** The template, when it is there and was made by this engine from these migrations. */
export function fittingTemplate(template: string | undefined): string | undefined {
  if (!template || !existsSync(template) || !existsSync(hashFile(template))) return undefined;
  return readFileSync(hashFile(template), 'utf8') === templateHash() ? template : undefined;
}
