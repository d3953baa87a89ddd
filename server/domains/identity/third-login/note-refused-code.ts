import { TooMany } from '#server/kernel/errors/index.ts';
import type { With } from '#server/kernel/call/handler.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { type Caller, logEntrance } from './enter.ts';
import type { BegunSignIn } from './exchange.ts';

/** Anybody may begin a sign-in and make up a code: the log keeps enough of them to show that it happens. */
const perHour = { limit: 20, seconds: 60 * 60 };

/** Puts a code that the third party does not know into the workspace's log (P42); past the bound, into the server's. */
export async function noteRefusedCode(
  call: Caller & With<{ limiter: Limiter }>,
  { wsId, tag }: Pick<BegunSignIn, 'wsId' | 'tag'>,
): Promise<void> {
  const code = 'third_party_code_invalid';
  try {
    await call.services.limiter.take({ key: `third-party-refused:${wsId}`, ...perHour });
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    call.log.info({ wsId, tag, code }, 'a third party knows no such code');
    return;
  }
  await call.db.identity((query) => logEntrance(query, call, { wsId, tag, entered: { kind: 'refused', code } }));
}
