import type { HostUser } from '#engine/runtime';

/** What the preview frame says first, with one port: all that follows goes over that port. */
export const greeting = { type: 'pagewright:preview', version: 1 };

/** How a document is shown while it is designed. */
export interface DesignView {
  /** For whom the page is shown; null for a visitor without a session. */
  user: HostUser | null;
  env: Readonly<Record<string, unknown>>;
  /** Pixels that count as the height of the window: the frame itself is as tall as its content. */
  windowHeight: number;
  /** The dialog or drawer of the document that is shown over the page. */
  open?: OpenPart | undefined;
  /** How often the data of the page was reloaded: with another number, the frame forgets the answers that it has cached. */
  reloads: number;
}

/** A dialog or drawer, by its name in the document. */
export interface OpenPart {
  kind: 'dialog' | 'drawer';
  name: string;
}

/** A call that the frame asks the embedding page to make. */
export interface AskedCall {
  /** Its number: the answer has the same. */
  ask: number;
  call: string;
  args: Readonly<Record<string, unknown>>;
}

/** What the embedding page answers to an asked call. */
export type CallAnswer =
  | { answer: number; data: unknown }
  | { answer: number; failure: { code: string; message: string } };

/** Where a node is, in pixels of the frame's document. */
export interface NodeBox {
  /** The id of the compiled node; each item of a repeated node has a box. */
  id: string;
  /** The ids of the nodes around it, outermost first. */
  around: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How large the content of the frame is, in its own pixels. */
export interface ContentSize {
  width: number;
  height: number;
}

/** Where all nodes are, outer ones before those inside them. */
export interface Layout {
  boxes: readonly NodeBox[];
  size: ContentSize;
}

/** The language of a message of the frame; undefined for any other message. */
export function localeOf(data: unknown): string | undefined {
  if (!isRecord(data)) return undefined;
  const { locale } = data;
  return typeof locale === 'string' && /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(locale) ? locale : undefined;
}

/** True for a message of exactly this shape. */
export function isAskedCall(data: unknown): data is AskedCall {
  return (
    isClosed(data, ['ask', 'call', 'args']) && isNumber(data['ask']) && isText(data['call']) && isRecord(data['args'])
  );
}

/** True for a message of exactly this shape. */
export function isCallAnswer(data: unknown): data is CallAnswer {
  if (isClosed(data, ['answer', 'data'])) return isNumber(data['answer']);
  if (!isClosed(data, ['answer', 'failure']) || !isNumber(data['answer'])) return false;
  const { failure } = data;
  return isClosed(failure, ['code', 'message']) && isText(failure['code']) && isText(failure['message']);
}

/** True for a message of exactly this shape. */
export function isLayout(data: unknown): data is Layout {
  if (!isClosed(data, ['boxes', 'size'])) return false;
  const { boxes, size } = data;
  return isClosed(size, ['width', 'height']) && areNumbers(size) && Array.isArray(boxes) && boxes.every(isBox);
}

/** True for a value of exactly this shape. */
export function isDesignView(data: unknown): data is DesignView {
  if (!isClosed(data, ['user', 'env', 'windowHeight', 'reloads'], ['open'])) return false;
  const { user, env, windowHeight, reloads, open } = data;
  return (
    (user === null || (isRecord(user) && areTexts(user['roles']))) &&
    isRecord(env) &&
    isNumber(windowHeight) &&
    isNumber(reloads) &&
    (open === undefined || isOpenPart(open))
  );
}

function isOpenPart(data: unknown): boolean {
  return (
    isClosed(data, ['kind', 'name']) && (data['kind'] === 'dialog' || data['kind'] === 'drawer') && isText(data['name'])
  );
}

function isBox(data: unknown): boolean {
  if (!isClosed(data, ['id', 'around', 'x', 'y', 'width', 'height'])) return false;
  const { id, around, ...edges } = data;
  return isText(id) && areTexts(around) && areNumbers(edges);
}

/** True for an object that has all of these members, perhaps some of `optional`, and no other. */
function isClosed(
  data: unknown,
  members: readonly string[],
  optional: readonly string[] = [],
): data is Record<string, unknown> {
  if (!isRecord(data) || !members.every((name) => Object.hasOwn(data, name))) return false;
  return Object.keys(data).every((name) => members.includes(name) || optional.includes(name));
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isText = (data: unknown): data is string => typeof data === 'string';
const isNumber = (data: unknown): data is number => Number.isFinite(data);
const areTexts = (data: unknown): boolean => Array.isArray(data) && data.every(isText);
const areNumbers = (data: Record<string, unknown>): boolean => Object.values(data).every(isNumber);
