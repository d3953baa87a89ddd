import type { OperationId } from '#openapi';

/** `valid`: anything that is allowed; `edge`: the least and the greatest; `broken`: one rule is broken; `hostile`: no rules. */
export type Kind = 'valid' | 'edge' | 'broken' | 'hostile';

/** One request before it is written down for the wire. Values may be `Known` ones that are filled in later. */
export interface FuzzRequest {
  id: OperationId;
  kind: Kind;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  /** Absent when no body is sent. */
  body?: unknown;
  /** In place of the content type that the contract says. */
  contentType?: string;
  /** Which caller: 0 is the strongest of those who may; hostile requests come from anybody. */
  caller: number;
}
