import { DomainError, type ErrorText, Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { columnPath } from '../../design/granted-columns.ts';
import { isAmong, type Sender } from '../access/sent-columns.ts';

const message: ErrorText = {
  'en-US': 'A field that you do not see does not allow this. Ask someone who can see all fields.',
  'zh-CN': '您看不到的字段不允许此操作，请联系可以查看全部字段的人员。',
};

/** What stands for everything that fields say of which somebody does not know. */
export const closedIssue: RequestIssue = { pointer: '/data', message };

/** Whether an issue names no field that is closed to somebody. */
function isOpen({ pointer }: RequestIssue, { visible, open }: Sender): boolean {
  const [, root, id, index, , column] = pointer.split('/');
  if (root !== 'data' || id === undefined) return true;
  const paths = index !== undefined && column !== undefined ? [id, columnPath(id, column)] : [id];
  return paths.every((path) => isAmong(visible, path) || isAmong(open, path));
}

/** The same error with one sentence in the place of all that closed fields say; other errors stay as they are. */
export function withOpenNames(error: unknown, known: Sender): unknown {
  if (!(error instanceof DomainError) || (known.visible === 'all' && known.open === 'all')) return error;
  const issues = error.facts.detail?.faults ?? [];
  const open = issues.filter((issue) => isOpen(issue, known));
  if (open.length === issues.length) return error;
  const named = [...open, ...(open.includes(closedIssue) ? [] : [closedIssue])];
  if (error instanceof Invalid) return new Invalid({ issues: named });
  return new DomainError(error.code, { ...error.facts, detail: { ...error.facts.detail, faults: named } });
}

/** Does something whose errors name no field that is closed to its caller. */
export async function namingOpen<T>(known: Sender, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withOpenNames(error, known);
  }
}
