import type { Handler } from '#server/kernel/call/handler.ts';
import { bindingsOf } from '../third-login/bindings.ts';
import { kindOf, loginTags, type IntegrationNeeds } from '../third-login/set-up.ts';
import { workspaceOf } from '../account/subject.ts';

/** The ways that the workspace has turned on, and which of them the caller has bound (ORG-12). */
export const listOwnThirdPartyLogins: Handler<'listOwnThirdPartyLogins', IntegrationNeeds> = async ({
  db,
  services,
  session,
}) => {
  const wsId = workspaceOf(session);
  const { accountId } = session;
  const [tags, bindings] = await Promise.all([
    loginTags({ db, services }, wsId),
    db.identity((query) => bindingsOf(query, { wsId, accountId }), { readOnly: true }),
  ]);
  return tags.map((thirdTypeTag) => {
    const binding = bindings.find(({ tag }) => tag === thirdTypeTag);
    return {
      thirdTypeTag,
      kind: kindOf(thirdTypeTag),
      bound: binding !== undefined,
      name: binding?.name ?? '',
      ...(binding ? { bound_at: binding.created_at.toISOString() } : {}),
    };
  });
};
