import type { Args, OperationId } from '#openapi';
import type { ListColumn } from './list-column.ts';
import type { SortColumn } from './sort-column.ts';

/** What every list takes, as common.yaml names it. */
export interface ListArguments {
  /** From 1. */
  page?: number | undefined;
  size?: number | undefined;
  /** The `next_cursor` of the page before; wins over `page` and over `sort`'s default. */
  cursor?: string | undefined;
  /** A field, or `-field` for the descending order. */
  sort?: string | undefined;
  search?: string | undefined;
  total?: 'none' | 'capped' | 'exact' | undefined;
}

type Fields<Sort> = Sort extends `-${infer Field}` ? Field : Sort extends string ? Sort : never;

/** The fields that the operation can be sorted by, from its contract; none when it has no `sort`. */
export type SortField<Id extends OperationId> = Args<Id> extends { sort?: infer Sort } ? Fields<Sort> : never;

/** Two arguments that bound a column; both bounds belong to the range. */
export interface ListRange<Name> {
  readonly column: ListColumn;
  readonly from?: Name;
  readonly to?: Name;
}

/** How the arguments of one list call reach the columns. It is data: the same for every request. */
export interface ListRules<Id extends OperationId> {
  /** The list's own name; a cursor of another list is refused. */
  readonly name: Id;
  /** Unique among the rows, so that the order is total. */
  readonly id: ListColumn;
  /** Every field of the contract's `sort` has its column; `defaultSort` may be one that the contract does not offer. */
  readonly sorts: { readonly [Field in SortField<Id>]: SortColumn } & Readonly<Record<string, SortColumn>>;
  readonly defaultSort: string;
  /** `search` is contained in one of them, whatever the case. */
  readonly search?: readonly ListColumn[];
  /** Arguments that a column has to equal; a list of values means one of them. */
  readonly equal?: { readonly [Name in keyof Args<Id>]?: ListColumn };
  readonly ranges?: readonly ListRange<keyof Args<Id>>[];
}

/** The rules as the kit reads them, whichever operation they belong to. */
export interface AnyListRules {
  readonly name: string;
  readonly id: ListColumn;
  readonly sorts: Readonly<Record<string, SortColumn>>;
  readonly defaultSort: string;
  readonly search?: readonly ListColumn[];
  readonly equal?: Readonly<Record<string, ListColumn | undefined>>;
  readonly ranges?: readonly ListRange<string>[];
}
