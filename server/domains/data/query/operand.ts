import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { RequestWork } from '../design/request-work.ts';
import type { Storage } from '../store/storage.ts';
import { refuse } from './issues.ts';

type Condition = Schemas['FilterCondition'];
type Operand = NonNullable<Condition['value_from']>;
type Value = Schemas['FilterValue'];

/** What conditions may name that is only known when records are read. */
export interface FilterContext {
  accountId: string;
  /** Of the caller, and with everything below them. */
  departments: readonly string[];
  departmentsBelow: readonly string[];
  now: Date;
  /** IANA name. */
  timeZone: string;
  parameters: Readonly<Record<string, Value>>;
  /** The form that is being filled in; absent for conditions that have none. */
  form?: Readonly<Record<string, Value>>;
  /** What the records of the request may take together; absent: each for itself. */
  work?: RequestWork;
}

/** Moments from the first to before the second, or days in the same way. */
export interface Period {
  from: RawBuilder<unknown>;
  before: RawBuilder<unknown>;
}

const units: Readonly<Record<string, string>> = {
  hour: '1 hour',
  day: '1 day',
  week: '1 week',
  month: '1 month',
  quarter: '3 months',
  year: '1 year',
};

/** Whole units of the caller's calendar, as moments or as days. */
export function periodOf(
  { unit, offset = 0, count = 1 }: Extract<Operand, { kind: 'period' }>,
  storage: Storage,
  { now, timeZone }: FilterContext,
): Period {
  const step = sql.lit(units[unit] ?? '1 day');
  const first = sql`(date_trunc(${sql.lit(unit)}, ${now}::timestamptz at time zone ${timeZone}) + ${offset}::int * ${step}::interval)`;
  const last = sql`(${first} + ${count}::int * ${step}::interval)`;
  if (storage === 'day') return { from: sql`${first}::date`, before: sql`${last}::date` };
  return { from: sql`(${first} at time zone ${timeZone})`, before: sql`(${last} at time zone ${timeZone})` };
}

/** The day of a text like `2026-11-21`, as moments of the caller's calendar. */
export function dayOf(day: string, { timeZone }: FilterContext): Period {
  const start = sql`${day}::date::timestamp`;
  return {
    from: sql`(${start} at time zone ${timeZone})`,
    before: sql`((${start} + '1 day'::interval) at time zone ${timeZone})`,
  };
}

/** Today in the caller's zone, `2026-11-21`. */
function today({ now, timeZone }: FilterContext): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

const ownValue = (values: Readonly<Record<string, Value>>, name: string): Value =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;

/** The value of an operand that is one value or a list of values. Periods and fields are the operators' own concern. */
export function operandValue(operand: Operand, storage: Storage, context: FilterContext, pointer: string): Value {
  switch (operand.kind) {
    case 'currentUser':
      return context.accountId;
    case 'currentDepartments':
      return [...(operand.is_deep ? context.departmentsBelow : context.departments)];
    case 'now':
      return storage === 'day' ? today(context) : context.now.toISOString();
    case 'parameter':
      return ownValue(context.parameters, operand.name);
    case 'form':
      if (context.form) return ownValue(context.form, operand.field);
      return refuse(`${pointer}/value_from`, {
        'en-US': 'Fields of a form are only known while it is filled in.',
        'zh-CN': '仅在填写表单时可引用表单字段。',
      });
    case 'period':
    case 'field':
      return refuse(`${pointer}/value_from`, {
        'en-US': `This operator does not take "${operand.kind}".`,
        'zh-CN': `此运算符不支持“${operand.kind}”。`,
      });
  }
}
