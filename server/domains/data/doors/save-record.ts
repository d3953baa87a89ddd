import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { settleDraft } from '../drafts/settle-draft.ts';
import type { RecordAccess } from '../record/access/record-access.ts';
import { requireAgreement } from '../record/access/require-agreement.ts';
import { createRecord } from '../record/write/add-records.ts';
import { changeRecord } from '../record/write/change-records.ts';
import type { ChangingCaller } from '../record/write/changing-caller.ts';

type Address = Parameters<typeof requireAgreement>[1];

/** The ids that a body may repeat of a record behind a menu or a logical table (REC-01). */
export const addressOf = ({ design, viewId, menuId }: RecordAccess): Address => ({
  p_table_id: design.tableId,
  l_table_id: viewId,
  menu_id: menuId,
});

/** Adds the record of a form, whose draft ends with it. Throws `NotFound` where the body names another table or menu than the address. */
export async function addFromForm(
  query: Query,
  call: ChangingCaller & { args: Schemas['RecordInput'] },
  access: RecordAccess,
  address: Address,
): Promise<Schemas['Record']> {
  requireAgreement(call.args, address);
  const record = await createRecord(query, call, access, call.args.data);
  await settleDraft(query, call, access, null);
  return record;
}

/** Changes the record of a form, whose draft ends with it; fields that are not sent stay. */
export async function changeFromForm(
  query: Query,
  call: ChangingCaller & { args: Schemas['RecordChange'] & { rid: string } },
  access: RecordAccess,
): Promise<Schemas['Record']> {
  const { rid, data } = call.args;
  const record = await changeRecord(query, call, access, { id: rid, data });
  await settleDraft(query, call, access, rid);
  return record;
}
