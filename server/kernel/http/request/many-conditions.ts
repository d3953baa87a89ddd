import { pointerTo } from '#schemas';
import type { RequestIssue } from '../../errors/index.ts';

/**
 * What all the conditions of one request may come to: those of its filter, its marks and its measures together. A design
 * has those of its rules too, which are not asked of the database.
 */
const conditionLimits = { conditions: 400, values: 2_000, characters: 200_000, ofDesign: 10 } as const;

interface Running {
  conditions: number;
  values: number;
  characters: number;
  /** What callers send for conditions that name a parameter: each use of it counts. */
  parameters: readonly Readonly<Record<string, unknown>>[];
  most: (what: keyof typeof nouns) => number;
}

interface Waiting {
  value: unknown;
  pointer: string;
}

/**
 * The pointer of the first part of a request that has too many conditions. It is looked for before anything is read or compiled (P45).
 * A request that its schema refuses is walked as well, so nothing is taken for granted of it.
 */
export function manyConditions(body: unknown, { isDesign }: { isDesign: boolean }): RequestIssue | undefined {
  const most = (what: keyof typeof nouns): number => conditionLimits[what] * (isDesign ? conditionLimits.ofDesign : 1);
  const left: Running = {
    conditions: most('conditions'),
    values: most('values'),
    characters: most('characters'),
    parameters: parametersOf(body),
    most,
  };
  const waiting: Waiting[] = [{ value: body, pointer: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, pointer } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (isCondition(value)) {
      const found = count(value, left, pointer);
      if (found) return found;
      continue;
    }
    const parts = Object.entries(value).filter(([, part]) => typeof part === 'object');
    for (const [key, part] of parts.reverse()) waiting.push({ value: part, pointer: pointerTo(pointer, key) });
  }
  return undefined;
}

interface Condition {
  value?: unknown;
  value_from?: unknown;
}

const isCondition = (value: object): value is Condition => 'kind' in value && value.kind === 'condition';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parametersOf(body: unknown): Running['parameters'] {
  if (!isRecord(body)) return [];
  const { paramData } = body;
  const found = [body['parameters'], isRecord(paramData) ? paramData['parameters'] : undefined];
  return found.filter(isRecord);
}

/** What a condition is compared with; a parameter as often as it is named. */
function comparedWith({ value, value_from: from }: Condition, { parameters }: Running): readonly unknown[] {
  if (value !== undefined) return Array.isArray(value) ? value : [value];
  if (!isRecord(from) || from['kind'] !== 'parameter' || typeof from['name'] !== 'string') return [];
  const { name } = from;
  const found = parameters.find((one) => Object.hasOwn(one, String(name)))?.[String(name)];
  return Array.isArray(found) ? found : [found];
}

function count(condition: Condition, left: Running, pointer: string): RequestIssue | undefined {
  const values = comparedWith(condition, left);
  left.conditions -= 1;
  left.values -= values.length;
  if (left.conditions < 0) return issue(pointer, 'conditions', left);
  const at = `${pointer}/value`;
  if (left.values < 0) return issue(at, 'values', left);
  for (const value of values) left.characters -= typeof value === 'string' ? value.length : 0;
  return left.characters < 0 ? issue(at, 'characters', left) : undefined;
}

const nouns = {
  conditions: ['conditions', '个条件'],
  values: ['values', '个值'],
  characters: ['characters of values', '个字符的值'],
} as const;

function issue(pointer: string, what: keyof typeof nouns, left: Running): RequestIssue {
  const most = left.most(what);
  const [english, chinese] = nouns[what];
  return {
    pointer,
    message: {
      'en-US': `All conditions of one request have at most ${most} ${english} together.`,
      'zh-CN': `一次请求的全部条件合计最多 ${most} ${chinese}。`,
    },
    hint: {
      'en-US': 'Ask in several requests, or narrow the records by another field.',
      'zh-CN': '请分多次请求，或改用其他字段缩小范围。',
    },
  };
}
