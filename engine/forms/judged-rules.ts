import { sameJson } from '#schemas';
import type { ComputedValues } from './computed-values.ts';
import type { DroppedValues } from './dropped-values.ts';
import type { RecordValues } from './form-config.ts';
import type { RecordForm, RulePlan } from './form-plan.ts';
import type { RecordEvaluator } from './record-evaluator.ts';
import { isOfRows, type RowRules, type RulesOn } from './row-rules.ts';

/** A record as its rules leave it. */
export interface Judged {
  /** What was entered, with what is computed. */
  record: RecordValues;
  /** What counts of it, and is saved: null for what rules drop, and computed without that. */
  effective: RecordValues;
  on: RulesOn;
}

/** How often the rules are gone through until none of them turns any more. */
const passes = 20;

/**
 * Judges the rules of a form in their order, again and again until none turns: each reads the record without what rules drop, so that
 * browser, server and background jobs come to the same result from the same record. Of rules that contradict each other for ever, each
 * holds that held once more after so many passes.
 */
export class JudgedRules {
  constructor(
    private readonly form: RecordForm,
    private readonly parts: { evaluator: RecordEvaluator; rows: RowRules; dropped: DroppedValues },
  ) {}

  judge(record: RecordValues, computed: ComputedValues): Judged {
    const { rules } = this.form;
    const { dropped } = this.parts;
    const counted = (on: RulesOn): RecordValues => {
      const none = dropped.at(on);
      return computed.compute(dropped.without(record, none), none);
    };
    let on: RulesOn = Object.fromEntries(rules.map(({ id, rows }) => [id, rows === undefined ? false : []]));
    let effective = counted(on);
    for (let pass = 1, hasTurned = true; hasTurned; pass += 1) {
      hasTurned = false;
      for (const rule of rules) {
        const before = on[rule.id];
        const now = this.holds(rule, effective);
        const holds = pass > passes ? eitherHolds(before, now) : now;
        if (sameJson(before, holds)) continue;
        on = { ...on, [rule.id]: holds };
        if (!dropped.isAskedOf(rule.id)) continue;
        effective = counted(on);
        hasTurned = true;
      }
    }
    return { record: dropped.isAny ? computed.withComputed(record, effective) : effective, effective, on };
  }

  private holds(rule: RulePlan, record: RecordValues): boolean | readonly boolean[] {
    const { evaluator, rows } = this.parts;
    return isOfRows(rule) ? rows.judge(rule, record) : evaluator.evaluate(rule.when, record) === true;
  }
}

function eitherHolds(before: RulesOn[string] | undefined, now: RulesOn[string]): RulesOn[string] {
  if (typeof before !== 'object' || typeof now !== 'object') return before === true || now === true;
  return now.map((one, index) => one || before[index] === true);
}
