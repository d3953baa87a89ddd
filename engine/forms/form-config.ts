import type { Schemas } from '#openapi';

/** The design of a record form as the contract has it (TABLE-24, TABLE-28); every name of the parts is the contract's. */
export type FormConfig = Schemas['FormConfig'];
export type FormNode = Schemas['FormNode'];
export type FormField = Schemas['FormField'];
export type FormRule = Schemas['FormRule'];
export type FormEffect = Schemas['FormEffect'];
export type FormInitial = Schemas['FormInitial'];
export type FilterConditions = Schemas['FilterConditions'];

/** A record's values by the ids of its fields. */
export type RecordValues = Readonly<Record<string, unknown>>;
