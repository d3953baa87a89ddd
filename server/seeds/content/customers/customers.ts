import type { Schemas } from '#openapi';
import type { DemoContent } from '../application.ts';
import { companies } from './companies.ts';
import { contacts } from './contacts.ts';
import { conversations } from './conversations.ts';
import { deals } from './deals.ts';

/** Conversations that somebody of the reader's departments had. */
const ofOwnDepartment: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'by', operator: 'under', value_from: { kind: 'currentDepartments' } }],
};

const everything = ['query', 'add', 'edit', 'delete', 'export', 'import'] as const;
const salesWork = [{ department: 'Sales', rights: ['query', 'add', 'edit', 'export'] }] as const;

/** Customers: four tables that point at each other. Sales works in them; finance reads the deals that were won or are open. */
export const customers: DemoContent = {
  application: 'Customers',
  category: 'Sales',
  tables: [companies, contacts, deals, conversations],
  menus: [
    {
      name: 'Companies',
      icon: 'briefcase',
      menus: [
        { name: 'Customers', icon: 'star', shows: 'active', grants: salesWork },
        { name: 'Key accounts', icon: 'star', shows: 'key', grants: salesWork },
        {
          name: 'All companies',
          icon: 'list',
          shows: 'companies',
          grants: [...salesWork, { department: 'Operations', rights: everything }],
        },
      ],
    },
    { name: 'Contacts', icon: 'users', shows: 'contacts', grants: salesWork },
    {
      name: 'Deals',
      icon: 'cart',
      menus: [
        { name: 'Open deals', icon: 'clock', shows: 'open', grants: salesWork },
        {
          name: 'All deals',
          icon: 'list',
          shows: 'deals',
          grants: [
            ...salesWork,
            {
              department: 'Finance',
              rights: ['query', 'export'],
              fields: {
                kind: 'listed',
                fields: ['title', 'company', 'stage', 'value', 'closes'].map((name) => ({
                  field: name,
                  can_edit: false,
                })),
              },
            },
          ],
        },
      ],
    },
    {
      name: 'Conversations',
      icon: 'phone',
      shows: 'conversations',
      grants: [
        { department: 'Sales', rights: ['query', 'add', 'edit'], rows: { kind: 'filter', filter: ofOwnDepartment } },
      ],
    },
  ],
};
