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
    description: 'Ask for days off, see your own requests, and decide on those of others.',
    icon: 'calendar',
    owner: 'appowner',
  },
  {
    workspace: 'acme',
    name: 'Customers',
    description: 'Companies, their contacts, deals and conversations, from the first call to the renewal.',
    icon: 'users',
    owner: 'appowner',
  },
];
