import { errorCatalogue, type Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError, localized, type RequestIssue } from '#server/kernel/errors/index.ts';
import { sql } from 'kysely';
import type { TableDesign } from '../../design/table-design.ts';

type Code = Schemas['RecordLeftOut']['code'];

const codes: ReadonlySet<string> = new Set<Code>([
  'not_found',
  'not_allowed',
  'version_conflict',
  'invalid_request',
  'record_check_failed',
  'value_taken',
  'record_in_use',
]);

const isCode = (code: string): code is Code => codes.has(code);

/**
 * Does one part of a bulk change: a part that the domain refuses is undone by itself, and its error is the answer. What nobody
 * foresaw ends the whole change.
 */
export async function attempted<T>(query: Query, work: () => Promise<T>): Promise<T | DomainError> {
  await sql`savepoint part`.execute(query);
  try {
    const done = await work();
    await sql`release savepoint part`.execute(query);
    return done;
  } catch (error) {
    if (!(error instanceof DomainError) || !isCode(error.code)) throw error;
    await sql`rollback to savepoint part`.execute(query);
    return error;
  }
}

/** Of `/data/cost` the field's label. */
function fieldOf(design: TableDesign, { pointer }: RequestIssue): string {
  const id = /^\/data\/([^/]+)/.exec(pointer)?.[1];
  return id === undefined ? '' : (design.form.fields.get(id)?.label ?? id);
}

/** Why a record was left out, for people: the catalogue's text, or what is wrong with which fields. */
export function reasonOf(
  design: TableDesign,
  { code, facts }: DomainError,
  locale: string,
): Pick<Schemas['RecordLeftOut'], 'code' | 'message'> {
  // Safe: the languages of calls are those of the messages, and `attempted` lets no other code through.
  const language = locale as Parameters<typeof localized>[0];
  const issues = facts.detail?.faults ?? [];
  const texts = issues.map((issue) => {
    const [field, message] = [fieldOf(design, issue), localized(language, issue.message)];
    if (field === '') return message;
    return language === 'zh-CN' ? `${field}：${message}` : `${field}: ${message}`;
  });
  const message = texts.length > 0 ? texts.slice(0, 5).join(' ') : errorCatalogue[code][language];
  return { code: code as Code, message };
}
