import { DomainError, Failure, Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';

type Words = Extract<RequestIssue['message'], object>;

/** An issue of a configuration at a pointer inside it. */
export const issueAt = (pointer: string, message: Words): RequestIssue => ({
  pointer: `/configuration${pointer}`,
  message,
});

/** The failure of a configuration that is not stored, and is not shown, as it is. */
export const invalidConfiguration = (issues: readonly RequestIssue[]): Failure =>
  new Failure('configuration_invalid', { faults: issues }, { pointer: issues[0]?.pointer });

/** Where the parts of a statistic and of a list of records are in a configuration. */
const pointers: readonly [from: RegExp, to: string][] = [
  [/^\/viewSchema\/(measures|groups)\/(\d+)\/key$/, '/$1/$2/id'],
  [/^\/viewSchema\/groups\/(\d+)\/by$/, '/groups/$1/unit'],
  [/^\/viewSchema\/filter/, '/filters'],
  [/^\/viewSchema/, ''],
  [/^\/fields\/(\d+)/, '/columns/$1/field'],
  [/^\/filter/, '/filters'],
];

function pointerOf(pointer: string): string {
  const [from, to] = pointers.find(([pattern]) => pattern.test(pointer)) ?? [/^$/, ''];
  return `/configuration${pointer.replace(from, to)}`;
}

/** Runs what reads records by a configuration, and reports what is unknown to the reader at its pointer in the configuration. */
export async function inConfiguration<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw invalidConfiguration(error.issues.map((issue) => ({ ...issue, pointer: pointerOf(issue.pointer) })));
  }
}

/** Whether an error says that the caller may not open an application, now or ever. */
export const isClosed = (error: unknown): boolean =>
  error instanceof DomainError &&
  ['invalid_app_auth', 'application_deleted', 'application_maintenance_in_progress', 'not_found'].includes(error.code);
