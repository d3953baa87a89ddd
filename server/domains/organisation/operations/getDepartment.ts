import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { readWithin } from '../department/read-within.ts';

/** One department with everything below it (ORG-02). */
export const getDepartment: Handler<'getDepartment'> = async (call) =>
  inWorkspace(call, (query, wsId) => readWithin(query, wsId, call.args.id), { readOnly: true });
