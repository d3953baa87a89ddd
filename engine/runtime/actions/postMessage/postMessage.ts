import { EngineError, type Json } from '#engine/document';
import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';
import { hostPart } from '../../action/host-part.ts';
import { isOrigin } from '../../action/origin.ts';

/** Characters of JSON. */
const largest = 65_536;

/** Posts a message to the parent or opener of this page, once for each allowed origin, never to `*`. */
export const postMessage: ActionRun = (args, { host, scope, value, requireGesture, refuseSecrets }) => {
  requireGesture('postMessage');
  const type = literalText('postMessage', 'type', args.type);
  const messenger = hostPart('messages to other windows', host.messenger);
  const origins = messenger.origins.filter(isOrigin);
  if (origins.length === 0) throw new EngineError('ENGINE_POST_REFUSED', { reason: 'No origin is allowed.' });
  const text = JSON.stringify(value(args.payload) ?? null);
  if (text.length > largest) {
    const reason = `It has ${text.length} characters, and at most ${largest} are sent.`;
    throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'postMessage', argument: 'payload', reason });
  }
  // A copy of plain JSON: a file or a function does not leave the page by accident.
  const payload: Json = JSON.parse(text);
  refuseSecrets('postMessage', payload);
  const to = args.to === 'opener' ? 'opener' : 'parent';
  const message = { source: 'pagewright', page: scope.document.id, type, payload };
  const hasWindow = origins.map((origin) => messenger.post(to, message, origin)).some(Boolean);
  if (!hasWindow) throw new EngineError('ENGINE_POST_REFUSED', { reason: `There is no ${to}.` });
};
