const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** In milliseconds (entities.md, SessionData; AUTH-49, AUTH-50). */
export const lifetimes = {
  access: 15 * minute,
  refresh: 7 * day,
  /** How long a parent may be presented again and still gets its own successor (P10). */
  grace: 30 * second,
  captcha: 2 * minute,
  challenge: 5 * minute,
  /** Of a ticket that opens a session (AUTH-25, AUTH-36). */
  ticket: 30 * second,
  /** Of a ticket that names a person to an external application (APP-21). */
  externalTicket: 60 * second,
  /** How long a code by SMS may be entered (P15). */
  smsCode: 10 * minute,
  /** Of a link by which an invited person chooses a password. */
  invitation: 7 * day,
  /** For signing in at a third party. */
  thirdParty: 10 * minute,
  /** How long a browser that signed in before has its own budget of tries. */
  device: 180 * day,
} as const;

export const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
