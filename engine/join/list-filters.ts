import { own, typesOf } from '#schemas';
import type { FilterList, List, Node } from '../document/generated/documents.ts';
import type { BlockOrigins } from './block-origins.ts';
import type { BlockTexts } from './block-texts.ts';
import { type CallFacts, valueType } from './call-facts.ts';
import { isNode } from './is-node.ts';
import { optionOf } from './list-columns.ts';

type Made = Record<string, unknown>;

interface FilterParts {
  facts: CallFacts | undefined;
  texts: BlockTexts;
  origins: BlockOrigins;
}

/** The node of a filter: a list of choices that leads to the first page. */
export function filterNode(filter: FilterList | Node, { facts, texts, origins }: FilterParts): object {
  if (isNode(filter)) return filter;
  const { id, label, all } = filter;
  const { name, isFlag } = filterState(filter, facts);
  const options = filter.options ?? (isFlag ? flagOptions : []);
  return origins.made(
    {
      id,
      widget: 'Select',
      props: {
        label: texts.text(label, id),
        labelHidden: true,
        placeholder: texts.text(all, `${id}.all`),
        size: 'sm',
        options: options.map((option) => optionOf(option, texts)),
      },
      bind: `state.${name}`,
      on: { change: [{ do: 'run', actions: 'first' }] },
    },
    filter,
  );
}

const flagOptions = [
  { value: 'on', label: '.on' },
  { value: 'off', label: '.off' },
];

/** The state of each filter, and the argument that it gives to the call. */
export function filterFields({ filters = [] }: List, facts: CallFacts | undefined): { state: Made; given: Made } {
  const short = filters.flatMap((filter) => (isNode(filter) ? [] : [filterState(filter, facts)]));
  return {
    state: Object.fromEntries(short.map(({ name, type }) => [name, { type }])),
    given: Object.fromEntries(short.map(({ argument, value }) => [argument, { $: value }])),
  };
}

function filterState(filter: FilterList, facts: CallFacts | undefined) {
  const argument = filter.argument ?? filter.id;
  const name = filter.as ?? argument;
  const schema = own(facts?.parameters, argument);
  const isFlag = valueType(schema) === 'boolean';
  const [type = 'string'] = isFlag || !schema ? ['string'] : typesOf(schema);
  const value = isFlag ? `state.${name} == 'on' ? true : state.${name} == 'off' ? false : null` : `state.${name}`;
  return { argument, name, isFlag, type, value };
}
