import type { DemoWorkspace } from './demo-people.ts';

export interface DemoApplication {
  workspace: DemoWorkspace['key'];
  name: string;
  description: string;
  /** A built-in icon. */
  icon: string;
  owner: string;
}

/** In the order of the cards. */
export const demoApplications: readonly DemoApplication[] = [
  {
    workspace: 'acme',
    name: 'Leave and absence',
    description: 'Ask for days off, see who is away this week, and approve requests of your team.',
    icon: 'calendar',
    owner: 'appowner',
  },
  {
    workspace: 'acme',
    name: 'Customers',
    description: 'Companies, contacts and every conversation with them, from first call to renewal.',
    icon: 'users',
    owner: 'appowner',
  },
  {
    workspace: 'acme',
    name: 'Purchase orders',
    description: 'Request, compare and order; orders over the limit go to finance for approval.',
    icon: 'cart',
    owner: 'appowner',
  },
  {
    workspace: 'acme',
    name: 'Equipment',
    description: 'Machines, laptops and keys: where they are, who has them, and when they are serviced.',
    icon: 'key',
    owner: 'appowner',
  },
  {
    workspace: 'acme',
    name: 'Site inspections',
    description: 'Checklists with photos for the building sites, and a report at the end of the day.',
    icon: 'check',
    owner: 'builder',
  },
  {
    workspace: 'acme',
    name: 'Expenses',
    description: 'Receipts in, money back: claims, approvals and the monthly hand-over to accounting.',
    icon: 'briefcase',
    owner: 'builder',
  },
  {
    workspace: 'globex',
    name: 'Shipments',
    description: 'Where each container is, its papers, and when it reaches the customer.',
    icon: 'truck',
    owner: 'globex',
  },
  {
    workspace: 'globex',
    name: 'Price lists',
    description: 'Prices by region and quantity, with the date from which they hold.',
    icon: 'star',
    owner: 'globex',
  },
];
