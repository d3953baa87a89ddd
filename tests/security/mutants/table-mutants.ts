import { type Operation, type OperationId, operations, type Role, roles } from '#openapi';
import type { Applications } from '#server/kernel/call/application.ts';
import type { AnyGuard } from '#server/kernel/http/operation-route.ts';

/** Something that is taken away for as long as `during` runs. */
export interface Mutant {
  title: string;
  /** The operations that could notice. */
  operations: readonly OperationId[];
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** Object.keys widens; these are the ten of ROLE-01. */
const everybody = Object.keys(roles) as Role[];
/** The running server reads the very same rows. */
const table: Record<OperationId, Operation> = { ...operations };

async function changed<T>(id: OperationId, change: Partial<Operation>, work: () => Promise<T>): Promise<T> {
  const row: Operation = table[id];
  const before = { ...row };
  Object.assign(row, change);
  try {
    return await work();
  } finally {
    Object.assign(row, before);
  }
}

/** The role check of every operation taken away: for all who signed in, and with the sign-in for all. */
export function roleMutants(): Mutant[] {
  // Object.keys widens.
  return (Object.keys(operations) as OperationId[]).flatMap((id) => {
    const { roles: set, allowed } = table[id];
    if (set === 'public') return [];
    const withoutSignIn: Mutant = {
      title: `${id}: no sign-in needed`,
      operations: [id],
      during: (work) => changed(id, { roles: 'public' }, work),
    };
    if (allowed.length === everybody.length) return [withoutSignIn];
    const withoutRoles: Mutant = {
      title: `${id}: x-roles ${set} not checked`,
      operations: [id],
      during: (work) => changed(id, { allowed: everybody }, work),
    };
    return [withoutSignIn, withoutRoles];
  });
}

let open: OperationId | undefined;

/** Makes the guards removable, one operation at a time. Has to happen before the server is made. */
export function makeGuardsRemovable(guards: Record<string, AnyGuard>): void {
  for (const [name, guard] of Object.entries(guards)) {
    guards[name] = async (call) => (call.operation === open ? true : guard(call));
  }
}

/** Each operation's guard taken away. */
export function guardMutants(): Mutant[] {
  return (Object.keys(operations) as OperationId[]).flatMap((id) => {
    const { guard, planned } = table[id];
    if (!guard || planned) return [];
    const mutant: Mutant = {
      title: `${id}: guard ${guard} not asked`,
      operations: [id],
      async during(work) {
        open = id;
        try {
          return await work();
        } finally {
          open = undefined;
        }
      },
    };
    return [mutant];
  });
}

/** Roles that are held in any application of the workspace count in each, for one operation at a time. */
export function applicationMutants(applications: Applications): Mutant[] {
  const { open } = applications;
  const isOfApplication = (role: Role): boolean => roles[role].kind === 'application';
  // Object.keys widens.
  return (Object.keys(operations) as OperationId[]).flatMap((id) => {
    const { application, allowed, planned, scope } = table[id];
    const isJudged = allowed.length < everybody.length && allowed.some(isOfApplication);
    if (application === undefined || scope !== 'application' || planned || !isJudged) return [];
    const mutant: Mutant = {
      title: `${id}: roles of all applications count`,
      operations: [id],
      async during(work) {
        applications.open = async (caller, named) => ({
          ...(await open(caller, named)),
          appRoles: caller.session.roles.filter(isOfApplication),
        });
        try {
          return await work();
        } finally {
          applications.open = open;
        }
      },
    };
    return [mutant];
  });
}
