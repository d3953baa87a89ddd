import type { components, operations } from './generated/types.ts';

/** The name of a call; every one is described in `openapi/areas`. */
export type OperationId = keyof operations;

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

type BodyArguments<Id extends OperationId> = [Body<Id>] extends [never]
  ? object
  : IsBodyOptional<Id> extends true
    ? Partial<Content<Body<Id>>>
    : Content<Body<Id>>;

type ParameterArguments<Id extends OperationId> = Named<Member<Parameters<Id>, 'path'>> &
  Named<Member<Parameters<Id>, 'query'>> &
  Named<Member<Parameters<Id>, 'header'>>;

type FlatArguments<Id extends OperationId> = [Body<Id>, keyof ParameterArguments<Id>] extends [never, never]
  ? Record<string, never>
  : Flatten<ParameterArguments<Id> & BodyArguments<Id>>;

type FlatArgumentsById = { [Id in OperationId]: FlatArguments<Id> };
/** An interface, because the compiler looks it up by name; a mapped type it would work out for all ids at once. */
interface ArgumentsById extends FlatArgumentsById {}

/**
 * What a call takes, flat: path, query and header parameters beside the fields of the body. Versioned calls take
 * `If-Match`, the version that was read. Looked up in a table: worked out for all ids at once, parameters and bodies
 * multiply into more combinations than the compiler can hold.
 */
export type Args<Id extends OperationId> = ArgumentsById[Id];

/** The same with the whole body as `body` in place of its fields. */
export type BodyArgs<Id extends OperationId> = [Body<Id>] extends [never]
  ? never
  : Flatten<ParameterArguments<Id> & { body: Content<Body<Id>> }>;

type Success<Id extends OperationId> = Content<operations[Id]['responses'][200]>;

/** What a call answers: the envelope's `data`; the content itself where the answer has no envelope. */
export type Answer<Id extends OperationId> =
  Success<Id> extends { success: true; data: infer Data } ? Data : Success<Id>;
