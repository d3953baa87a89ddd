/** The contract: every call with its rule, its types and its errors. Neither DOM nor React. */
export type { Answer, Args, BodyArgs, OperationId, Schemas } from './calls/arguments.ts';
export type { BinaryContent } from './shapes/binary.ts';
export { type ErrorCode, errorCatalogue } from './generated/errors.ts';
export { type Operation, operations } from './generated/operations.ts';
export { type Guard, guards, type Role, type RoleSet, roleSets, roles } from './generated/roles.ts';
export type { LimitedSession } from './shapes/operation.ts';
export type {
  BootData,
  PageEntry,
  PreloadedAnswer,
  PrerenderedScreen,
  RenderReply,
  RenderRequest,
} from './wire/boot-data.ts';
