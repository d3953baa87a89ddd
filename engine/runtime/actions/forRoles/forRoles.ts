import type { ActionRun } from '../../scope/action.ts';

/** Runs `then` for who has one of the roles; with a broken list of them it never runs. */
export const forRoles: ActionRun = (args, runtime) => {
  const roles = Array.isArray(args.roles) ? args.roles.map(String) : [];
  return runtime.scope.hasRole(roles) ? runtime.run(args.then) : undefined;
};
