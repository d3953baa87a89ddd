import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { AnswerAccess } from '../access/record-access.ts';
import { filterContext, type RecordCaller } from '../access/caller.ts';
import { detailPaths, withLinks } from '../access/links.ts';
import { presentRecords, type ReadRecord } from '../present/present-records.ts';
import { findRecord, inRecord } from './find-record.ts';
import { visibleDesign } from '../../design/visible-design.ts';
import { effectiveForm } from '../present/shown-form.ts';

/** One record as the caller may see it; one that the call wrote, wherever it is now. Throws `NotFound`. */
export async function readRecord(
  query: Query,
  granted: AnswerAccess,
  id: string,
  call: RecordCaller,
  { isWritten = false } = {},
): Promise<Schemas['Record']> {
  const context = await filterContext(query, granted.design.wsId, call);
  const { config } = granted.design;
  const linked = detailPaths(granted.design);
  const fields = [...(config.list?.columns ?? []).map(({ field }) => field), ...linked];
  const access = await withLinks(query, granted, { context, asked: linked, fields });
  const found = await findRecord(query, access, id, { isWritten });
  const [record] = await presentRecords(query, access, [found], call);
  if (!record) throw new Error('A record that was read was not presented.');
  const form = formOfRecord(access, found);
  return form ? { ...record, form_config: form } : record;
}

/**
 * The form of one record in which other fields are open than in others of the table; undefined where it is that of the table. Fields that
 * are closed in it are gone with all that names them, so that none of them is asked for.
 */
function formOfRecord(access: AnswerAccess, record: ReadRecord): Schemas['FormConfig'] | undefined {
  const differs = [record.closed, record.mayEdit ? record.fixed : undefined].some(
    (fields) => fields && fields.size > 0,
  );
  if (!differs) return undefined;
  const { design, visible, editable } = inRecord(access, record);
  return effectiveForm(visibleDesign(design.config, visible), record.mayEdit ? editable : 'all');
}
