import type { OperationContract } from './contract/operation-contract.ts';
import type { CallingDocument } from './request/document-rights.ts';
import type { Locale } from './request/locale.ts';
import type { Session } from '../call/session.ts';

/** What is known of a request while it passes the checks. */
export interface RequestState {
  locale: Locale;
  /** Absent outside of the contract's operations. */
  contract?: OperationContract;
  token?: string;
  session?: Session;
  /** The changed page that makes the call, as the call says; no handler runs before its rights were checked. */
  document?: CallingDocument;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the first hook of every request. */
    known: RequestState;
  }
  interface FastifyContextConfig {
    /** The name under which `/metrics` counts the route. */
    operation?: string;
    contract?: OperationContract;
  }
}
