import { setImmediate as turn } from 'node:timers/promises';
import { WorkBudget, WorkSpent } from '#engine/forms';
import { Invalid } from '#server/kernel/errors/index.ts';

/**
 * Steps of some 40 ns that the formulas, rules and patterns of one record may take, on this thread without a pause; those of
 * all records of one request; and after how many others get their turn (P45).
 */
export const workLimits = { record: 600_000, request: 20_000_000, turn: 250_000 } as const;

/** The work on the records of one request. */
export interface RequestWork {
  /** It took all that it may: what is left of it is refused. */
  readonly isSpent: boolean;
  /** Of one record of it. */
  ofRecord(): WorkBudget;
  /** Lets others have their turn of this thread, once the records since the last one took long. */
  pause(): Promise<void>;
}

/** What the records of one request may take together. A job has no such limit. */
export function createRequestWork(steps: number = workLimits.request): RequestWork {
  const all = new WorkBudget(steps);
  let last = all.left;
  return {
    get isSpent() {
      return all.isSpent;
    },
    ofRecord: () => new WorkBudget(workLimits.record, all),
    async pause() {
      if (last - all.left < workLimits.turn) return;
      await turn();
      last = all.left;
    },
  };
}

/** Does the work on one record. Throws `Invalid` at the field that takes too long. */
export function withinBudget<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof WorkSpent) throw new Invalid({ issues: [issueOf(error)] });
    throw error;
  }
}

function issueOf({ path = [], isOfAll }: WorkSpent) {
  const pointer = ['/data', ...path].join('/');
  if (isOfAll) {
    return {
      pointer,
      message: {
        'en-US': 'The formulas, rules and patterns of so many records take too long at once.',
        'zh-CN': '一次处理的记录过多，其公式、规则和正则表达式的计算耗时过长。',
      },
      hint: { 'en-US': 'Change fewer records at a time.', 'zh-CN': '请减少每次处理的记录数。' },
    };
  }
  return {
    pointer,
    message: {
      'en-US': 'The formulas, rules and patterns of this record take too long to work out.',
      'zh-CN': '此记录的公式、规则和正则表达式计算耗时过长。',
    },
    hint: {
      'en-US': 'Fill in fewer rows, or have the formula of this field made simpler in the form design.',
      'zh-CN': '请减少明细行数，或在表单设计中简化此字段的公式。',
    },
  };
}
