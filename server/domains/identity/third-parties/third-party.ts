import type { Egress } from '#server/kernel/egress/index.ts';
import type { DiscoveryDocuments } from './discovery-documents.ts';

/** What third parties are asked by. */
export interface Outside {
  egress: Egress;
  discoveryDocuments: DiscoveryDocuments;
}

/** Where an application of a third party is registered, as a workspace has set it up. */
export interface ThirdPartyAccess {
  appId: string;
  appSecret: string;
  /** Of an own installation: scheme and host of the sign-in pages, and of the interface for programs. */
  authorizeOrigin?: string | undefined;
  apiOrigin?: string | undefined;
}

/** What a browser is sent to a third party with. */
export interface SignInRequest {
  /** Given back with the code. */
  state: string;
  redirectUri: string;
  /** PKCE: proves at the exchange that it is the same sign-in. */
  codeVerifier: string;
  /** The browser is the third party's own program, so that there is nothing to scan. */
  isEmbedded: boolean;
}

export interface CodeExchange extends Omit<SignInRequest, 'state' | 'isEmbedded'> {
  code: string;
}

/** A person as the third party knows them. */
export interface ThirdPartyPerson {
  /** Stays the same for ever. */
  subject: string;
  /** May be empty. */
  name: string;
}

/**
 * One way to ask a third party who a person is. All of it throws `EgressFailure` when there is no answer, and
 * `ThirdPartyRefusal` for an answer that says no.
 */
export interface ThirdParty {
  /** The address of its sign-in page. */
  authorizeAddress(request: SignInRequest): Promise<string>;
  /** Whose code it is. A code works once. */
  exchange(exchange: CodeExchange): Promise<ThirdPartyPerson>;
  /** Whether it accepts the application and its secret; takes no sign-in. */
  check(): Promise<void>;
}

/**
 * - `code`: it does not know the code, or not any more.
 * - `application`: it does not know the application, or its secret is wrong.
 * - `unreadable`: it answers something else than it should.
 */
export type ThirdPartyFailureReason = 'code' | 'application' | 'unreadable';

export class ThirdPartyFailure extends Error {
  readonly reason: ThirdPartyFailureReason;

  constructor(reason: ThirdPartyFailureReason, cause?: unknown) {
    super(`The third party refused: ${reason}.`, { cause });
    this.name = 'ThirdPartyRefusal';
    this.reason = reason;
  }
}
