import type { Handler } from '../../http/handler.ts';
import { inWorkspace } from '../organisation/in-workspace.ts';
import { readWithin } from './read-within.ts';

/** One department with everything below it (ORG-02). */
export const getDepartment: Handler<'getDepartment'> = async (call) =>
  inWorkspace(call, (query, wsId) => readWithin(query, wsId, call.args.id), { readOnly: true });
