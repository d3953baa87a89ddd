import { json } from '#server/kernel/db/index.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { lockDetail } from '../application/detail.ts';

/** Remembers how far the guide was read, and whether it shows again; what is not sent stays (APP-27). */
export const cacheApplicationGuide: Handler<'cacheApplicationGuide'> = async (call) => {
  const { application_id: appId, plugin_guide_cache: cache, plugin_guide_status: status } = call.args;
  const { wsId } = call.application;
  const key = { wsId, appId, accountId: call.session.accountId };
  await call.db.tenant(wsId, (query) =>
    changeRow(query, call, {
      module: 'application',
      applicationId: appId,
      wsId,
      target: appId,
      lock: () => lockDetail(query, key),
      present: ({ version }) => ({ version }),
      wanted: (stored) => ({
        ...stored,
        extend_info: {
          ...stored.extend_info,
          ...(cache && { plugin_guide_cache: cache }),
          ...(status !== undefined && { plugin_guide_status: status }),
        },
      }),
      facts: ({ extend_info }) => ({ extend_info }),
      async write({ extend_info }) {
        const columns = { extend_info: json<Record<string, unknown>>(extend_info) };
        await updateRow(query, 'applications', { wsId, id: appId, now: call.now }, columns);
        return lockDetail(query, key);
      },
    }),
  );
  return null;
};
