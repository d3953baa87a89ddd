/**
 * One call of the contract: how it is sent, who may make it, and what it reads and changes. `generated/operations.ts` has it with the
 * names that the contract gives: `Operation`.
 */
export interface OperationShape<Role extends string, RoleSet extends string, ErrorCode extends string> {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  /** With `{name}` for path parameters. */
  readonly path: string;
  /** The file of `openapi/areas` that describes it; API keys are made for areas. */
  readonly area: string;
  readonly roles: RoleSet | 'public';
  /** The set's roles; all ten for public calls. */
  readonly allowed: readonly Role[];
  /** Whose rows it touches. `workspace`: the session's workspace; for system roles, who have none, the platform's own. */
  readonly scope: 'none' | 'platform' | 'workspace' | 'application';
  /**
   * The argument that names the application which the call is about, `header` for the header `application_id`: the caller's
   * roles there decide. On a call with the scope `workspace` it is for system roles alone, who make it inside an application.
   */
  readonly application?: string;
  /** It also answers for an application that was deleted or is under maintenance. */
  readonly whileClosed?: true;
  /** Editors may make it as somebody else sees it, by the header `look_as` (docs/decisions/0180). */
  readonly lookAs?: true;
  /** A rule that a role alone cannot express; checked after the request was validated. */
  readonly guard?: string;
  /** Tags of what it reads, and of what it makes stale. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** It changes nothing, so it may be repeated. */
  readonly safe: boolean;
  /** Described, but answered with 501. */
  readonly planned: boolean;
  /** Takes `If-Match`, and answers 409 `version_conflict`. */
  readonly versioned: boolean;
  readonly session?: 'opens' | 'refreshes' | 'closes';
  /** The answer has no envelope: a file, a picture, a document. */
  readonly raw?: true;
  /** The answer holds a secret that is shown once: it is never stored, so repeating the call makes another one. */
  readonly secret?: true;
  /** The fields of the answer that are the secret. */
  readonly secretFields?: readonly string[];
  /** A document that the product did not ship may name it (P43, decision 134). */
  readonly buildable?: true;
  /** Such a document may call it although nobody pressed a control: it saves a draft, or marks something as read. */
  readonly withoutGesture?: true;
  /** Why a change by it is no entry of the operation log; without it each change is one (WB-09). */
  readonly unlogged?: string;
  /** Limited sessions that may make it, although most calls are closed to them. */
  readonly openIn?: readonly LimitedSession[];
  /**
   * For sessions of support, who only look (docs/decisions/0260). `own`: about the caller alone, so that it is no copy of what people entered
   * and no entry of the log. `refused`: more than a look, although it changes nothing.
   */
  readonly support?: 'own' | 'refused';
  /** No session inside a third party's program may make it: its result would outlast the session. */
  readonly embedded?: 'refused';
  /** Its body has passwords, which a deployment may want encrypted by the client (AUTH-43). */
  readonly passwords?: true;
  readonly body: 'json' | 'form' | 'multipart' | 'none';
  readonly query: readonly string[];
  readonly pathParams: readonly string[];
  /** Headers that are arguments; those of every call are not listed. */
  readonly headers: readonly string[];
  /** Codes that a failed answer may carry. */
  readonly errors: readonly ErrorCode[];
}

/**
 * A session that may make few calls: until a password that an administrator set is changed, until codes by an app are set up that
 * the workspace requires, or as long as it is handed over for one application.
 */
export type LimitedSession = 'givenPassword' | 'beforeTotp' | 'shadow';

type Named = OperationShape<string, string, string>;

/** What a client needs of an operation; left out are false, `none` and empty lists. */
export interface RequestShape
  extends Pick<Named, 'method' | 'path'>,
    Partial<Pick<Named, 'session' | 'raw' | 'secret' | 'secretFields' | 'passwords' | 'buildable' | 'withoutGesture'>> {
  /** No sign-in is needed. */
  readonly public?: true;
  readonly safe?: true;
  readonly body?: Exclude<Named['body'], 'none'>;
  readonly query?: readonly string[];
  readonly pathParams?: readonly string[];
  readonly headers?: readonly string[];
  readonly reads?: readonly string[];
  readonly writes?: readonly string[];
}
