import { Failure } from '#server/kernel/errors/index.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { detailFacts, lockDetail } from '../application/detail.ts';

/**
 * Moves an application into the trash once its name was typed (APP-24, APP-25). Who works in it stays stored, so that they are
 * told that it was deleted (ROUTE-077); its address is free again.
 */
export const deleteApplication: Handler<'deleteApplication'> = async (call) => {
  const { wsId, row } = call.application;
  const [id, accountId] = [row.id, call.session.accountId];
  return call.db.tenant(wsId, (query) =>
    deleteRow(query, call, {
      table: 'applications',
      module: 'application',
      applicationId: id,
      wsId,
      id,
      lock: () => lockDetail(query, { wsId, appId: id, accountId }),
      requireUnused({ application_name: name }) {
        if (call.args.slogan.trim().normalize('NFC') === name.trim().normalize('NFC')) return;
        throw new Failure('application_slogan_wrong', undefined, { pointer: '/slogan' });
      },
      async removeParts() {
        await query
          .updateTable('application_settings')
          .set({ address: null })
          .where('ws_id', '=', wsId)
          .where('id', '=', id)
          .execute();
      },
      facts: detailFacts,
    }),
  );
};
