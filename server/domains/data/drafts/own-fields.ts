import type { Schemas } from '#openapi';
import { isGiven } from '#engine/forms';
import type { RecordAccess } from '../record/access.ts';
import { isSecret } from '../record/history.ts';

type Data = Schemas['RecordData'];

/** What of a draft the caller could send now: without fields that are not open to the caller, computed ones, and passwords. */
export function ownFields({ design, visible, enterable, editable }: RecordAccess, data: Data, isNew: boolean): Data {
  const open = isNew ? enterable : editable;
  const entries = Object.entries(data).filter(([id]) => {
    const field = design.fields.get(id);
    if (!field || isGiven(field.kind) || isSecret(field)) return false;
    return (open === 'all' || open.has(id)) && (visible === 'all' || visible.has(id));
  });
  return Object.fromEntries(entries);
}
