import type { Entry } from './entry-kind.ts';
import type { PartFacts } from './part-facts.ts';

/** Safe: what is read from a design has the shape of the contract, and saving checks it again. */
const listOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

const states = [
  ['is_hidden', 'hide', 'show'],
  ['is_required', 'require', 'notRequire'],
  ['is_read_only', 'lock', 'unlock'],
] as const;

function phrasesOf(effect: Entry, { controls, phrase }: PartFacts): string[] {
  const named = (ids: readonly unknown[]) =>
    ids.map((id) => controls.find(({ value }) => value === id)?.label ?? `${id}`);
  if (effect['do'] !== 'state') {
    const verb = (['setValue', 'limitOptions', 'message'] as const).find((one) => one === effect['do']);
    return verb ? [phrase(verb, named([effect['target']]))] : [];
  }
  const targets = Array.isArray(effect['targets']) ? effect['targets'] : [];
  if (targets.length === 0) return [];
  return states.flatMap(([property, on, off]) =>
    typeof effect[property] === 'boolean' ? [phrase(effect[property] ? on : off, named(targets))] : [],
  );
}

/** The fields that conditions compare, each once. */
function comparedIn(conditions: unknown): string[] {
  const children = listOf((conditions as Entry | undefined)?.['children']);
  const fields = children.flatMap((one) => (one['kind'] === 'group' ? comparedIn(one) : [String(one['field'])]));
  return [...new Set(fields)];
}

/** A rule in words, made of its condition and its effects; empty while it does nothing. */
export function ruleInWords(rule: Entry, facts: PartFacts): string {
  const effects = [...listOf(rule['then']), ...listOf(rule['otherwise'])].flatMap((one) => phrasesOf(one, facts));
  const fields = comparedIn(rule['when']).map((id) => facts.fields.find(({ value }) => value === id)?.label ?? id);
  const by = fields.length > 0 ? fields.join(', ') : typeof rule['expression'] === 'string' ? rule['expression'] : '';
  const done = effects.join('; ');
  return done !== '' && by !== '' ? `${by} → ${done}` : done || by;
}
