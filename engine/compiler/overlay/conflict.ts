import { isObject } from '#schemas';
import {
  type ErrorDetail,
  fillText,
  type Json,
  type OpenConflict,
  type OverlayConflict,
  type OverlayOperation,
  type PathStep,
} from '#engine/document';
import { documentErrors } from '#engine/written';
import type { Rejected } from './perform.ts';

/** A rejected operation with the message that explains it. */
export function conflictOf(operation: OverlayOperation, index: number, { code, ...values }: Rejected): OverlayConflict {
  return {
    code,
    index,
    operation,
    message: fillText(documentErrors[code].message, conflictDetail(operation)),
    ...values,
  };
}

/** The conflict as it is stored, without the shipped value, which is read again each time. */
export function asOpen({ code, operation, was }: OverlayConflict): OpenConflict {
  return { code, operation, ...(was === undefined ? {} : { was }) };
}

/** The value, node or position that the change sets; undefined for a removal. */
export function wantedBy(operation: OverlayOperation): Json | undefined {
  switch (operation.op) {
    case 'set':
      return operation.value;
    case 'insert':
      // Safe: a node is JSON.
      return operation.value as unknown as Json;
    case 'move': {
      const { parent, slot, after } = operation;
      return { parent, slot, ...(after === undefined ? {} : { after }) };
    }
    default:
      return undefined;
  }
}

/** Names of what an operation changes when it has no path, in one language. */
export interface OverlayTexts {
  document: string;
  whole: string;
  position: string;
}

const english: OverlayTexts = { document: 'the document', whole: 'the whole', position: 'the place' };

/** The arguments of a conflict's message: the node, its parent, the path and the position. */
export function conflictDetail(operation: OverlayOperation, texts: OverlayTexts = english): ErrorDetail {
  const position = 'parent' in operation ? `${operation.parent}/${operation.slot}` : '';
  if (operation.op === 'insert') {
    return {
      node: operation.value.id,
      id: operation.value.id,
      parent: operation.parent,
      path: texts.whole,
      place: position,
    };
  }
  const node = operation.node ?? texts.document;
  const path = 'path' in operation ? shownPath(operation.path) : operation.op === 'move' ? texts.position : texts.whole;
  return { node, id: node, path, name: path, parent: position.split('/')[0] ?? '', place: position || path };
}

/** A path for people: `props.options.[phone].label`. */
export function shownPath(path: readonly PathStep[]): string {
  return path
    .map((step) => (typeof step === 'string' ? step : isObject(step) ? `[${Object.values(step).join()}]` : ''))
    .join('.');
}
