import type { Handler } from '#server/kernel/call/handler.ts';
import { readExtendConfig, readExtension, shownExtension } from '../account/extension.ts';
import { findSubject, workspaceOf } from '../account/subject.ts';

/** The extra fields of one person, or those of them that are named (ORG-14). Names that the workspace does not have are left out. */
export const readExtendedAccount: Handler<'readExtendedAccount'> = async ({ db, session, args }) => {
  const wsId = workspaceOf(session);
  const { fields } = await readExtendConfig(db, wsId);
  const asked = fields.filter(({ name }) => args.fields === undefined || args.fields.includes(name));
  return db.identity(
    async (query) => {
      const { id, memberVersion } = await findSubject(query, session, args.id);
      const extend = shownExtension(asked, await readExtension(query, wsId, id));
      return { id, extend, version: memberVersion ?? 0 };
    },
    { readOnly: true },
  );
};
