import type { DesignKit } from '#engine/designer';
import type { HostClient, HostOperation } from '#engine/runtime';
import catalogue from '#widgets/generated/catalogue.json' with { type: 'json' };
import messages from '#widgets/generated/messages.json' with { type: 'json' };
import actions from '../../engine/document/generated/actions.json' with { type: 'json' };

/** What `getDesignKit` answers in examples: all widgets and actions, no operations and no other documents. */
const kit: DesignKit = {
  // Safe: the generator has checked each description.
  widgets: catalogue as unknown as DesignKit['widgets'],
  actions,
  contract: {},
  roleSets: { workspaceAdmins: ['WORKSPACE_ADMIN'] },
  messages,
  documents: {},
};

/** A client that answers with the kit of examples. */
export const designClient = (): HostClient => ({
  call: (id) => (id === 'getDesignKit' ? Promise.resolve(kit) : Promise.reject(new Error(`Nothing answers ${id}.`))),
});

export const designOperations: Readonly<Record<string, HostOperation>> = {
  getDesignKit: { reads: [], writes: [], safe: true },
};
