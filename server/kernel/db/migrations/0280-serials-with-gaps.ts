/**
 * Numbers of a serial field with gaps come from a sequence of the workspace's schema (docs/decisions/0226): a period counts from where the
 * sequence was when it began.
 */
export const serialsWithGaps = ['alter table serial_counters add column base bigint'];
