/** The contract: every call with its rule, its types and its errors. Neither DOM nor React. */
export type { Answer, Args, BodyArgs, OperationId, Schemas } from './arguments.ts';
export type { BinaryContent } from './binary.ts';
export { type ErrorCode, errorCatalogue } from './generated/errors.ts';
export { operations } from './generated/operations.ts';
export { type Guard, guards, type Role, type RoleSet, roleSets, roles } from './generated/roles.ts';
export type { Operation } from './operation.ts';
export type {
  BootData,
  PageEntry,
  PreloadedAnswer,
  PrerenderedScreen,
  RenderReply,
  RenderRequest,
} from './wire/boot-data.ts';
