import type { Schemas } from '#openapi';
import type { Database, Query } from '../../db/index.ts';
import { Failure } from '../../errors/index.ts';
import type { Services } from '../../services.ts';
import type { LogSource } from '../log/write-log.ts';
import { differences } from './differences.ts';
import type { AcceptContext, ConfigurationKind, Inheritance, Value } from './kind.ts';
import { configurationKind } from './kinds.ts';
import { inScope, type Place } from './place.ts';
import { readPlace, readPublished, type StoredPlace } from './queries.ts';

export type Configuration = Schemas['Configuration'];

/** The part of a call that every operation on a configuration needs. */
export interface Caller extends LogSource {
  db: Database;
  services: Pick<Services, 'documents'>;
  session: { accountId: string; username: string; wsId?: string };
  locale: string;
  ifMatch?: number;
}

/** One configuration in the caller's own scope: system roles have the platform's, others their workspace's (CFG-13). */
export interface Subject {
  caller: Caller;
  place: Place;
  kind: ConfigurationKind;
}

/** Throws `NotFound` when there is nothing of that kind and key. */
export function subjectOf(caller: Caller, { kind, key }: { kind: string; key: string }): Subject {
  return {
    caller,
    kind: configurationKind(kind, key, caller.services),
    place: { kind, key, wsId: caller.session.wsId ?? null },
  };
}

/** What stands above the place, read in its own scope: a workspace may read what the platform has published. */
export async function readAbove(query: Query, place: Place): Promise<Inheritance> {
  if (place.wsId === null) return { isPlatform: true, platform: null };
  const above = await readPublished(query, { ...place, wsId: null });
  return { isPlatform: false, platform: above?.value ?? null };
}

/** Stored place and what stands above it, as one moment saw them. */
export interface Found {
  stored: StoredPlace | undefined;
  above: Inheritance;
}

export function find({ caller, place }: Subject): Promise<Found> {
  return inScope(
    caller.db,
    place.wsId,
    async (query) => ({ stored: await readPlace(query, place), above: await readAbove(query, place) }),
    { readOnly: true },
  );
}

/** The place's answer: its values as callers see them, and what the draft changes. */
export function present({ kind, place, caller }: Subject, { stored, above }: Found): Configuration {
  const shown = (value: Value | undefined): Value | null => (value ? kind.shown(value, above) : null);
  const draft = shown(stored?.draft?.value);
  const published = shown(stored?.published?.value);
  const before = kind.chosen(published ?? kind.base(above));
  const changes = draft ? differences(before, kind.chosen(draft), kind.isUnit) : [];
  return {
    kind: place.kind,
    key: place.key,
    scope: place.wsId === null ? 'platform' : 'workspace',
    draft,
    published,
    inherited: kind.inherited(above),
    published_id: stored?.published?.id ?? null,
    published_at: stored?.published?.published_at?.toISOString() ?? null,
    version: stored?.version ?? 0,
    changes: changes.map((change) => {
      const label = kind.label(change.pointer, caller.locale);
      return label === undefined ? change : { ...change, label };
    }),
  };
}

/** What somebody sees who opens the configuration to change it: the draft, else what holds. */
export function current(subject: Subject, found: Found): Value {
  const { draft, published } = present(subject, found);
  return draft ?? published ?? subject.kind.base(found.above);
}

/** The form in which the value is stored. Throws the kind's failure with every fault, below the `prefix` of the argument. */
export async function accepted(
  { caller, kind, place }: Subject,
  value: Value,
  above: Inheritance,
  prefix: string,
): Promise<Value> {
  const { db, services, locale } = caller;
  const context: AcceptContext = { ...above, db, services, locale, key: place.key, wsId: place.wsId };
  const result = await kind.accept(value, context);
  if ('stored' in result) return result.stored;
  const faults = result.faults.map((fault) => ({ ...fault, pointer: prefix + fault.pointer }));
  throw new Failure(kind.faultCode, { faults }, { pointer: faults[0]?.pointer, hint: faults[0]?.hint });
}
