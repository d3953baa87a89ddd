import type { PlannedId } from '../generated/requests.ts';
import type { components, operations } from '../generated/types.ts';

/** The name of a call; every one is described in `openapi/areas`. */
export type OperationId = keyof operations;

export type { PlannedId } from '../generated/requests.ts';

/** The name of a served call as it is; for a planned one a text that the compiler shows in its message. */
export type Served<Id extends OperationId> = Id extends PlannedId
  ? `${Id} is only planned, and the server answers 501: use client.planned`
  : Id;

/** Named schemas of the contract. */
export type Schemas = components['schemas'];

type Flatten<T> = { [Key in keyof T]: T[Key] };
type Member<T, Key extends PropertyKey> = T extends { [K in Key]?: infer Value } ? NonNullable<Value> : never;
/** Nothing to pass is `{}`, and adds no names. */
type Named<T> = [T] extends [never] ? object : T;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Body<Id extends OperationId> = Member<operations[Id], 'requestBody'>;
type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : never;
type IsBodyOptional<Id extends OperationId> = operations[Id] extends { requestBody: unknown } ? false : true;

/** A closed body without fields forbids every name, those of the path too; left out, it adds and forbids none. */
type Optional<T> = [T] extends [Record<string, never>] ? object : Partial<T>;

type BodyArguments<Id extends OperationId> = [Body<Id>] extends [never]
  ? object
  : IsBodyOptional<Id> extends true
    ? Optional<Content<Body<Id>>>
    : Content<Body<Id>>;

type ParameterArguments<Id extends OperationId> = Named<Member<Parameters<Id>, 'path'>> &
  Named<Member<Parameters<Id>, 'query'>> &
  Named<Member<Parameters<Id>, 'header'>>;

type ArgumentRows = {
  [Id in OperationId]: [Body<Id>, keyof ParameterArguments<Id>] extends [never, never]
    ? Record<string, never>
    : Flatten<ParameterArguments<Id> & BodyArguments<Id>>;
};

type WholeBodyRows = {
  [Id in OperationId]: [Body<Id>] extends [never]
    ? never
    : Flatten<ParameterArguments<Id> & { body: Content<Body<Id>> }>;
};

type Success<Id extends OperationId> = Content<operations[Id]['responses'][200]>;

type AnswerRows = {
  [Id in OperationId]: Success<Id> extends { success: true; data: infer Data } ? Data : Success<Id>;
};

/**
 * Interfaces, for the compiler takes their rows one by one; of a mapped type it would multiply the rows of all calls
 * with each other wherever the name of a call is not known yet.
 */
interface ArgumentTable extends ArgumentRows {}
interface WholeBodyTable extends WholeBodyRows {}
interface AnswerTable extends AnswerRows {}

/**
 * What a call takes, flat: path, query and header parameters beside the fields of the body. Versioned calls take
 * `If-Match`, the version that was read.
 */
export type Args<Id extends OperationId> = ArgumentTable[Id];

/** The same with the whole body as `body` in place of its fields. */
export type BodyArgs<Id extends OperationId> = WholeBodyTable[Id];

/** What a call answers: the envelope's `data`; the content itself where the answer has no envelope. */
export type Answer<Id extends OperationId> = AnswerTable[Id];
