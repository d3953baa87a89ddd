import type { Schemas } from '#openapi';
import {
  grantingPeople,
  grantsGiving,
  type MenuReader,
  menuReader,
  menuRights,
} from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { localized, NotFound } from '#server/kernel/errors/index.ts';
import { allPaths } from '../../design/granted-columns.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import type { WriteAccess } from '../access/record-access.ts';
import { menuAccess } from '../access/menu-access.ts';
import type { MenuCaller } from '../access/caller.ts';
import { type ReasonRule, reasonTexts } from './reason-texts.ts';
import { findRecord, inRecord } from './find-record.ts';

type Right = keyof Schemas['MenuRights'];

/** What somebody asks about. */
export interface Question {
  menuId: string;
  right: Right;
  record?: string | undefined;
  field?: string | undefined;
}

interface Decision {
  isAllowed: boolean;
  rule: ReasonRule;
}

const denied = (rule: ReasonRule): Decision => ({ isAllowed: false, rule });

const fieldsFor = (access: WriteAccess, right: Right): VisibleFields =>
  ({ add: access.enterable, edit: access.editable })[String(right)] ?? access.visible;

const isAmong = (fields: VisibleFields, id: string): boolean => fields === 'all' || fields.has(id);

/** What the record itself decides; one that is not there reads like one that may not be read. */
async function recordRule(
  query: Query,
  access: WriteAccess,
  { right, field }: Pick<Question, 'right' | 'field'>,
  id: string,
): Promise<ReasonRule | undefined> {
  try {
    const found = await findRecord(query, access, id);
    const isOutside = (right === 'edit' && !found.mayEdit) || (right === 'delete' && !found.mayDelete);
    const isClosed = field !== undefined && !isAmong(fieldsFor(inRecord(access, found), right), field);
    return isOutside || isClosed ? 'rows' : undefined;
  } catch (error) {
    if (error instanceof NotFound) return 'record';
    throw error;
  }
}

/** The right itself, then the field, then the record: the first that is closed decides. */
async function decided(query: Query, call: MenuCaller, reader: MenuReader, question: Question): Promise<Decision> {
  const { menuId, right, record, field } = question;
  if (reader.access === 'editor') return { isAllowed: true, rule: 'role' };
  if (reader.access === 'reader' && right !== 'query') return denied('role');
  const { rights } = await menuRights(query, reader, menuId);
  if (!rights.query) return denied('query');
  if (!rights[right]) return denied(right);
  if (record === undefined && field === undefined) return { isAllowed: true, rule: right };
  const access = await menuAccess(query, call, menuId);
  const open = fieldsFor(access, right);
  if (field !== undefined && (!allPaths(access.design).includes(field) || !isAmong(open, field))) {
    return denied('field');
  }
  const rule = record === undefined ? undefined : await recordRule(query, access, question, record);
  return rule ? denied(rule) : { isAllowed: true, rule: right };
}

/** Why the caller may or may not do something in a menu (MENU-22), within the scope `records`. */
export async function reasonInMenu(
  query: Query,
  call: MenuCaller,
  question: Question,
): Promise<Schemas['RightReason']> {
  const reader = menuReader(call);
  const decision = await decided(query, call, reader, question);
  // Without `query` the menu may be one that the caller does not know of.
  const isKnown = reader.access === 'granted' && (decision.isAllowed || decision.rule !== 'query');
  const grants = isKnown ? await grantsGiving(query, reader, { ...question, locale: call.locale }) : [];
  return presented(query, call, { ...decision, right: question.right, grants });
}

/** The same for a whole table, where the caller's role alone decides. */
export async function reasonOfRole(query: Query, call: MenuCaller, right: Right): Promise<Schemas['RightReason']> {
  const isAllowed = call.application.canEdit || right === 'query';
  return presented(query, call, { isAllowed, rule: 'role', right, grants: [] });
}

async function presented(
  query: Query,
  { application, locale }: MenuCaller,
  { isAllowed, rule, right, grants }: Decision & { right: Right; grants: Schemas['RightReasonGrant'][] },
): Promise<Schemas['RightReason']> {
  const text = isAllowed ? reasonTexts.allowed : reasonTexts[rule];
  return {
    is_allowed: isAllowed,
    rule,
    // Safe: callers have one of the languages that the product has texts in.
    message: localized(locale as Parameters<typeof localized>[0], typeof text === 'function' ? text(right) : text),
    grants,
    managers: await grantingPeople(query, { wsId: application.wsId, appId: application.row.id }),
  };
}
