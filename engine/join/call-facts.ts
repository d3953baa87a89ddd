import { type JsonSchema, own, typesOf } from '#schemas';

/** What blocks need to know of a call, as the contract says it. */
export interface CallFacts {
  /** Its arguments by name: parameters and fields of the body, with references resolved. */
  parameters: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
  /** The fields of a row where the call is a list, by name; otherwise those of its answer. */
  row: Readonly<Record<string, JsonSchema>>;
}

/** The facts of a call by its operationId; undefined when there is no such call. */
export type FactsOf = (call: string) => CallFacts | undefined;

export type ValueType = 'string' | 'integer' | 'number' | 'boolean' | 'texts' | 'moment' | 'other';

/** What kind of value a schema of the contract describes; `texts` is a list of them, `moment` a date with a time. */
export function valueType(schema: JsonSchema | undefined): ValueType {
  if (!schema) return 'other';
  const [type] = typesOf(schema).filter((one) => one !== 'null');
  if (type === 'string') return schema.format === 'date-time' ? 'moment' : 'string';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return type === 'array' ? 'texts' : 'other';
}

/** By which fields the rows of a list can be sorted, and the order that it has by itself. */
export function sortsOf(facts: CallFacts): { fields: ReadonlySet<string>; usual: string | undefined } {
  const sort = own(facts.parameters, 'sort');
  const values = sort?.enum ?? [];
  return {
    fields: new Set(values.flatMap((value) => (typeof value === 'string' && !value.startsWith('-') ? [value] : []))),
    usual: typeof sort?.default === 'string' ? sort.default : undefined,
  };
}
