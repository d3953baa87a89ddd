import type { LocalizedText } from '#schemas/localized-text';

/**
 * - `target_refused`: the address is malformed, its name is not known, or it is not one that may be reached. One reason
 *   for all three, so that no caller learns which names a private network has.
 * - `unreachable`: there was no answer, or the connection broke.
 * - `insecure`: the other side's certificate or TLS is not acceptable.
 * - `timeout`, `too_large`: the answer took too long, or was longer than the caller accepts.
 * - `unreadable`: the answer is no HTTP, or leads round in circles.
 */
export type EgressReason = 'target_refused' | 'unreachable' | 'insecure' | 'timeout' | 'too_large' | 'unreadable';

/** What a test of a connection says of the failures that are the same for whatever is connected to. */
export const connectionFailureTexts = {
  target_refused: {
    'en-US': 'The address is unknown, or belongs to a private network that the operator has not allowed.',
    'zh-CN': '地址无法解析，或属于运维人员未放行的内部网络。',
  },
  unreachable: {
    'en-US': 'There is no response at the address, or the connection was lost. Check the host and port.',
    'zh-CN': '该地址无响应或连接中断，请检查主机和端口。',
  },
  insecure: {
    'en-US': 'No secure connection: the certificate is not trusted, is for another name, or TLS is not offered.',
    'zh-CN': '无法建立安全连接：证书不受信任、名称不符，或对方不支持 TLS。',
  },
  timeout: { 'en-US': 'The other side took too long to respond.', 'zh-CN': '对方响应超时。' },
} satisfies { readonly [Reason in EgressReason]?: LocalizedText };

/** An outgoing request that did not come to an answer. Its `cause` is for the log, never for a caller. */
export class EgressFailure extends Error {
  readonly reason: EgressReason;

  constructor(reason: EgressReason, cause?: unknown) {
    super(`The outgoing request failed: ${reason}.`, { cause });
    this.name = 'EgressFailure';
    this.reason = reason;
  }
}

const aboutTls = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** What an error of Node's network means; `signal` is that of the request's deadline. */
export function egressFailure(error: unknown, signal: AbortSignal): EgressFailure {
  if (error instanceof EgressFailure) return error;
  if (signal.aborted) return new EgressFailure('timeout', error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (aboutTls.test(code)) return new EgressFailure('insecure', error);
  return new EgressFailure(code.startsWith('HPE_') ? 'unreadable' : 'unreachable', error);
}
