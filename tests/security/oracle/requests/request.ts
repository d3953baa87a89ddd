import type { OperationId } from '#openapi';
import type { Answered, Sending } from '#tests/api/visitor.ts';
import type { RowKindName } from '../rows/index.ts';
import type { Caller } from '../world/caller.ts';
import type { Principal, PrincipalName } from '../world/principals.ts';
import { own } from '../world/scopes.ts';
import type { World } from '../world/world.ts';

export type Args = Record<string, unknown>;

/** What kind of row an argument names, by its path. */
export type Names = Readonly<Record<string, RowKindName>>;

/** Arguments that belong together: one of several kinds of body, or of filters. */
export interface Form {
  /** Valid arguments beside those that name rows. */
  args?: Args | ((world: World, caller: Caller) => Args | Promise<Args>);
  /** Arguments that name rows, by their path in the arguments (`frontMeta.logoUrl`, `ids.0`). */
  names?: Names | ((caller: Principal) => Names);
  /**
   * Of a granted call; a form without it has the usual one's, which is 200 unless said. For some it may be a failure that
   * the role alone does not decide.
   */
  status?: number | ((caller: Caller) => number);
}

/** How one served operation is called so that it succeeds for anyone who may call it. */
export interface RequestOf extends Form {
  /** Other forms than the usual one, with arguments of their own that name rows; each is tried like the usual one. */
  forms?: readonly Form[];
  /** Arguments that lead to other statements, over the usual ones, each sent once more in a granted call. */
  variants?: readonly (Args | ((caller: Caller) => Args))[];
  /** Rows of the caller's workspace that are not the caller's own, for those who may only name their own. */
  notOwn?: Readonly<Record<string, { kind: RowKindName; callers: readonly PrincipalName[] }>>;
  /** Of a call that a client makes for someone who has no session yet: whom it lets in. */
  for?: PrincipalName;
  /** Whose people and numbers a system role gets to see by it. */
  asks?: 'own' | 'all';
  /** It lists the workspaces that the person belongs to, of which some belong to the foreign one as well. */
  listsWorkspaces?: true;
  /** A system role calls it inside an application of the own workspace, whose rows are then its own. */
  isInside?: true;
  /** The rows that it names may be anybody's to a system role. */
  isForAll?: true;
  /** A granted call also changes rows of the workspace that this kind's row names. */
  changes?: RowKindName;
  /** A granted call makes a workspace, which is nobody's yet. */
  makesWorkspace?: true;
  /** What differs in its answer from one moment to the next; all else has to stay as it was. */
  differs?: RegExp;
  /** What else a granted call has to tell; gives what is wrong. */
  check?(answer: Answered, caller: Caller): string | undefined;
  /** Sends it where the contract's kind of body is not enough. */
  send?(caller: Caller, args: Args, sending: Sending): Promise<Answered>;
}

/** A system role makes some calls of a workspace inside an application, which the header names (contradictions 3). */
export const insideApplication =
  (id: OperationId): NonNullable<RequestOf['send']> =>
  (caller, args, sending) =>
    caller.at === 'platform'
      ? caller.call(id, args, { ...sending, headers: { ...sending.headers, application_id: own.appId } })
      : caller.call(id, args, sending);

/** By operationId. */
export type Requests = Readonly<Record<string, RequestOf>>;
