import type { CompiledValue, Expr } from '#engine/document';
import type { Around, Prop } from '#kinds';
import { canCall, type Showing } from './field-input.ts';
import { limitedOptions, literalExpr } from './field-options.ts';
import type { FieldPlan } from './form-plan.ts';

/** One of the form's own words, in the language of the page. */
export const formWord = (name: 'yes' | 'no' | 'from' | 'to'): CompiledValue => ({ $: ['get', ['var', 'words'], name] });

/** A list of the page's scope, by the id of the field; null while it is on its way. */
const given = (list: 'choices' | 'searches', id: string): Expr => ['get', ['var', list], id];

// Safe: expressions are lists of JSON, which kinds hand on and do not look into.
const opaque = (value: CompiledValue): Prop => value as Prop;

/** What the kind of a field knows of the form and the page. */
export function aroundOf(plan: FieldPlan, showing: Showing): Around {
  const { host, locale } = showing;
  const choices = given('choices', plan.id);
  return {
    locale,
    canCall: (call) => canCall(showing, call),
    hasWidget: (name) => host?.hasWidget(name) ?? true,
    isSearched: host?.isSearched(plan.id) ?? false,
    findsRecords: host?.findsRecords ?? false,
    search: opaque({ $: given('searches', plan.id) }),
    awaited: opaque({ $: choices }),
    choices: opaque({ $: ['call', 'coalesce', [choices, ['list', []]]] }),
    word: (name) => opaque(formWord(name)),
    limited: (options) => opaque(limitedOptions(plan, options)),
    literal: (value) => opaque({ $: literalExpr(value) }),
  };
}
