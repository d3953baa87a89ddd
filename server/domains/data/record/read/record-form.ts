import type { Schemas } from '#openapi';
import { visibleDesign } from '../../design/visible-design.ts';
import type { RecordAccess } from '../access/record-access.ts';
import type { ReadRecord } from '../present/present-records.ts';
import { inRecord } from './find-record.ts';
import { heldForm } from '../present/shown-form.ts';

/**
 * The form of one record in which other fields are open than in others of the table; undefined where it is that of the table. Fields that
 * are closed in it are gone with all that names them, so that none of them is asked for.
 */
export function formOfRecord(access: RecordAccess, record: ReadRecord): Schemas['FormConfig'] | undefined {
  const differs = [record.closed, record.mayEdit ? record.fixed : undefined].some(
    (fields) => fields && fields.size > 0,
  );
  if (!differs) return undefined;
  const { design, visible, editable } = inRecord(access, record);
  return heldForm(visibleDesign(design.config, visible), record.mayEdit ? editable : 'all');
}
