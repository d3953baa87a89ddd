import { readCallFacts } from '#engine/compiler';
import type { DesignKit } from '#engine/designer';
import type { DocumentSource } from '#engine/document';
import { joinDocument } from '#engine/join';
import type { HostClient, HostOperation } from '#engine/runtime';
import { roleSets } from '#openapi';
import contract from '../../openapi/generated/openapi.json' with { type: 'json' };
import english from '../../pages/blocks/messages.en-US.json' with { type: 'json' };
import chinese from '../../pages/blocks/messages.zh-CN.json' with { type: 'json' };
import { designClient, designOperations } from './design-kit.ts';

const files = import.meta.glob<object>('../../pages/blocks/*.fragment.json', { eager: true, import: 'default' });
const alone = { part: () => undefined, document: () => undefined, facts: readCallFacts(contract) };
/** The product's blocks. Safe: `npm run check:pages` checks each of them. */
export const blocks = Object.values(files).map((file) => joinDocument(file, alone).document as DocumentSource);

/** An application with two lists and a menu that opens none. */
const menus = [
  {
    id: '01J0000000000000000REPAIRS',
    menu_name: 'Repairs',
    father_id: '01J00000000000000000PLANTS',
    logical_table_id: 't1',
  },
  { id: '01J00000000000000000PLANTS', menu_name: 'Plants', father_id: -1 },
  { id: '01J0000000000000000VISITS0', menu_name: 'Visits', father_id: -1, logical_table_id: 't2' },
];

const option = (value: string, label: string): object => ({ value, label });
const field = (id: string, label: string, kind: string, more: object = {}): object => ({
  field: id,
  label,
  kind,
  is_multiple: false,
  ...more,
});

/** What `getMenuTable` answers for the list of repairs. */
const table = {
  table_id: 't1',
  table_name: 'Repairs',
  menu_name: 'Repairs',
  filters: [
    field('status', 'Status', 'option', { options: [option('open', 'Open'), option('done', 'Done')] }),
    field('cost', 'Cost', 'number'),
    field('hours', 'Hours', 'number'),
    field('reported', 'Reported', 'date'),
  ],
  columns: [
    { field: 'status', label: 'Status', kind: 'tag', is_sortable: true, is_range: false },
    { field: 'cost', label: 'Cost', kind: 'number', is_sortable: true, is_range: false },
  ],
};

/** What the calls of blocks answer, by call; a function is asked each time. */
export type BlockAnswers = Readonly<Record<string, unknown>>;

/** A client with the kit of the product's blocks, and with the lists of an application. */
export function blockClient(answers: BlockAnswers = {}): HostClient & { asked: [string, unknown, unknown][] } {
  const asked: [string, unknown, unknown][] = [];
  const known: BlockAnswers = { listMenus: menus, getMenuTable: table, ...answers };
  return {
    asked,
    async call(id, args, options) {
      if (id === 'getDesignKit') return { ...(await kitOfBlocks()) };
      asked.push([id, args, options?.inside?.applicationId]);
      const answer = Object.hasOwn(known, id) ? known[id] : undefined;
      if (typeof answer === 'function') return answer(args);
      if (answer === undefined) throw new Error(`Nothing answers ${id}.`);
      return answer;
    },
  };
}

/** The texts of blocks beside others. */
export const blockMessages = (others: DesignKit['messages']): DesignKit['messages'] => ({
  'en-US': { ...others['en-US'], ...english },
  'zh-CN': { ...others['zh-CN'], ...chinese },
});

async function kitOfBlocks(): Promise<DesignKit> {
  // Safe: this is what the client of examples answers.
  const kit = (await designClient().call('getDesignKit', {})) as DesignKit;
  return {
    ...kit,
    contract,
    roleSets,
    messages: blockMessages(kit.messages),
    documents: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}

const read: HostOperation = { reads: [], writes: [], safe: true };

export const blockOperations: Readonly<Record<string, HostOperation>> = {
  ...designOperations,
  listMenus: read,
  getMenuTable: read,
};
