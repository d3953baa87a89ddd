import { EngineError } from '#engine/document';
import type { HostMessage, HostMessenger } from '../../host/host.ts';
import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';
import { hostPart } from '../../action/host-part.ts';
import { isOrigin } from '../../action/origin.ts';

/** Characters of one field. */
const longest = 2000;

interface Wanted {
  type: string;
  version: number;
  fields: readonly string[];
}

/** Waits for one message of the page around this one, of an allowed origin and in exactly the wanted form (P32). */
export const awaitMessage: ActionRun = async (args, runtime) => {
  const { host, scope, signal } = runtime;
  const wanted = wantedOf(args);
  const messenger = hostPart('messages of other windows', host.messenger);
  const listen = hostPart('messages of other windows', messenger.listen);
  const awaited = { source: 'pagewright', page: scope.document.id, type: `${wanted.type}.awaited` };
  const result = await new Promise<Readonly<Record<string, string>> | undefined>((resolve) => {
    const stop = listen((message) => {
      const payload = payloadOf(message, messenger, wanted);
      if (payload) end(payload);
    });
    function end(payload?: Readonly<Record<string, string>>): void {
      stop();
      signal.removeEventListener('abort', leave);
      resolve(payload);
    }
    const leave = (): void => end();
    signal.addEventListener('abort', leave);
    if (signal.aborted) return end();
    for (const origin of messenger.origins.filter(isOrigin)) {
      messenger.post('parent', { ...awaited, payload: { version: wanted.version } }, origin);
    }
  });
  return result === undefined || signal.aborted ? 'stop' : runtime.runWithoutGesture(args['then'], { result });
};

function wantedOf({ type, version, fields }: Readonly<Record<string, unknown>>): Wanted {
  const isList = Array.isArray(fields) && fields.every((field) => typeof field === 'string');
  if (typeof version !== 'number' || !isList) {
    const argument = isList ? 'version' : 'fields';
    throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'awaitMessage', argument, reason: 'It is missing.' });
  }
  return { type: literalText('awaitMessage', 'type', type), version, fields };
}

/** The texts of a message that is meant; undefined for every other one. */
function payloadOf(
  { origin, data }: HostMessage,
  { origins }: HostMessenger,
  { type, version, fields }: Wanted,
): Readonly<Record<string, string>> | undefined {
  if (!isOrigin(origin) || !origins.includes(origin)) return undefined;
  if (!isExactly(data, ['target', 'type', 'version', 'payload'])) return undefined;
  if (data['target'] !== 'pagewright' || data['type'] !== type || data['version'] !== version) return undefined;
  const { payload } = data;
  if (!isExactly(payload, fields)) return undefined;
  const texts = fields.map((field): [string, unknown] => [field, payload[field]]);
  return texts.every(isText) ? Object.fromEntries(texts) : undefined;
}

/** A plain object with these own properties and no other. */
function isExactly(value: unknown, names: readonly string[]): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const own = Object.keys(value);
  return own.length === names.length && names.every((name) => Object.hasOwn(value, name));
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1].length > 0 && entry[1].length <= longest;
}
