import type { SheetCell, SheetWindow } from '#server/domains/sheets/index.ts';
import type { UnitsByName } from '#server/domains/organisation/index.ts';
import { foldUsername } from '#server/kernel/db/index.ts';
import { asOneLine } from '#server/kernel/foundation/one-line.ts';
import { DomainError } from '#server/kernel/errors/index.ts';
import { requireTelephone } from '#server/kernel/telephone/telephone.ts';
import type { Extension } from '../account/extension.ts';
import type { FieldColumns, SheetField } from './columns.ts';
import { type ExtraColumn, readExtension } from './extra-columns.ts';
import { type FoundIssue, issueAt, type RowIssueName } from './row-issues.ts';

/** A row of a sheet as a person who can be added. */
export interface SheetPerson {
  /** As the sheet counts. */
  row: number;
  username: string;
  realName: string;
  countryCode: string;
  telephone: string;
  email: string;
  departmentIds: string[];
  positionIds: string[];
  /** Values of the workspace's extra fields. */
  extend: Extension;
}

interface Known extends UnitsByName {
  /** Folded names of those who belong to the workspace. */
  members: ReadonlySet<string>;
  /** The workspace's extra fields (ORG-13). */
  extra: readonly ExtraColumn[];
}

const text = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).normalize('NFC').trim();

/** Names in one cell, each once. */
const several = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;；\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

function isMobile(telephone: string, countryCode: string): boolean {
  try {
    requireTelephone(telephone, countryCode);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** The people of a sheet that can be added, and what is wrong with the other rows, by cell. Nothing is asked of other workspaces. */
export function readPeople(
  sheet: SheetWindow & { fieldColumns: FieldColumns },
  known: Known,
): { people: SheetPerson[]; issues: FoundIssue[] } {
  const { fieldColumns } = sheet;
  const account = fieldColumns.has('username') ? 'username' : 'email';
  const seen = new Set<string>();
  const people: SheetPerson[] = [];
  const issues: FoundIssue[] = [];
  for (const [at, cells] of sheet.rows.entries()) {
    const row = sheet.numbers[at] ?? at + 2;
    const cell = (field: SheetField): string => text(cells[fieldColumns.get(field) ?? -1]);
    const found: FoundIssue[] = [];
    const refuse = (field: SheetField, issue: RowIssueName): void => void found.push(issueAt(row, issue, field));
    const username = cell(account).normalize('NFKC');
    const folded = foldUsername(username);
    if (username === '') refuse('username', 'missing');
    else if (!/^[\p{L}\p{N}._@+-]{3,60}$/u.test(username)) refuse('username', 'username');
    else if (seen.has(folded)) refuse('username', 'repeated');
    else if (known.members.has(folded)) refuse('username', 'member');
    seen.add(folded);
    const realName = asOneLine(cell('real_name'));
    if (realName === '') refuse('real_name', 'missing');
    else if ([...realName].length > 60) refuse('real_name', 'long');
    const code = cell('country_code').replace(/^(?=[1-9])/, '+') || '+86';
    const isCode = /^\+[1-9][0-9]{0,3}$/.test(code);
    if (!isCode) refuse('country_code', 'code');
    const telephone = cell('telephone').replace(/[\s-]/g, '');
    if (!/^([0-9]{4,15})?$/.test(telephone) || (isCode && !isMobile(telephone, code))) refuse('telephone', 'telephone');
    const email = cell('email');
    if (email.length > 254 || !/^([^@\s]+@[^@\s]+\.[^@\s.]+)?$/.test(email)) refuse('email', 'email');
    // A department has several names, alone and with those above it: each is taken once.
    const idsOf = (field: 'departments' | 'positions'): string[] => {
      const ids = new Set<string>();
      for (const name of several(cell(field))) {
        const id = known[field].get(name);
        if (typeof id === 'string') ids.add(id);
        else refuse(field, id === null ? 'ambiguous' : 'unknown');
      }
      return [...ids];
    };
    const [departmentIds, positionIds] = [idsOf('departments'), idsOf('positions')];
    if (departmentIds.length > 50) refuse('departments', 'many');
    if (positionIds.length > 50) refuse('positions', 'many');
    const { extend, issues: wrong } = readExtension(sheet, known.extra, { row, cells });
    found.push(...wrong);
    if (found.length > 0) issues.push(...found);
    else
      people.push({
        row,
        username,
        realName,
        countryCode: code,
        telephone,
        email,
        departmentIds,
        positionIds,
        extend,
      });
  }
  return { people, issues };
}
