import type { Schemas } from '#openapi';

/** A code that came with the sign-in form, for one of the ways of the second step. */
export interface EnteredCode {
  way: Schemas['SecondStepWay'];
  code: string;
}

interface Form {
  sms_code?: string | undefined;
  totp_code?: string | undefined;
  recovery_code?: string | undefined;
}

/** The code that a sign-in form brings; undefined for none. */
export function enteredCode({ sms_code, totp_code, recovery_code }: Form): EnteredCode | undefined {
  if (totp_code) return { way: 'totp', code: totp_code };
  if (recovery_code) return { way: 'recoveryCode', code: recovery_code };
  return sms_code ? { way: 'sms', code: sms_code } : undefined;
}
