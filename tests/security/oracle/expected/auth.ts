import { anybody, anybodyIf, mayCall } from './expectation.ts';
import { everybody, ofWorkspace } from './matrix.ts';

/** Sign-in, registration, captcha, third parties (S1 §2.1, §4.1, §7). */
export const auth = {
  ...anybody({
    createToken: 'AUTH-12',
    getCaptcha: 'AUTH-03',
    getCaptchaQuestion: 'AUTH-03 (the picture in words)',
    sendSmsCode: 'AUTH-21',
    registerCustomer: 'REG-11',
    getTerms: 'REG-08 REG-18',
    getPasswordResetWays: 'P14 (a forgotten password)',
    beginPasswordReset: 'P14 P15 (a forgotten password)',
    finishPasswordReset: 'P11 P15 (a forgotten password)',
    showInvitationLink: 'ORG-11 (the link of an invitation)',
    joinByLink: 'ORG-11 (the link of an invitation)',
    loginUser: 'AUTH-35',
    listThirdPartyLogins: 'AUTH-34',
    getThirdPartyLoginConfig: 'AUTH-34',
    exchangeThirdPartyCode: 'AUTH-34',
  }),
  ...anybodyIf('refreshHolder', { refreshToken: 'SESS-09' }),
  ...anybodyIf('ticket', { createTokenByUserId: 'AUTH-36 AUTH-37' }),
  ...mayCall(everybody, { logout: 'SESS-14', listOwnWorkspaces: 'AUTH-12 (the workspaces of a person)' }),
  ...mayCall(ofWorkspace, {
    createHandover: 'AUTH-25',
    createWorkspaceTicket: 'AUTH-36 (another workspace of a person)',
  }),
};
