// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { BinaryContent } from '../binary.ts';

export interface paths {
    "/api/application/lang/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The texts of an application in one language as a file that uploadLanguage takes (LANG-01). */
        post: operations["exportLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/lang/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of an application in one language (LANG-01, LANG-03). */
        get: operations["showLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/lang/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the texts of an application in one language from a file (LANG-01).
         * @description JSON of key to text, or .xlsx with the columns key and text (LANG-07). Texts are ICU messages, never markup; a file with one broken text changes nothing. The application is that of the header application_id.
         */
        post: operations["uploadLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's API keys without their secrets; administrators see everybody's, others their own. */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Makes an API key and tells its secret this once.
         * @description Only a hash of the secret is kept. The key works while the workspace's API setting is 10 (PH-10), until it expires or is revoked, or its maker leaves or loses the roles. A key cannot make keys.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/api-key/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes an API key; it is refused from the next request on.
         * @description Administrators revoke any key of the workspace, others their own. A revoked key stays listed.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's customers (PH-04). */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Makes a customer with its workspace (PH-04).
         * @description The workspace gets default preferences and, unless another one is sent, the platform's default quota. Dates that are not sent begin now and end after the platform's trial time. `administrator` becomes an account with the role WORKSPACE_SUPER_ADMIN there; resetAccountSecret gives it its first password.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/api/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Refuses calls with the workspace's API keys, and nothing else (PH-10). */
        put: operations["disableCustomerApi"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/api/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the workspace API setting to 10, so that API keys work (PH-10, ROLE-18). */
        put: operations["enableCustomerApi"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/configure/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets what a customer may use (PH-07); limits that are not sent stay. */
        put: operations["configureCustomerQuota"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer with its quota, what it uses and who administers it (PH-08). */
        get: operations["getCustomerDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stops a workspace; its people are refused from their next request on (PH-06, ACC-05, P11).
         * @description The next request answers workspace_out_of_use.
         */
        put: operations["disableCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Opens a stopped workspace again (PH-06).
         * @description It becomes a normal one; a trial that was never stopped stays a trial.
         */
        put: operations["enableCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes missing default data of a workspace again (PH-10).
         * @description Safe to repeat; what is there is left alone.
         */
        put: operations["repairCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/customer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer (PH-05). */
        get: operations["getCustomer"];
        /** Changes a customer; fields that are not sent stay (PH-05). */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/e/r/u/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The extra fields of one person (ORG-14). */
        post: operations["readExtendedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/platform/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's settings. */
        get: operations["getPlatformConfig"];
        put?: never;
        /** Saves the platform's settings; fields that are not sent stay. */
        post: operations["savePlatformConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/platform/safe-setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How passwords, sessions and sign-ins are kept safe (PH-12). */
        get: operations["getSafeSetting"];
        /**
         * Saves the safety settings; fields that are not sent stay (PH-12, PH-13).
         * @description Sign-in, idle logout, registration and password changes follow them from the next request on.
         */
        put: operations["saveSafeSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/role-grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who holds a workspace role (warrantManage, WB-12). */
        get: operations["listRoleGrants"];
        /**
         * Says who holds a workspace role; those who are not named lose it (WB-12).
         * @description Who loses a last role keeps WORKSPACE_USER (ROLE-02). Nobody gives or takes a role above their own (P4), and a workspace keeps a super administrator. The new roles hold on the next request (P11).
         */
        put: operations["saveRoleGrants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the workspace, with those who are invited or disabled.
         * @description `type=all` answers everybody, up to 1,000, on one page; it is for pickers (ORG-11).
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Adds a person to the workspace; a name that exists already is invited (ORG-11, contradictions 68).
         * @description A new name makes an account whose home is this workspace, with the role WORKSPACE_USER unless others are sent (ROLE-02). Without a password nobody can sign in until resetAccountSecret gives a one-time one; a password that is sent must be changed at the first sign-in. An existing account is invited: its own data and its password are neither shown nor changed, and it becomes a member when it accepts. Nobody gives a role above their own (P4).
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/batch-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes several accounts as deleteAccount does, all of them or none. */
        post: operations["batchDeleteAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the caller's own password and ends all other sessions of the account (AUTH-45, P11).
         * @description The old password is counted like a sign-in's, so that it cannot be guessed here (AUTH-47). The session that called goes on; every other one is refused from its next request on.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/create/extend/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a person as createAccount does, with extra fields (ORG-13). */
        post: operations["createExtendedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/extend/table/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The extra fields that the workspace keeps for its people (ORG-13). */
        get: operations["getAccountExtendConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds people from a sheet that was uploaded before; a bad row stops no other (ORG-15).
         * @description The address is one of this server's own files, never a foreign one.
         */
        post: operations["importAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sheet to fill in for importAccounts, with the workspace's extra fields (ORG-15). */
        post: operations["createAccountImportTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Workspaces that the caller is invited to (contradictions 68). */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/invitation/{ws_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Joins a workspace that invited the caller; the next sign-in offers it. */
        put: operations["acceptInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/invitation/{ws_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Refuses an invitation; the workspace no longer lists the caller. */
        put: operations["declineInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's account (SESS-28). */
        get: operations["showCurrentUser"];
        /**
         * Changes the caller's own data; fields that are not sent stay.
         * @description The real name is changed in the workspace that the caller is in.
         */
        put: operations["updateCurrentUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/update/extend/table/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a person as updateAccount does, with extra fields (ORG-13). */
        put: operations["updateExtendedAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person of the workspace. */
        get: operations["getAccount"];
        /**
         * Changes a person of the workspace; fields that are not sent stay.
         * @description Real name, roles and status belong to the membership, so every workspace of the person has its own. Telephone, e-mail, picture and introduction belong to the account, and only its home workspace changes them (contradictions 68). Nobody gives a role above their own or changes a person who holds one (P4); the last super administrator stays one.
         */
        put: operations["updateAccount"];
        post?: never;
        /**
         * Deletes an account at its home workspace; elsewhere the person only leaves the workspace.
         * @description Sessions end at once (P11). The platform deletes any account. The last super administrator of a workspace cannot be deleted, and nobody deletes themselves or a person who holds a role above their own.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}/disable/thirdPartyLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stops a person from signing in through third parties, and ends the sessions that began there (ORG-12). */
        put: operations["disableThirdPartyLogin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}/enable/thirdPartyLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets a person sign in through the workspace's third parties (ORG-12). */
        put: operations["enableThirdPartyLogin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}/reset/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives an account a one-time password, told once; the old one is refused from then on (ORG-17).
         * @description For the account's home workspace and the platform (contradictions 68). All sessions of the account end, and the new password must be changed at the next sign-in. The answer is kept nowhere, so a repeated call gives another one.
         */
        put: operations["resetAccountSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Takes away the delay that wrong passwords brought upon an account (AUTH-47, ORG-12).
         * @description For the account's home workspace and the platform (contradictions 68).
         */
        put: operations["unlockAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/c/escape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Characters that the builder of conditions writes in another way inside a value. */
        get: operations["getEscapeConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/c/qb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the builder of conditions offers for each type of field. */
        get: operations["getQueryBuilderConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads one image; it is re-encoded, and smaller variants are made (CFG-11, CFG-12).
         * @description Only .jpg and .png, told by content, up to 5 MB. The answer's `url` may be used in configuration.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/security-code/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A new image code; a short-lived HttpOnly cookie ties it to this browser (AUTH-03, AUTH-49). */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/security-code/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A question in words instead of the picture, for people who cannot see it; the same cookie, the same field. */
        get: operations["getCaptchaQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/common/security-code/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code by SMS, for a registration or for the second step of a sign-in (AUTH-21).
         * @description With `phone_num` the code is for that number, and `verifyCode` must be the image code of the same browser (contradictions 10). Without it the code goes to the number of the account that is signing in (AUTH-50). The answer is the same whether or not the number belongs to an account (P14). A number gets one code a minute and five an hour; a code lives ten minutes (P15).
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/document/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One compiled document in one language, addressed by its content; it may be cached for ever by the browser. */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/lang/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts of the shell and the engine in one language, compiled. */
        get: operations["getLocaleFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/login-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published sign-in page of a workspace, else the platform's, else the shipped one (CFG-13). */
        get: operations["getLoginPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages and layouts that the caller may open, as the workspace of the address or session has them.
         * @description A presented access token that has expired is refused, so that a signed-in caller never gets the public list.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/register/personal/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a customer with a workspace and its first administrator (REG-11, REG-17).
         * @description Makes a customer, a workspace with the platform's default quota and trial time, and an account that is the workspace's super administrator. An empty business name becomes the username with the company suffix (REG-14). `verifyCode` is the code that sendSmsCode sent to the number (contradictions 10). A taken name shows only after a right code, a taken number never (P14). Dates that are sent are ignored (REG-16).
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/third-login/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser needs to begin a third-party sign-in; never its secret (AUTH-29). */
        get: operations["getThirdPartyLoginConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/third-login/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The third-party sign-ins that are set up for a workspace (AUTH-08, AUTH-28).
         * @description An unknown workspace and one without third-party sign-in both answer an empty list (P2).
         */
        get: operations["listThirdPartyLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/third-login/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges the code that a third party gave back for a session (AUTH-30).
         * @description A code works once. The account is the one that was bound to the third party's user (ORG-12).
         */
        post: operations["exchangeThirdPartyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/user-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with an account of the workspace's directory (LDAP) (AUTH-10, AUTH-35). */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the caller's session; its tokens are refused from the next request on (SESS-14). */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a refresh token for a new pair of tokens (SESS-09).
         * @description A refresh token works once. Repeating the same one shortly after answers the same successor; repeating an older one ends the session.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in.
         * @description Answers a session, a list of workspaces to choose from, or the wish for an SMS code (AUTH-12 to AUTH-17). After a list or that wish the same form is sent again, with `wsId` or `sms_code` and without a new image code, within five minutes and from the same browser (AUTH-50).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token/userid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session for a known user with a one-time ticket that the server made (AUTH-37).
         * @description Tickets are made for the hand-over of a shadow user to an embedding page and for system roles; they live 30 seconds and work once. An ordinary token opens nothing here, and every use is in the operation log (AUTH-36).
         */
        post: operations["createTokenByUserId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/authority/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who owns, administers and uses an application (ROUTE-092). */
        get: operations["getApplicationAuthority"];
        /**
         * Says who owns, administers and uses an application; parts that are not sent stay.
         * @description Only the owner and workspace administrators hand the ownership over (P4).
         */
        put: operations["saveApplicationAuthority"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications of the workspace that the caller may open, in their stored order. */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/user-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The five parts that the shell starts with (SESS-29). */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/configuration/{kind}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draft, published and inherited value of the caller's own scope, and what the draft changes. */
        get: operations["getConfiguration"];
        /** Saves the draft; visitors do not see it yet. */
        put: operations["saveConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/configuration/{kind}/{key}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets the draft; the published value stays. */
        delete: operations["discardConfigurationDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/configuration/{kind}/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the draft the published value, at once for the next visitor. */
        post: operations["publishConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/configuration/{kind}/{key}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Points the published value at an earlier version; nothing else is touched. */
        post: operations["rollbackConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/configuration/{kind}/{key}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published before, newest first. */
        get: operations["listConfigurationVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/document/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a document without saving it; a document without faults answers an empty list. */
        post: operations["checkDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Theme and layout that hold for the caller. */
        post: operations["getWorkspacePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/hp/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the workbench opens with (WB-14). */
        post: operations["getHomePagePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/hp/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses what the workbench opens with, for the whole workspace (WB-14, WB-16). */
        post: operations["setHomePagePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/login-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the draft of the sign-in page of the caller's own scope; publishConfiguration makes it visible.
         * @description System roles write the platform's page, workspace super administrators and administrators their workspace's (CFG-13). The page has to keep a labelled username, password and submit with enough contrast.
         */
        put: operations["saveLoginPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves theme and layout; fields that are not sent stay.
         * @description Workspace super administrators and administrators set them for the workspace, system roles for the platform, other admin roles for themselves (ROLE-29).
         */
        post: operations["setWorkspacePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/setting/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One settings document of the workspace (WB-04, WB-06, WB-12).
         * @description Secrets are never answered; `secrets_set` names those that are stored.
         */
        get: operations["getWorkspaceSetting"];
        /**
         * Replaces one settings document of the workspace (WB-04, WB-06, WB-12).
         * @description `value.setting` repeats the key. A secret that is not sent stays, an empty one is taken away; secrets are stored encrypted and masked in the operation log.
         */
        put: operations["saveWorkspaceSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The SMS and mail that demo mode would have sent, newest first; elsewhere it does not exist. */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An uploaded public image or one of its variants; may be cached for ever. */
        get: operations["getPublicImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/api/log/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who did what and when, newest first (WB-08, P42).
         * @description System roles read the platform's log, workspace administrators and account administrators their workspace's. Other editors name an application that they administer in `application_id` and read what was done there (contradictions 7). Entries are never changed; secrets are masked before they are written.
         */
        post: operations["listOperationLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/common/env": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the address stands for, its workspace if it names one, and global settings (SESS-32). */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountChange: {
            real_name?: components["schemas"]["PersonName"];
            roles?: components["schemas"]["WorkspaceRoles"];
            /**
             * @description 20 enabled, 40 disabled.
             * @enum {integer}
             */
            status?: 20 | 40;
            telephone?: components["schemas"]["OptionalTelephone"];
            country_code?: components["schemas"]["CountryCode"];
            email?: components["schemas"]["EmailAddress"];
            avatar?: components["schemas"]["ImageUrl"];
            introduction?: string;
        };
        AccountExtendConfig: {
            /** @description False while the workspace has no extra fields. */
            enabled: boolean;
            /** @description The physical table that holds them. */
            table_id: string | null;
            fields: {
                name: components["schemas"]["ExtendFieldName"];
                label: string;
                /** @enum {string} */
                type: "text" | "number" | "boolean" | "date" | "select";
                required: boolean;
                options?: string[];
            }[];
        };
        /** @description Values of the extra fields by name, each checked by its field's type. */
        AccountExtension: {
            [key: string]: string | number | boolean | null;
        };
        AccountImportResult: {
            /** @description Rows that were read. */
            rows: number;
            created: number;
            invited: number;
            errors: {
                /** @description As the sheet counts it. */
                row: number;
                column?: string;
                message: string;
            }[];
        };
        AccountInput: {
            username: components["schemas"]["Username"];
            real_name: components["schemas"]["PersonName"];
            password?: components["schemas"]["NewPassword"];
            roles?: components["schemas"]["WorkspaceRoles"];
            telephone?: components["schemas"]["OptionalTelephone"];
            country_code?: components["schemas"]["CountryCode"];
            email?: components["schemas"]["EmailAddress"];
            avatar?: components["schemas"]["ImageUrl"];
            introduction?: string;
        };
        ApiKey: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The secret's first characters, to tell keys apart. */
            prefix: string;
            scopes: components["schemas"]["ApiKeyScopes"];
            status: components["schemas"]["ApiKeyStatus"];
            /** @description Who made it. */
            user_id: string;
            user_name: string;
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description To the hour.
             */
            last_used_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
        };
        /** @example record:read */
        ApiKeyScope: string;
        /** @description Areas of the contract with what may be done there; `write` includes `read`, `*` is every area. */
        ApiKeyScopes: components["schemas"]["ApiKeyScope"][];
        /** @enum {string} */
        ApiKeyStatus: "active" | "expired" | "revoked";
        Application: {
            id: components["schemas"]["Id"];
            /** @description The id as addresses carry it (contradictions 22). */
            appid: string;
            application_name: string;
            /**
             * @description 1 system application, 2 external (LIM-17).
             * @enum {integer}
             */
            application_type: 1 | 2;
            application_describe: string;
            icon: {
                /**
                 * @description 1 built-in, 2 uploaded (LIM-17).
                 * @enum {integer}
                 */
                type: 1 | 2;
                uri: string;
            };
            picture?: string;
            /** @description User group. */
            org_id?: string | null;
            /** @description User id. */
            owner?: string | null;
            /** @description The caller's strongest role in the application. */
            role: components["schemas"]["Role"];
            appRoles: components["schemas"]["Role"][];
            sort: number;
            ws_id: components["schemas"]["Id"];
            read?: boolean;
            system_config?: {
                /** @description theme, leftTheme and viewLayout (CFG-17). */
                config_json: {
                    [key: string]: unknown;
                };
            };
            extend_info?: {
                [key: string]: unknown;
            };
            version?: number;
        };
        ApplicationAuthority: {
            id: components["schemas"]["Id"];
            owner: string | null;
            authorization_ids: components["schemas"]["Id"][];
            application_authorizations: components["schemas"]["ApplicationGrant"][];
            version: number;
        };
        ApplicationAuthorityInput: {
            owner?: components["schemas"]["Id"];
            /** @description The application's managers (APP_ADMIN). */
            authorization_ids?: components["schemas"]["Id"][];
            application_authorizations?: components["schemas"]["ApplicationGrant"][];
        };
        /** @description A person, a department or a user group with a role in the application. */
        ApplicationGrant: {
            /** @enum {string} */
            subject_type: "user" | "department" | "userGroup";
            subject_id: components["schemas"]["Id"];
            /** @enum {string} */
            role: "APP_ADMIN" | "APP_USER";
        };
        /**
         * @description Applications may have further languages than the shell (contradictions 52).
         * @default zh-CN
         * @example zh-CN
         */
        ApplicationLocale: string;
        /** @description What the workspace is called and how it looks from outside (WB-12, WB-13). */
        BaseInfoSetting: {
            /** @constant */
            setting: "baseinfo";
            customer_name: string;
            logo?: components["schemas"]["ImageUrl"];
            address?: string;
            language?: components["schemas"]["Locale"];
        };
        /**
         * @description Red, green and blue in hexadecimal.
         * @example #e6f4ff
         */
        Colour: string;
        /** @description Its shape is engine/core/document/compiled.ts. */
        CompiledDocument: {
            /** @constant */
            format: 1;
            /** @enum {string} */
            kind: "page" | "dialog" | "drawer" | "layout";
            id: string;
            version: number;
            locale: string;
            title: unknown;
            body: {
                [key: string]: unknown;
            };
            messages: {
                [key: string]: unknown;
            };
            widgets: string[];
        } & {
            [key: string]: unknown;
        };
        Configuration: {
            kind: string;
            key: string;
            scope: components["schemas"]["ConfigurationScope"];
            /** @description Null when nothing waits. */
            draft: {
                [key: string]: unknown;
            } | null;
            /** @description Null when nothing is published here. */
            published: {
                [key: string]: unknown;
            } | null;
            /** @description What holds while nothing is published here, the platform's value or the shipped one. */
            inherited: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the published version. */
            published_id: string | null;
            /** Format: date-time */
            published_at: string | null;
            /** @description For If-Match; grows with every change. */
            version: number;
            /** @description What the draft changes against the value that holds now. */
            changes: components["schemas"]["ConfigurationChange"][];
        };
        ConfigurationChange: {
            /** @description JSON pointer into the value. */
            pointer: string;
            /** @description The field's name in the caller's language. */
            label?: string;
            /** @description The value before; null when there was none. */
            was: unknown;
            /** @description The value in the draft; null when it was removed. */
            now: unknown;
        };
        /** @enum {string} */
        ConfigurationScope: "platform" | "workspace";
        ConfigurationVersion: {
            id: components["schemas"]["Id"];
            /** @description Hash of the content. */
            hash: string;
            comment: string;
            created_at: components["schemas"]["Time"];
            created_by: {
                id: string;
                real_name: string;
            } | null;
            is_published: boolean;
        };
        Copyright: {
            show: boolean;
            text: string;
        };
        /**
         * @description Prefix of the telephone number (REG-04).
         * @default +86
         */
        CountryCode: string;
        /** @description PH-09. */
        Customer: {
            id: components["schemas"]["Id"];
            ws_id: components["schemas"]["Id"];
            customer_name: string;
            subdomain: string;
            au_type: number;
            au_config: {
                customer_name: string;
                credit_code: string;
            };
            telephone: string;
            country_code: string;
            email: string;
            real_name: string;
            /** Format: date-time */
            begin_at: string | null;
            /** Format: date-time */
            expire_at: string | null;
            status: components["schemas"]["CustomerStatus"];
            api_status: components["schemas"]["CustomerApiStatus"];
            quota: components["schemas"]["Quota"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        /**
         * @description 10 lets API keys in (ROLE-18).
         * @enum {integer}
         */
        CustomerApiStatus: 0 | 10;
        CustomerChange: {
            customer_name?: components["schemas"]["CustomerName"];
            subdomain?: components["schemas"]["CustomerSubdomain"];
            au_config?: components["schemas"]["CustomerKind"];
            telephone?: components["schemas"]["OptionalTelephone"];
            country_code?: components["schemas"]["CountryCode"];
            email?: components["schemas"]["EmailAddress"];
            real_name?: string;
            begin_at?: components["schemas"]["Time"];
            /** Format: date-time */
            expire_at?: string | null;
            /**
             * @description Stopping has its own call.
             * @enum {integer}
             */
            status?: 10 | 20;
        };
        /** @description A customer with what it uses. */
        CustomerDetail: {
            id: components["schemas"]["Id"];
            ws_id: components["schemas"]["Id"];
            customer_name: string;
            subdomain: string;
            au_type: number;
            au_config: {
                customer_name: string;
                credit_code: string;
            };
            telephone: string;
            country_code: string;
            email: string;
            real_name: string;
            /** Format: date-time */
            begin_at: string | null;
            /** Format: date-time */
            expire_at: string | null;
            status: components["schemas"]["CustomerStatus"];
            api_status: components["schemas"]["CustomerApiStatus"];
            quota: components["schemas"]["Quota"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
            /** @description By the names of the quota. */
            usage: {
                users: number;
                apps: number;
                tables: number;
                records: number;
                storage_mb: number;
            };
            /** @description Accounts with the role WORKSPACE_SUPER_ADMIN there. */
            administrators: {
                id: components["schemas"]["Id"];
                username: string;
                real_name: string;
            }[];
        };
        CustomerInput: {
            customer_name: components["schemas"]["CustomerName"];
            subdomain?: components["schemas"]["CustomerSubdomain"];
            /**
             * @default 10
             * @enum {integer}
             */
            au_type?: 10;
            au_config?: components["schemas"]["CustomerKind"];
            telephone?: components["schemas"]["OptionalTelephone"];
            country_code?: components["schemas"]["CountryCode"];
            email?: components["schemas"]["EmailAddress"];
            /** @description Whom the platform speaks with. */
            real_name?: string;
            begin_at?: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description Null for a term without an end.
             */
            expire_at?: string | null;
            /**
             * @description 10 trial or 20 normal.
             * @default 10
             * @enum {integer}
             */
            status?: 10 | 20;
            quota?: components["schemas"]["QuotaInput"];
            /** @description Without one the workspace has nobody yet. */
            administrator?: {
                username: components["schemas"]["Username"];
                real_name?: components["schemas"]["PersonName"];
            };
        };
        /** @description REG-13. */
        CustomerKind: {
            credit_code?: string;
        };
        /**
         * @description VAL-11.
         * @example Acme
         */
        CustomerName: string;
        /** @description Null means no limit (contradictions 60). */
        CustomerQuotaLimit: number | null;
        CustomerReference: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description 10 trial, 20 normal, 40 stopped (LIM-08).
         * @enum {integer}
         */
        CustomerStatus: 10 | 20 | 40;
        /**
         * @description First label of the workspace's own address; empty for none (AUTH-25).
         * @example acme
         */
        CustomerSubdomain: string;
        /** @description DingTalk (tag dd). */
        DingtalkSetting: {
            /** @constant */
            setting: "nail";
            enabled: boolean;
            app_id?: string;
            app_secret?: components["schemas"]["SettingSecret"];
            callback_url?: components["schemas"]["SettingAddress"];
            /** @default false */
            directory_sync?: boolean;
        };
        /** @description The directory's own form (AUTH-10). */
        DirectoryForm: {
            /**
             * @default ldap
             * @enum {string}
             */
            loginType?: "ldap";
            /** @description Escaped before it reaches the directory. */
            account: string;
            /** @description A directory takes an empty one for a guest. */
            password: string;
            wsId: components["schemas"]["Id"];
            sms_code?: string;
        };
        /**
         * @description Empty for none.
         * @example anna@example.com
         */
        EmailAddress: string;
        /** @description How the workspace sends mail; without a provider the platform sends it. */
        EmailSetting: {
            /** @constant */
            setting: "email";
            /** @enum {string} */
            provider: "platform" | "smtp";
            host?: string;
            /** @default 465 */
            port?: number;
            /**
             * @default tls
             * @enum {string}
             */
            encryption?: "tls" | "starttls" | "none";
            from_name?: string;
            from_address?: components["schemas"]["EmailAddress"];
            user_name?: string;
            password?: components["schemas"]["SettingSecret"];
        };
        /** @description SESS-34; the state flags are those of ACC-06. */
        EnvData: {
            environment: {
                /** @description Name of the deployment. */
                name: string;
                /** @description Version of the build (SESS-37). */
                version: string;
                /** @enum {string} */
                mode: "demo" | "production";
            };
            /** @description The workspace that the address names. */
            ws_id: string | null;
            gateway: {
                router_base: string;
            };
            platform: {
                maintain: components["schemas"]["Maintain"];
                maintain_message: string;
                platform_name: string;
                platform_logo: components["schemas"]["ImageUrl"];
            };
            workspace: {
                access_info: {
                    subdomain: string;
                    root_domain: string;
                    router_base: string;
                    template: string;
                };
                top_level_domain: string;
                /** @description Hides the sign-up link when it is not empty. */
                access_link_key: string;
                customer_name: string;
                logo: components["schemas"]["ImageUrl"];
                notStarted: boolean;
                expire: boolean;
                /**
                 * @description 10 trial, 20 normal, 40 stopped (LIM-08).
                 * @enum {integer}
                 */
                status: 10 | 20 | 40;
            };
            maintain: components["schemas"]["Maintain"];
            plugin_gateways: {
                sql: string;
                ocr: string;
                external_login: string;
                pluginmanage: string;
                remark: string;
            };
            copyright: components["schemas"]["Copyright"];
            globalConfig: components["schemas"]["GlobalConfig"];
        };
        ExtendFieldName: string;
        ExtendedAccountChange: {
            real_name?: components["schemas"]["PersonName"];
            roles?: components["schemas"]["WorkspaceRoles"];
            /**
             * @description 20 enabled, 40 disabled.
             * @enum {integer}
             */
            status?: 20 | 40;
            telephone?: components["schemas"]["OptionalTelephone"];
            country_code?: components["schemas"]["CountryCode"];
            email?: components["schemas"]["EmailAddress"];
            avatar?: components["schemas"]["ImageUrl"];
            introduction?: string;
            extend?: components["schemas"]["AccountExtension"];
        };
        ExtendedAccountInput: {
            username: components["schemas"]["Username"];
            real_name: components["schemas"]["PersonName"];
            password?: components["schemas"]["NewPassword"];
            roles?: components["schemas"]["WorkspaceRoles"];
            telephone?: components["schemas"]["OptionalTelephone"];
            country_code?: components["schemas"]["CountryCode"];
            email?: components["schemas"]["EmailAddress"];
            avatar?: components["schemas"]["ImageUrl"];
            introduction?: string;
            extend: components["schemas"]["AccountExtension"];
        };
        /** @description One mistake of a document, a configuration or a request, with its place and what to do. */
        Fault: {
            /** @description A code of docs/errors.md, such as PAGE_WIDGET_UNKNOWN. */
            code?: string;
            /** @description JSON pointer to the place; for parameters, /name. */
            pointer: string;
            message: string;
            hint?: string;
            line?: number;
            column?: number;
        };
        FaultsDetail: {
            faults: components["schemas"]["Fault"][];
        };
        /** @description Feishu (tag fs). */
        FeishuSetting: {
            /** @constant */
            setting: "book";
            enabled: boolean;
            app_id?: string;
            app_secret?: components["schemas"]["SettingSecret"];
            callback_url?: components["schemas"]["SettingAddress"];
            /** @default false */
            directory_sync?: boolean;
        };
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png",
         *       "filename": "logo.png",
         *       "size": 5120,
         *       "mime": "image/png",
         *       "width": 320,
         *       "height": 80,
         *       "variants": [
         *         {
         *           "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC-160.webp",
         *           "width": 160,
         *           "height": 40
         *         }
         *       ]
         *     }
         */
        File: {
            id: components["schemas"]["Id"];
            url: components["schemas"]["ImageUrl"];
            /** @description The name that it was uploaded with. */
            filename: string;
            /** @description Bytes of the stored image. */
            size: number;
            mime: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            variants: {
                url: components["schemas"]["ImageUrl"];
                width: number;
                height: number;
            }[];
        };
        /** @description SESS-35. */
        GlobalConfig: {
            securityConfiguration: {
                /** @description Minutes; 0 turns it off (SESS-22). */
                auto_logout_idle_time: number;
                sms_secondary_verification: boolean;
                /** @description For new passwords (VAL-06). */
                password_pattern: string;
            };
            defaultLanguage: components["schemas"]["Locale"];
            cacheMaxNum: number;
            cacheMaxNumOfDefaultTheme: number;
            /** @description ROLE-22. */
            app_store_enabled: boolean;
            /**
             * @description ROLE-18.
             * @enum {integer}
             */
            api_status: 0 | 10;
        };
        /**
         * @description What the workbench opens with, told apart by `page_type` (WB-17).
         * @example {
         *       "page_type": "default"
         *     }
         */
        HomePagePreference: {
            /** @constant */
            page_type: "default";
        } | {
            /** @constant */
            page_type: "customPage";
            page_id: components["schemas"]["Id"];
        } | {
            /** @constant */
            page_type: "app";
            app_id: components["schemas"]["Id"];
        };
        /**
         * @description Made by the server.
         * @example 01JD3Q4V9M8X2T6W5R7Y1Z0ABC
         */
        Id: string;
        /** @description Minutes without a click or a key until sign-out; 0 turns it off (SESS-21, SESS-22). */
        IdleMinutes: number;
        /**
         * @description Address of an uploaded image, or empty for none.
         * @example /files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png
         */
        ImageUrl: string;
        Invitation: {
            ws_id: components["schemas"]["Id"];
            customer_name: string;
            /** @description The name that the workspace gave the caller. */
            real_name: string;
            roles: components["schemas"]["WorkspaceRoles"];
            created_at: components["schemas"]["Time"];
        };
        LanguageFile: {
            locale: components["schemas"]["ApplicationLocale"];
            /** @description Texts by key. */
            messages: {
                [key: string]: string;
            };
            version: number;
        };
        /** @enum {string} */
        Locale: "zh-CN" | "en-US";
        /** @description Wrong passwords after which tries are slowed down; at most 10 are evaluated in 15 minutes (AUTH-47, P13). */
        LockAfter: number;
        /** @description One of three outcomes, told apart by `outcome`. */
        LoginAnswer: components["schemas"]["TokenAnswer"] | components["schemas"]["WorkspacesAnswer"] | components["schemas"]["SecondaryVerificationAnswer"];
        LoginForm: {
            /** @description Trimmed by the client and by the server (AUTH-11). */
            username: string;
            /** @description VAL-02. */
            password: string;
            /**
             * @description AUTH-13.
             * @default pwdCaptcha
             * @enum {string}
             */
            loginType?: "pwdCaptcha";
            /** @description Required when the sign-in page shows it (AUTH-02). */
            verifyCode?: string;
            /**
             * @default password
             * @enum {string}
             */
            grant_type?: "password";
            /** @description The chosen workspace. */
            wsId?: string;
            sms_code?: string;
        };
        /**
         * @description What an administrator decides about the sign-in page.
         * @example {
         *       "logoUrl": "",
         *       "loginLocation": "center",
         *       "openVerCode": true,
         *       "openRememberAccPwd": true,
         *       "carouselList": [],
         *       "platformCarouselList": [],
         *       "customerCarouselList": [],
         *       "isPlatformLogin": true,
         *       "copyrightList": [
         *         {
         *           "content": ""
         *         }
         *       ],
         *       "copyrightColor": "#595959",
         *       "bgType": 0,
         *       "bgColor": "#e6f4ff",
         *       "bgImg": ""
         *     }
         */
        LoginPageFrontMeta: {
            logoUrl: components["schemas"]["ImageUrl"];
            /**
             * @description CFG-02.
             * @default center
             * @enum {string}
             */
            loginLocation: "left" | "center" | "right";
            /**
             * @description Asks for the image code (CFG-03).
             * @default true
             */
            openVerCode: boolean;
            /**
             * @description Offers to remember the account (CFG-05).
             * @default true
             */
            openRememberAccPwd: boolean;
            /** @description What the page shows; the server answers the platform's images and then the customer's. */
            carouselList: components["schemas"]["ImageUrl"][];
            /** @description CFG-07. */
            platformCarouselList: components["schemas"]["ImageUrl"][];
            /** @description CFG-07. */
            customerCarouselList: components["schemas"]["ImageUrl"][];
            /** @description True for the platform's own page; set by the server. */
            isPlatformLogin: boolean;
            /** @description Lines at the foot of the page; one at least, which may be empty (CFG-09). */
            copyrightList: {
                content: string;
            }[];
            /** @default #595959 */
            copyrightColor: components["schemas"]["Colour"];
            /**
             * @description 0 colour, 1 image (CFG-10).
             * @default 0
             * @enum {integer}
             */
            bgType: 0 | 1;
            /** @default #e6f4ff */
            bgColor: components["schemas"]["Colour"];
            bgImg: components["schemas"]["ImageUrl"];
        };
        LoginPageInput: {
            /** @description The id that was read; another one is refused. */
            id?: components["schemas"]["Id"];
            /** @constant */
            widgetType: "loginPage";
            frontMeta: components["schemas"]["LoginPageFrontMeta"];
        };
        /** @description CFG-01. */
        LoginPageWidget: {
            id: components["schemas"]["Id"];
            /** @constant */
            widgetType: "loginPage";
            frontMeta: components["schemas"]["LoginPageFrontMeta"];
        };
        /**
         * @description 10 means that maintenance is on (LIM-08).
         * @enum {integer}
         */
        Maintain: 0 | 10;
        /** @description The map that forms and pages show. Its key goes to browsers and is no secret. */
        MapSetting: {
            /** @constant */
            setting: "mapdata";
            /** @enum {string} */
            provider: "none" | "amap" | "tencent" | "baidu";
            map_key?: string;
        };
        /**
         * @description 10 invited, 20 enabled, 40 disabled.
         * @enum {integer}
         */
        MemberStatus: 10 | 20 | 40;
        /**
         * @description At least 6 characters here; the platform's password pattern decides beyond that (VAL-05, VAL-06, contradictions 9).
         * @example Blue-lamp-42
         */
        NewPassword: string;
        /** @description WB-09. */
        OperationLog: {
            id: components["schemas"]["Id"];
            time: components["schemas"]["Time"];
            /** @description Null when nobody is known, as after a wrong name. */
            user_id: string | null;
            user_name: string | null;
            ip: string | null;
            module: string;
            action: string;
            target: string | null;
            result: components["schemas"]["OperationLogResult"];
            /** @description What was there before the change; secrets are dots. */
            before: unknown;
            /** @description What is there since; secrets are dots. */
            after: unknown;
            detail: {
                [key: string]: unknown;
            };
            application_id: string | null;
            request_id: string | null;
        };
        OperationLogQuery: {
            /** @default 1 */
            page?: number;
            /** @default 20 */
            size?: number;
            /** @description The `next_cursor` of the page before. */
            cursor?: string;
            /**
             * @default capped
             * @enum {string}
             */
            total?: "none" | "capped" | "exact";
            /** @description Text that the target has to contain. */
            search?: string;
            /**
             * @default -time
             * @enum {string}
             */
            sort?: "-time" | "time";
            begin?: components["schemas"]["Time"];
            end?: components["schemas"]["Time"];
            user_id?: components["schemas"]["Id"];
            /** @description The area of the contract. */
            module?: string;
            /** @description The operationId. */
            action?: string;
            result?: components["schemas"]["OperationLogResult"];
            application_id?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        OperationLogResult: "succeeded" | "failed";
        /** @description As Telephone, or empty for none. */
        OptionalTelephone: string;
        OutboxMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            channel: "sms" | "mail";
            recipient: string;
            /** @description Empty for SMS. */
            subject: string;
            body: string;
            created_at: components["schemas"]["Time"];
        };
        /** @description The telephone takes part in signing in; the home workspace changes it (AUTH-17). */
        OwnAccountChange: {
            real_name?: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            avatar?: components["schemas"]["ImageUrl"];
            introduction?: string;
        };
        PageEntry: {
            /** @example session.login */
            id: string;
            /** @enum {string} */
            kind: "page" | "layout";
            /** @description The address; absent for layouts. */
            route?: string;
            /** @description Who may open it, `public` for everybody; absent, every signed-in user. */
            roles?: string[];
            /** @description Id of the layout document that frames it. */
            layout?: string;
            /** @description By language. */
            title: {
                [key: string]: string;
            };
            /** @description By language; the argument of getDocument. */
            hash: {
                [key: string]: string;
            };
        };
        /**
         * @description For new passwords (VAL-06): up to eight lookaheads for a class of characters, then how long it is, such as `^(?=.*[A-Za-z])(?=.*\d).{8,}$`. Other expressions are refused, because a browser may take for ever over them.
         * @example ^(?=.*[A-Za-z])(?=.*\d).{8,}$
         */
        PasswordPattern: string;
        /** @example Anna Li */
        PersonName: string;
        PlatformConfig: {
            platform_name: string;
            platform_logo: components["schemas"]["ImageUrl"];
            maintain: components["schemas"]["Maintain"];
            maintain_message: string;
            copyright: components["schemas"]["Copyright"];
            defaultLanguage: components["schemas"]["Locale"];
            trial_days: number;
            terms: components["schemas"]["Terms"];
            /** @description Id of the published sign-in page widget. */
            login_page_id: string;
            version: number;
        };
        PlatformConfigInput: {
            platform_name?: string;
            platform_logo?: components["schemas"]["ImageUrl"];
            maintain?: components["schemas"]["Maintain"];
            maintain_message?: string;
            copyright?: components["schemas"]["Copyright"];
            defaultLanguage?: components["schemas"]["Locale"];
            trial_days?: number;
            terms?: components["schemas"]["Terms"];
        };
        PreferenceTheme: {
            /** @description Further theme values by name. */
            extend: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** @description Texts of the messages that the workspace sends by itself. */
        PushTemplateSetting: {
            /** @constant */
            setting: "pushTemplate";
            items: {
                name: string;
                /** @enum {string} */
                channel: "sms" | "mail" | "notification";
                subject?: string;
                text: string;
            }[];
        };
        QueryBuilderConfig: {
            logicalOperators: ("all" | "any")[];
            maxDepth: number;
            maxConditions: number;
            types: {
                /** @enum {string} */
                type: "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multiSelect" | "user" | "department" | "file";
                operators: components["schemas"]["QueryOperator"][];
            }[];
        };
        QueryOperator: {
            /**
             * @description As conditions carry it.
             * @example equal
             * @example between
             * @example is_empty
             */
            operator: string;
            /**
             * @description How many values it compares with.
             * @enum {string}
             */
            arity: "none" | "one" | "two" | "many";
        };
        /** @description PH-09. */
        Quota: {
            max_users: components["schemas"]["CustomerQuotaLimit"];
            max_apps: components["schemas"]["CustomerQuotaLimit"];
            max_tables: components["schemas"]["CustomerQuotaLimit"];
            max_records: components["schemas"]["CustomerQuotaLimit"];
            max_storage_mb: components["schemas"]["CustomerQuotaLimit"];
        };
        QuotaInput: {
            max_users?: components["schemas"]["CustomerQuotaLimit"];
            max_apps?: components["schemas"]["CustomerQuotaLimit"];
            max_tables?: components["schemas"]["CustomerQuotaLimit"];
            max_records?: components["schemas"]["CustomerQuotaLimit"];
            max_storage_mb?: components["schemas"]["CustomerQuotaLimit"];
        };
        RefreshForm: {
            refresh_token: string;
            /**
             * @default refresh_token
             * @enum {string}
             */
            grant_type?: "refresh_token";
            wsId?: string;
        };
        /** @description Why the caller may not do it, and who may. */
        RefusalDetail: {
            /** @description Name of the role set or the guard that refused. */
            rule?: string;
            /** @description Roles that may do it; who can grant them is an administrator above them. */
            roles?: components["schemas"]["Role"][];
        };
        /** @description REG-12. Lengths and patterns are VAL-04 to VAL-11. */
        RegisterForm: {
            username: components["schemas"]["Username"];
            password: components["schemas"]["NewPassword"];
            /** @description The same once more (VAL-07). */
            confirm_password: string;
            /**
             * @description REG-13.
             * @default 10
             * @enum {integer}
             */
            au_type?: 10;
            au_config?: {
                /** @description Business name; empty, or 3 characters and more (VAL-11). */
                customer_name?: string | unknown | unknown;
                credit_code?: string;
            };
            telephone: components["schemas"]["Telephone"];
            country_code?: components["schemas"]["CountryCode"];
            email?: components["schemas"]["EmailAddress"];
            /** @description Without one it is the username. */
            real_name?: string;
            /** @description Ignored (REG-16). */
            begin_at?: string;
            /** @description Ignored (REG-16). */
            expire_at?: string;
            /** @description The code by SMS (VAL-10). */
            verifyCode: string;
        };
        RetryDetail: {
            /** @description Seconds; also in the header Retry-After. */
            retry_after: number;
            /** @description True when the next try needs an image code. */
            captcha?: boolean;
        };
        /**
         * @description ROLE-01.
         * @enum {string}
         */
        Role: "SYSTEM_SUPER_ADMIN" | "SYSTEM_ADMIN" | "WORKSPACE_SUPER_ADMIN" | "WORKSPACE_ADMIN" | "WORKSPACE_APP_ADMIN" | "WORKSPACE_ACCOUNT_ADMIN" | "WORKSPACE_USER" | "APP_OWNER" | "APP_ADMIN" | "APP_USER";
        RoleHolder: {
            id: components["schemas"]["Id"];
            username: string;
            real_name: string;
            avatar: components["schemas"]["ImageUrl"];
            status: components["schemas"]["MemberStatus"];
        };
        SavedLoginPage: {
            id: components["schemas"]["Id"];
            /** @constant */
            widgetType: "loginPage";
            frontMeta: components["schemas"]["LoginPageFrontMeta"];
            version: number;
        };
        /**
         * @description An SMS code is needed (AUTH-17). The telephone is masked.
         * @example {
         *       "outcome": "secondaryVerification",
         *       "next_step": "secondaryVerification",
         *       "code_length": 6,
         *       "telephone": "138****0000",
         *       "country_code": "+86"
         *     }
         */
        SecondaryVerificationAnswer: {
            /** @constant */
            outcome: "secondaryVerification";
            /** @constant */
            next_step: "secondaryVerification";
            code_length: number;
            telephone: string;
            country_code: string;
        };
        /** @description SESS-35, PH-12. */
        SecurityConfiguration: {
            password_pattern: components["schemas"]["PasswordPattern"];
            auto_logout_idle_time: components["schemas"]["IdleMinutes"];
            /** @description A sign-in needs a code by SMS as well (AUTH-18). */
            sms_secondary_verification: boolean;
            lock_after_wrong_passwords: components["schemas"]["LockAfter"];
            version: number;
        };
        SecurityConfigurationInput: {
            password_pattern?: components["schemas"]["PasswordPattern"];
            auto_logout_idle_time?: components["schemas"]["IdleMinutes"];
            /** @description Refused while sign-in has no second step. */
            sms_secondary_verification?: boolean;
            lock_after_wrong_passwords?: components["schemas"]["LockAfter"];
        };
        /** @description Empty for none. */
        SettingAddress: string;
        /** @description Written, never answered; not sent means unchanged, empty takes it away. */
        SettingSecret: string;
        /** @description How the workspace sends SMS; without a provider the platform sends them. */
        SmsSetting: {
            /** @constant */
            setting: "sms";
            /**
             * @description `http` posts each message to gateway_url.
             * @enum {string}
             */
            provider: "platform" | "http";
            gateway_url?: components["schemas"]["SettingAddress"];
            /** @description Put before each text. */
            signature?: string;
            access_key?: string;
            access_secret?: components["schemas"]["SettingSecret"];
        };
        /** @description Who acts for whom, from when to when. */
        StandInSetting: {
            /** @constant */
            setting: "standin";
            items: {
                user_id: components["schemas"]["Id"];
                stand_in_id: components["schemas"]["Id"];
                from: components["schemas"]["Time"];
                to: components["schemas"]["Time"];
            }[];
        };
        /** @description Security and cache settings of the workspace (WB-12); what is not sent follows the platform. */
        SystemManageSetting: {
            /** @constant */
            setting: "systemManage";
            /** @description Minutes; 0 turns it off (SESS-22). */
            auto_logout_idle_time?: number;
            /** @description A lost session opens a dialog in place of the sign-in page (SESS-20). */
            sign_in_dialog?: boolean;
            cacheMaxNum?: number;
            cacheMaxNumOfDefaultTheme?: number;
            /** @description Pages that may embed an application for a shadow user (SESS-27). */
            parent_origins?: string[];
        };
        /**
         * @description Digits only, without the prefix; a mobile number of its prefix (VAL-08, VAL-09).
         * @example 13800000000
         */
        Telephone: string;
        /** @description The terms of use, one text for each language. */
        Terms: {
            "zh-CN": string;
            "en-US": string;
        };
        /**
         * @description CFG-14.
         * @enum {string}
         */
        ThemeColour: "Default" | "AliOrange" | "VibrantOrange" | "BrightGreen" | "SapphireBlue" | "AuroraGreen" | "Purple" | "GeekBlue" | "RomanticRed" | "FreshGreen" | "NeteaseRed";
        /** @enum {string} */
        ThemeLayout: "defaultViewLayout" | "tagsViewLayout";
        /**
         * @description WeChat, DingTalk, Feishu, or a directory (AUTH-09).
         * @enum {string}
         */
        ThirdTypeTag: "wx" | "dd" | "fs" | "ld";
        TicketForm: {
            user_id: components["schemas"]["Id"];
            ticket: string;
            wsId?: string;
        };
        /**
         * Format: date-time
         * @example 2026-11-21T10:00:00.000Z
         */
        Time: string;
        /**
         * @description A session (SESS-01). The tokens are opaque.
         * @example {
         *       "outcome": "token",
         *       "accessToken": "pwa_1c9d20",
         *       "accessTokenExpiresAt": "2026-11-21T10:15:00.000Z",
         *       "refreshToken": "pwr_9f3c1e",
         *       "refreshTokenExpiresAt": "2026-11-28T10:00:00.000Z",
         *       "platform_logo": "",
         *       "platform_name": "Pagewright",
         *       "roles": [
         *         "WORKSPACE_SUPER_ADMIN"
         *       ],
         *       "ws_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
         *     }
         */
        TokenAnswer: {
            /** @constant */
            outcome: "token";
            accessToken: string;
            accessTokenExpiresAt: components["schemas"]["Time"];
            refreshToken: string;
            refreshTokenExpiresAt: components["schemas"]["Time"];
            platform_logo: components["schemas"]["ImageUrl"];
            platform_name: string;
            roles: components["schemas"]["Role"][];
            /** @description The workspace; absent for system roles. */
            ws_id?: string;
            /**
             * @description Somebody else gave the password; every call but changePassword is refused until then (ORG-17).
             * @constant
             */
            must_change_password?: true;
        };
        User: {
            id: components["schemas"]["Id"];
            /** @description Null for system roles. */
            ws_id: string | null;
            /** @description The same value; both spellings are on the wire (contradictions 22). */
            wsid: string | null;
            username: string;
            /** @description Account name. */
            name: string;
            real_name: string;
            avatar: components["schemas"]["ImageUrl"];
            roles: components["schemas"]["Role"][];
            departments: {
                id: string;
                department_name: string;
            }[];
            company: {
                name: string;
            };
            introduction: string;
            duty: {
                tag_name: string;
            }[];
            telephone: string;
            country_code: string;
            email: string;
            status: components["schemas"]["MemberStatus"];
            /** Format: date-time */
            locked_until?: string | null;
            third_party_login_enabled?: boolean;
            /** @description Of the membership, for If-Match. */
            version?: number;
            /** @description Somebody else gave the password (ORG-17). */
            must_change_password?: boolean;
            /** @description The account's home is this workspace (contradictions 68). */
            is_home?: boolean;
            created_at?: components["schemas"]["Time"];
        };
        /**
         * @description Letters and digits of any script, dot, underscore, hyphen, @ and +; compared without regard to case (VAL-04, LIM-05).
         * @example anna.li
         */
        Username: string;
        /** @description Both values of a write that came too late. */
        VersionDetail: {
            /** @description The version that is stored now. */
            version: number;
            /** @description What is stored now. */
            stored: unknown;
            /** @description What the refused call carried. */
            sent: unknown;
        };
        /** @description WeChat (tag wx). */
        WechatSetting: {
            /** @constant */
            setting: "wechat";
            enabled: boolean;
            app_id?: string;
            app_secret?: components["schemas"]["SettingSecret"];
            callback_url?: components["schemas"]["SettingAddress"];
            /** @default false */
            directory_sync?: boolean;
        };
        /** @description CFG-15. */
        WorkspacePreference: {
            theme: components["schemas"]["PreferenceTheme"];
            theme_color: components["schemas"]["ThemeColour"];
            theme_layout_type: components["schemas"]["ThemeLayout"];
            homePage: components["schemas"]["HomePagePreference"];
        };
        WorkspacePreferenceInput: {
            theme?: components["schemas"]["PreferenceTheme"];
            theme_color?: components["schemas"]["ThemeColour"];
            theme_layout_type?: components["schemas"]["ThemeLayout"];
        };
        /**
         * @description A role that a membership holds; those of an application are given in the application (ROLE-01).
         * @enum {string}
         */
        WorkspaceRole: "WORKSPACE_SUPER_ADMIN" | "WORKSPACE_ADMIN" | "WORKSPACE_APP_ADMIN" | "WORKSPACE_ACCOUNT_ADMIN" | "WORKSPACE_USER";
        /** @description Never empty (ROLE-02). */
        WorkspaceRoles: components["schemas"]["WorkspaceRole"][];
        WorkspaceSetting: {
            key: string;
            value: components["schemas"]["WorkspaceSettingValue"];
            /** @description Names of the secrets that are stored. */
            secrets_set: string[];
            /** @description 0 while nothing was saved. */
            version: number;
        };
        /** @description One document for each key, told apart by `setting`. */
        WorkspaceSettingValue: components["schemas"]["SmsSetting"] | components["schemas"]["EmailSetting"] | components["schemas"]["StandInSetting"] | components["schemas"]["PushTemplateSetting"] | components["schemas"]["MapSetting"] | components["schemas"]["WechatSetting"] | components["schemas"]["DingtalkSetting"] | components["schemas"]["FeishuSetting"] | components["schemas"]["BaseInfoSetting"] | components["schemas"]["SystemManageSetting"];
        /**
         * @description The account belongs to several workspaces; one has to be chosen (AUTH-15).
         * @example {
         *       "outcome": "workspaces",
         *       "workspaces": [
         *         {
         *           "ws_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *           "customer_name": "Acme"
         *         },
         *         {
         *           "ws_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *           "customer_name": "Globex"
         *         }
         *       ]
         *     }
         */
        WorkspacesAnswer: {
            /** @constant */
            outcome: "workspaces";
            workspaces: {
                ws_id: components["schemas"]["Id"];
                customer_name: string;
            }[];
        };
    };
    responses: never;
    parameters: {
        /** @description Language of messages and texts (SESS-03). */
        AcceptLanguage: string;
        /** @description The open application; the server derives it from the touched rows as well (contradictions 69). */
        ApplicationId: string;
        /** @description IANA time zone of the caller (SESS-03); filters, defaults and exports follow it. */
        ClientTimeZone: string;
        /** @description The same key with the same body answers the stored result; with another body it is refused. */
        IdempotencyKey: string;
        /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
        IfMatch: number;
        /** @description Kind of client (SESS-04). */
        Platform: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    exportLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "locale": "zh-CN",
                 *       "format": "json"
                 *     }
                 */
                "application/json": {
                    locale?: components["schemas"]["ApplicationLocale"];
                    /**
                     * @default json
                     * @enum {string}
                     */
                    format?: "json" | "xlsx";
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": BinaryContent;
                };
            };
        };
    };
    showLanguage: {
        parameters: {
            query?: {
                locale?: components["schemas"]["ApplicationLocale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["LanguageFile"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    uploadLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "en-US.json",
                 *       "locale": "en-US"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: BinaryContent;
                    locale?: components["schemas"]["ApplicationLocale"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["LanguageFile"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description Text that a name has to contain; case does not matter. */
                search?: string;
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
                /** @description A leading minus sign means descending. */
                sort?: "name" | "-name" | "created_at" | "-created_at" | "expires_at" | "-expires_at";
                status?: components["schemas"]["ApiKeyStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            items: components["schemas"]["ApiKey"][];
                            page: number;
                            size: number;
                            /** @description How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`. */
                            total?: number;
                            /** @description Absent on the last page. */
                            next_cursor?: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly report",
                 *       "scopes": [
                 *         "record:read",
                 *         "table:read"
                 *       ],
                 *       "days": 90
                 *     }
                 */
                "application/json": {
                    name: string;
                    scopes: components["schemas"]["ApiKeyScopes"];
                    /**
                     * @description Days until the key expires.
                     * @default 90
                     */
                    days?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            key: components["schemas"]["ApiKey"];
                            /**
                             * @description Sent as a bearer token. It cannot be read again.
                             * @example pwk_9f3c1e
                             */
                            secret: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description Text that a name has to contain; case does not matter. */
                search?: string;
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
                /** @description A leading minus sign means descending. */
                sort?: "customer_name" | "-customer_name" | "created_at" | "-created_at" | "expire_at" | "-expire_at";
                status?: components["schemas"]["CustomerStatus"];
                api_status?: components["schemas"]["CustomerApiStatus"];
                /** @description Terms that end then or later. */
                expire_at_from?: components["schemas"]["Time"];
                /** @description Terms that end then or earlier. */
                expire_at_to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            items: components["schemas"]["Customer"][];
                            page: number;
                            size: number;
                            /** @description How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`. */
                            total?: number;
                            /** @description Absent on the last page. */
                            next_cursor?: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_name": "Acme",
                 *       "subdomain": "acme",
                 *       "status": 20,
                 *       "expire_at": "2027-11-21T00:00:00.000Z",
                 *       "administrator": {
                 *         "username": "acme-owner",
                 *         "real_name": "Anna Li"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["CustomerDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    disableCustomerApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    enableCustomerApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    configureCustomerQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "quota": {
                 *         "max_users": 100,
                 *         "max_apps": null
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    quota: components["schemas"]["QuotaInput"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Quota"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getCustomerDetail: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["CustomerDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    disableCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    enableCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    repairCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Customer"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_name": "Acme",
                 *       "telephone": "13800000000"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Customer"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    readExtendedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "fields": [
                 *         "office"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Only these; without it, all. */
                    fields?: components["schemas"]["ExtendFieldName"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            id: components["schemas"]["Id"];
                            extend: components["schemas"]["AccountExtension"];
                            version: number;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getPlatformConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PlatformConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    savePlatformConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform_name": "Pagewright",
                 *       "maintain": 0
                 *     }
                 */
                "application/json": components["schemas"]["PlatformConfigInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PlatformConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getSafeSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["SecurityConfiguration"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    saveSafeSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "auto_logout_idle_time": 30,
                 *       "lock_after_wrong_passwords": 5
                 *     }
                 */
                "application/json": components["schemas"]["SecurityConfigurationInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["SecurityConfiguration"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listRoleGrants: {
        parameters: {
            query?: {
                /** @description Without it, every role. */
                role?: components["schemas"]["WorkspaceRole"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            role: components["schemas"]["WorkspaceRole"];
                            users: components["schemas"]["RoleHolder"][];
                        }[];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    saveRoleGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "WORKSPACE_APP_ADMIN",
                 *       "user_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    role: "WORKSPACE_SUPER_ADMIN" | "WORKSPACE_ADMIN" | "WORKSPACE_APP_ADMIN" | "WORKSPACE_ACCOUNT_ADMIN";
                    user_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description `all` leaves the pages away. */
                type?: "page" | "all";
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description Text that a name has to contain; case does not matter. */
                search?: string;
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
                /** @description A leading minus sign means descending. */
                sort?: "real_name" | "-real_name" | "username" | "-username" | "created_at" | "-created_at";
                /** @description Members of this department. */
                department_id?: components["schemas"]["Id"];
                /** @description Members who hold this role in the workspace. */
                role?: components["schemas"]["WorkspaceRole"];
                status?: components["schemas"]["MemberStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            items: components["schemas"]["User"][];
                            page: number;
                            size: number;
                            /** @description How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`. */
                            total?: number;
                            /** @description Absent on the last page. */
                            next_cursor?: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "anna",
                 *       "real_name": "Anna Li",
                 *       "roles": [
                 *         "WORKSPACE_USER"
                 *       ],
                 *       "telephone": "13800000000"
                 *     }
                 */
                "application/json": components["schemas"]["AccountInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    batchDeleteAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "Pagewright-demo-1",
                 *       "new_password": "Blue-lamp-42"
                 *     }
                 */
                "application/json": {
                    old_password: string;
                    new_password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    createExtendedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "anna",
                 *       "real_name": "Anna Li",
                 *       "extend": {
                 *         "office": "Shanghai"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExtendedAccountInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getAccountExtendConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AccountExtendConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    importAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.xlsx",
                 *       "filename": "people.xlsx"
                 *     }
                 */
                "application/json": {
                    url: string;
                    /** @description The name that the person knows it by. */
                    filename?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["AccountImportResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    createAccountImportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "extended": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description With columns for the extra fields.
                     * @default true
                     */
                    extended?: boolean;
                };
            };
        };
        responses: {
            /** @description An empty sheet with its headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": BinaryContent;
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Invitation"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The workspace that invited. */
                ws_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The workspace that invited. */
                ws_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    showCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "real_name": "Anna Li",
                 *       "introduction": "Works on Tuesdays."
                 *     }
                 */
                "application/json": components["schemas"]["OwnAccountChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    updateExtendedAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "extend": {
                 *         "office": "Beijing"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExtendedAccountChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "real_name": "Anna Li",
                 *       "roles": [
                 *         "WORKSPACE_USER",
                 *         "WORKSPACE_APP_ADMIN"
                 *       ],
                 *       "status": 20
                 *     }
                 */
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["User"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    disableThirdPartyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    enableThirdPartyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    resetAccountSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            one_time_password: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    unlockAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getEscapeConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            character: string;
                            escaped: string;
                        }[];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getQueryBuilderConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            default: components["schemas"]["QueryBuilderConfig"];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: BinaryContent;
                    /**
                     * @description What it is for; decides which variants are made.
                     * @default picture
                     * @enum {string}
                     */
                    purpose?: "logo" | "background" | "carousel" | "picture";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["File"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /** @description 2 makes the picture twice as large. */
                scale?: 1 | 2;
                /** @description Means nothing to the server; another number makes another address, so that a browser asks again (AUTH-04). */
                turn?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. Never stored by caches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": BinaryContent;
                };
            };
        };
    };
    getCaptchaQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            /** @example Add four and seven, and type the result in digits. */
                            question: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone_num": "13800000000",
                 *       "country_code": "+86",
                 *       "verifyCode": "7k2p"
                 *     }
                 */
                "application/json": {
                    phone_num?: components["schemas"]["Telephone"];
                    country_code?: components["schemas"]["CountryCode"];
                    /** @description The image code. */
                    verifyCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            /** @description Digits of the code; 6 by default (AUTH-19). */
                            code_length: number;
                            /** @description Seconds until another code may be sent (AUTH-20). */
                            retry_after: number;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document itself, without an envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompiledDocument"];
                };
            };
        };
    };
    getLocaleFile: {
        parameters: {
            query: {
                locale: components["schemas"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            locale: components["schemas"]["Locale"];
                            /** @description By key; a plain text or the syntax tree of an ICU message. */
                            messages: {
                                [key: string]: unknown;
                            };
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getLoginPage: {
        parameters: {
            query?: {
                /** @description The workspace; without it the one that the address names. */
                wsId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["LoginPageWidget"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["PageEntry"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "anna",
                 *       "password": "Blue-lamp-42",
                 *       "confirm_password": "Blue-lamp-42",
                 *       "au_type": 10,
                 *       "au_config": {
                 *         "customer_name": "Anna's workshop",
                 *         "credit_code": ""
                 *       },
                 *       "telephone": "13800000000",
                 *       "country_code": "+86",
                 *       "verifyCode": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getThirdPartyLoginConfig: {
        parameters: {
            query: {
                thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                /** @description The workspace. */
                wsId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                            enabled: boolean;
                            app_id: string;
                            /** @description An address of this server. */
                            redirect_uri: string;
                            /** @description Where the QR code is shown; empty for the directory. */
                            qr_address: string;
                            /** @description One-time value that the third party gives back. */
                            state: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listThirdPartyLogins: {
        parameters: {
            query: {
                /** @description The workspace. */
                wsId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                            /**
                             * @description wx, dd and fs open a QR panel, ld the directory's form (contradictions 16).
                             * @enum {string}
                             */
                            kind: "qr" | "directory";
                        }[];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    exchangeThirdPartyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "0a1b2c3d",
                 *       "thirdTypeTag": "wx",
                 *       "wsId": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "codeType": "qr"
                 *     }
                 */
                "application/json": {
                    code: string;
                    thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                    wsId: components["schemas"]["Id"];
                    /**
                     * @description From a scanned QR code, or from a page inside the third party's own program.
                     * @default qr
                     * @enum {string}
                     */
                    codeType?: "qr" | "embedded";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["TokenAnswer"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "loginType": "ldap",
                 *       "account": "anna",
                 *       "password": "Blue-lamp-42",
                 *       "wsId": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DirectoryForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["LoginAnswer"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "token": "pwa_1c9d20"
                 *     }
                 */
                "application/json": {
                    /** @description The access token to end; without it the one of the Authorization header. */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "pwr_9f3c1e",
                 *       "grant_type": "refresh_token"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RefreshForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["TokenAnswer"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "owner",
                 *       "password": "Pagewright-demo-1",
                 *       "verifyCode": "7k2p"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["LoginAnswer"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    createTokenByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "ticket": "pwt_5f2d7ac01b"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TicketForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["TokenAnswer"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getApplicationAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["ApplicationAuthority"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    saveApplicationAuthority: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The application. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "authorization_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ],
                 *       "application_authorizations": [
                 *         {
                 *           "subject_type": "department",
                 *           "subject_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *           "role": "APP_USER"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationAuthorityInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["ApplicationAuthority"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description Text that a name has to contain; case does not matter. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            items: components["schemas"]["Application"][];
                            page: number;
                            size: number;
                            /** @description How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`. */
                            total?: number;
                            /** @description Absent on the last page. */
                            next_cursor?: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            user: components["schemas"]["User"];
                            wsPreference: components["schemas"]["WorkspacePreference"];
                            /** @description Field definitions that all forms of the workspace share, by key. */
                            globalFields: {
                                [key: string]: unknown;
                            };
                            /** @description The caller's roles, with those in the open application (ROLE-02). */
                            role: components["schemas"]["Role"][];
                            envData: components["schemas"]["EnvData"];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme its name. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Configuration"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    saveConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme its name. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "loginLocation": "left"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Checked by the schema of its kind; a loginPage is the widget's frontMeta. */
                    value: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Configuration"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    discardConfigurationDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme its name. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Configuration"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    publishConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme its name. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "comment": "New logo"
                 *     }
                 */
                "application/json": {
                    /** @description Shown in the list of versions. */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Configuration"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    rollbackConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme its name. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    /** @description A version of the list; null publishes nothing, so that the inherited value holds. */
                    version_id: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Configuration"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listConfigurationVersions: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
            };
            header?: never;
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme its name. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            items: components["schemas"]["ConfigurationVersion"][];
                            page: number;
                            size: number;
                            /** @description How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`. */
                            total?: number;
                            /** @description Absent on the last page. */
                            next_cursor?: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    checkDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": {
                 *         "kind": "page",
                 *         "version": 1,
                 *         "id": "x.hello"
                 *       }
                 *     }
                 */
                "application/json": {
                    document: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            faults: components["schemas"]["Fault"][];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getWorkspacePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["WorkspacePreference"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getHomePagePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["HomePagePreference"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    setHomePagePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page_type": "app",
                 *       "app_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["HomePagePreference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["HomePagePreference"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    saveLoginPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginPageInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["SavedLoginPage"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    setWorkspacePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme_color": "SapphireBlue"
                 *     }
                 */
                "application/json": components["schemas"]["WorkspacePreferenceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["WorkspacePreference"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getWorkspaceSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: "sms" | "email" | "standin" | "pushTemplate" | "mapdata" | "wechat" | "nail" | "book" | "baseinfo" | "systemManage";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["WorkspaceSetting"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    saveWorkspaceSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: "sms" | "email" | "standin" | "pushTemplate" | "mapdata" | "wechat" | "nail" | "book" | "baseinfo" | "systemManage";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "setting": "mapdata",
                 *         "provider": "amap",
                 *         "map_key": "0f3a9c"
                 *       }
                 *     }
                 */
                "application/json": {
                    value: components["schemas"]["WorkspaceSettingValue"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["WorkspaceSetting"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            items: components["schemas"]["OutboxMessage"][];
                            page: number;
                            size: number;
                            /** @description How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`. */
                            total?: number;
                            /** @description Absent on the last page. */
                            next_cursor?: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getPublicImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": BinaryContent;
                    "image/jpeg": BinaryContent;
                    "image/webp": BinaryContent;
                    "image/avif": BinaryContent;
                };
            };
        };
    };
    listOperationLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "size": 20,
                 *       "begin": "2026-11-20T00:00:00.000Z",
                 *       "module": "account"
                 *     }
                 */
                "application/json": components["schemas"]["OperationLogQuery"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            items: components["schemas"]["OperationLog"][];
                            page: number;
                            size: number;
                            /** @description How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`. */
                            total?: number;
                            /** @description Absent on the last page. */
                            next_cursor?: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    getEnvironment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Address of the page; without it the Host header counts (SESS-33). */
                "env-url"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["EnvData"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
}
