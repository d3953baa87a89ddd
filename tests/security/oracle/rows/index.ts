import { imageAddress, loginPageVersion } from './configuration-rows.ts';
import type { RowKind } from './row-kind.ts';

export type { RowKind, RowPlace } from './row-kind.ts';

/** Every kind of row that a served call names. */
export const rowKinds = { imageAddress, loginPageVersion } as const satisfies Record<string, RowKind>;

export type RowKindName = keyof typeof rowKinds;
