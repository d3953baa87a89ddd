import type { Handler } from '#server/kernel/call/handler.ts';
import type { Environments } from '#server/domains/tenancy/index.ts';
import { appearanceOf } from '../application/appearance.ts';
import { surroundings } from '../application/present-appearance.ts';

/** An application's own appearance, with what a preview of each choice needs (CFG-16). */
export const getApplicationAppearance: Handler<'getApplicationAppearance', { environments: Environments }> = async (
  call,
) => {
  const { row } = call.application;
  return { id: row.id, appearance: appearanceOf(row), ...(await surroundings(call)), version: row.version };
};
