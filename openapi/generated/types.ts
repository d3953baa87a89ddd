// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { BinaryContent } from '../shapes/binary.ts';
import type { ErrorCode } from './errors.ts';

export interface paths {
    "/api/b/account-session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session that a person has in the workspace; it is refused from its next request on (P11). */
        delete: operations["revokeAccountSession"];
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
    "/api/b/department": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A whole tree of departments, in its stored order, with the people of each department when wanted (ORG-02). */
        get: operations["listDepartments"];
        put?: never;
        /** Adds a department as the last one below its parent, or at the top. */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/department/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts a department with everything below it at another place of its tree.
         * @description A place inside of the moved department is refused, so the tree never has a cycle.
         */
        put: operations["moveDepartment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/department/tree-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Several departments, each with everything below it and its people, in the order of the ids. */
        post: operations["batchDepartmentTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/department/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One department with everything below it. */
        get: operations["getDepartment"];
        /** Renames a department. */
        put: operations["updateDepartment"];
        post?: never;
        /** Deletes a department that is empty and used by nothing. */
        delete: operations["deleteDepartment"];
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
    "/api/b/security-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the caller's account, in every workspace; the newest comes first.
         * @description Sign-ins and refused ones, changes of the password, ended sessions and keys, by the person or by others. At most the 50 newest.
         */
        get: operations["listOwnSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller is signed in, in every workspace; the last used comes first.
         * @description At most the 100 that were used last.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /** Ends every session of the caller but the one that calls; each is refused from its next request on (P11). */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of the caller; it is refused from its next request on (P11). */
        delete: operations["revokeOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/third-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The third parties and the directory of the workspace, and which of them the caller has bound (ORG-12). */
        get: operations["listOwnThirdPartyLogins"];
        put?: never;
        /**
         * Binds a third party's user to the caller's account in this workspace (ORG-12).
         * @description The code and its state are of a sign-in there that began in this browser, as for exchangeThirdPartyCode.
         */
        post: operations["bindThirdPartyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/third-login/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Binds a person of the workspace's directory to the caller's account (AUTH-10, ORG-12).
         * @description Tries are counted as for loginUser (P13).
         */
        post: operations["bindDirectoryLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/third-login/{thirdTypeTag}": {
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
         * Takes a binding of the caller's account away (ORG-12).
         * @description Answers alike when there is none.
         */
        delete: operations["unbindThirdPartyLogin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether codes by an authenticator app are the caller's second step, and what the workspace says of them. */
        get: operations["getOwnTotp"];
        put?: never;
        /**
         * Makes the secret of an authenticator app (RFC 6238). It is answered this once, and holds once confirmTotp was called.
         * @description Another call before that replaces the secret. The password is counted like a sign-in's (AUTH-47); accounts without one, and sessions that were opened to set it up, send none.
         */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes codes by the app the caller's second step, once the app has shown a right one; answers recovery codes. */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/totp/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the app and the recovery codes away from the caller's sign-in.
         * @description Where the workspace requires them, the session then has to set them up again.
         */
        post: operations["endTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/totp/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes new recovery codes; those from before open nothing any more. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user groups of the workspace (ORG-07). */
        get: operations["listUserGroups"];
        put?: never;
        /** Makes a user group of departments and people. */
        post: operations["createUserOrganisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keeps the user group out of new choices; applications that use it keep it. */
        put: operations["disableUserOrganisation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org/enable/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user groups that an application may choose. */
        get: operations["listEnabledUserOrganisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets applications choose the user group again. */
        put: operations["enableUserOrganisation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org/rename/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a user group. */
        put: operations["renameUserOrganisation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org/show/department/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tree of departments, in which those of the user group are checked.
         * @description A department below a checked one counts as checked, too; staff_all_checked also holds when each of its people was chosen alone.
         */
        get: operations["showUserOrganisationDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org/show/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody in the user group, through a department or chosen alone. */
        get: operations["showUserOrganisationUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/u-org/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes name, departments or people of a user group; what is not sent stays. */
        put: operations["updateUserOrganisation"];
        post?: never;
        /** Deletes a user group that no application uses. */
        delete: operations["deleteUserOrganisation"];
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
         * @description A new name makes an account whose home is this workspace, with the role WORKSPACE_USER unless others are sent (ROLE-02). Without a password nobody can sign in until resetAccountSecret gives a one-time one; a password that is sent must be changed at the first sign-in. An existing account is invited: its own data and its password are neither shown nor changed, and it becomes a member when it accepts. All existing names are answered alike, those of the platform too. A workspace invites 30 accounts of others within an hour. Nobody gives a role above their own (P4).
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
         * @description The real name is changed in the workspace that the caller is in. The colour scheme is the caller's in every workspace; a change of it alone leaves the version of the account, which others may be editing.
         */
        put: operations["updateCurrentUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of the workspace that were deleted and can still be restored. */
        get: operations["listDeletedAccounts"];
        put?: never;
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
         * @description Real name, roles and status belong to the membership, so every workspace of the person has its own. Telephone, e-mail, picture and introduction belong to the account, and only its home workspace changes them, while the person belongs to no other (contradictions 68). Nobody gives a role above their own or changes a person who holds one (P4); the last super administrator stays one.
         */
        put: operations["updateAccount"];
        post?: never;
        /**
         * Moves an account to the trash of its home workspace; a person who belongs to others only leaves the workspace.
         * @description Sessions end at once (P11). An account in the trash keeps its name; it can be restored for 30 days, and is erased then. The platform deletes any account. The last super administrator of a workspace cannot be deleted, and nobody deletes themselves or a person who holds a role above their own.
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
        /** Stops a person from signing in through third parties (ORG-12). */
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
    "/api/b/user-account/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Erases an account that is in the trash for good; its name is free again. */
        delete: operations["eraseAccount"];
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
         * @description For the platform, and for the account's home workspace while the person belongs to no other (contradictions 68). All sessions and API keys of the account end, and the new password must be changed at the next sign-in. The answer is kept nowhere, so a repeated call gives another one.
         */
        put: operations["resetAccountSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Takes an account out of the trash, with its roles here and in applications.
         * @description Sessions, API keys and third-party bindings that ended with it do not come back. Nobody restores a person who held a role above their own (P4).
         */
        put: operations["restoreAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a person is signed in to the workspace; the last used comes first.
         * @description At most the 100 that were used last. Sessions in other workspaces are theirs to know.
         */
        get: operations["listAccountSessions"];
        put?: never;
        post?: never;
        /** Ends every session that a person has in the workspace but the one that calls (P11). */
        delete: operations["revokeAccountSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-account/{id}/totp": {
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
         * Takes the app and the recovery codes away from the sign-in of a person who has lost the telephone.
         * @description For the platform, and for the account's home workspace while the person belongs to no other (contradictions 68).
         */
        delete: operations["endAccountTotp"];
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
         * @description For the platform, and for the account's home workspace while the person belongs to no other (contradictions 68).
         */
        put: operations["unlockAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-department": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds people to a department; those who belong to it already stay. */
        post: operations["createUserDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-department/batch-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The people of a department, with those of everything below it when wanted (ORG-03).
         * @description Without a department it lists the people of the workspace; pickers search it, and ask it for names.
         */
        post: operations["listDepartmentUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-department/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes people out of a department; those who do not belong to it are left alone. */
        delete: operations["deleteUserDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/user-department/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says to which departments of one tree a person belongs, and which positions the person holds.
         * @description Each list replaces the one before, in its order; a list that is not sent stays. A disabled position can be kept, not given.
         */
        put: operations["updateUserDepartment"];
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
         * Uploads one image of a page, or one file of a record (CFG-11, CFG-12, NOTE-07).
         * @description Images of pages are .jpg and .png up to 5 MB, told by content and encoded anew, with smaller variants; the answer's `url` may be used in configuration, and anybody may fetch it. With the purpose `record` it takes documents, archives, pictures and texts up to the operator's limit; nobody reaches them but members of the workspace and system roles in its applications, by addresses that hold for a quarter of an hour: records keep the `id`, and openFiles gives addresses.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/file/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Files of records, each with an address that holds for a quarter of an hour.
         * @description For the members of the workspace, and for system roles inside one of its applications. An id that is unknown, or of another workspace, is left out.
         */
        post: operations["openFiles"];
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
    "/api/l/t/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a logical table before another one of the same physical table (TABLE-10, TABLE-12). */
        post: operations["sortLogicalTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/l/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a filtered view to a configured physical table (TABLE-09, TABLE-15). */
        post: operations["createLogicalTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/l/table/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes name and filter of a logical table; fields that are not sent stay (TABLE-15). */
        put: operations["updateLogicalTable"];
        post?: never;
        /**
         * Deletes a logical table; the records belong to the physical table and stay.
         * @description A table's default view cannot be deleted. Menus that were linked to it lose their link.
         */
        delete: operations["deleteLogicalTable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/l/table/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies a logical table under another name. */
        post: operations["copyLogicalTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/grant-subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom rights in the open application may be granted to, by name (MENU-22). */
        get: operations["listGrantSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menus of the open application that the caller may see (MENU-24).
         * @description People who may not edit the application get visible menus that an authorisation grants them (MENU-21).
         */
        get: operations["listMenus"];
        put?: never;
        /**
         * Adds a menu at the end of its parent's (MENU-02, MENU-03, MENU-12).
         * @description A linked parent is menu_linked, a sixth level menu_too_deep (MENU-04, MENU-08).
         */
        post: operations["createMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu-auth-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu authorisations of the open application, or those of one menu or one subject. */
        get: operations["listMenuAuthConfigs"];
        put?: never;
        /**
         * Grants a person, department, position or user group rights in a menu.
         * @description Nobody grants more than they hold themselves; one authorisation for a menu and a subject.
         */
        post: operations["createMenuAuthConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu-auth-config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One menu authorisation. */
        get: operations["getMenuAuthConfig"];
        /** Changes rights, fields or rows of an authorisation; what is not sent stays. It holds from the next call on. */
        put: operations["updateMenuAuthConfig"];
        post?: never;
        /** Takes an authorisation back; it is gone from the next call on. */
        delete: operations["deleteMenuAuthConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu-logic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Links a menu that has neither a link nor menus below it (MENU-06, MENU-10).
         * @description `external_link` is the short form of a front_meta with the model type external_link; exactly one of the two is needed. A menu that is linked already is menu_linked: updateMenuLink changes it.
         */
        post: operations["createMenuLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu-logic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the link of a menu; fields that are not sent stay (MENU-11).
         * @description At most one of `external_link` and `front_meta`, as in createMenuLink.
         */
        put: operations["updateMenuLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu/batch-move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves several menus to the end of one parent (MENU-14).
         * @description All of them or none, by the rules of moveMenu.
         */
        put: operations["batchMoveMenus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu/move/{menu_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves a menu, with everything below it, to another place (MENU-13).
         * @description Below itself is invalid_move; into a linked menu menu_linked; when the deepest moved menu would stand on a sixth level menu_too_deep; a menu into the category of an external database invalid_move (CAT-13, CAT-14, MENU-04, VAL-31).
         */
        put: operations["moveMenu"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/menu/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes name, icon, visibility, templates, link or view of a menu; fields that are not sent stay.
         * @description A new name sets the icon to '1' unless one is sent (MENU-03). A link takes the place of the one before; the person was asked (MENU-07). Where a menu stands is changed by moveMenu.
         */
        put: operations["updateMenu"];
        post?: never;
        /** Deletes a menu, with everything below it or alone; tables and records stay. */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/reason/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why the caller may or may not do something in a menu, and who can grant it (MENU-22).
         * @description For the menu, or for one of its records or fields.
         */
        get: operations["explainMenuRight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/visible-field/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields that the caller sees and may edit in a menu (MENU-20).
         * @description Hidden fields are left out here and in every answer with records.
         */
        get: operations["getVisibleFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/n/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of notifications with their names in the caller's language (NOTE-05). */
        get: operations["listNotificationCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/n/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notices of the caller's own scope as their administrators see them, in every state.
         * @description System roles manage the platform's notices, workspace administrators their workspace's. What a person was told is in listNotifications.
         */
        get: operations["listNotices"];
        put?: never;
        /** Writes a notice, as a draft or published, at once or from a later time on. */
        post: operations["createNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/n/notice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One notice (NOTE-02).
         * @description Administrators read every notice of their own scope; everybody reads what is published and meant for them. Any other answers like an unknown id.
         */
        get: operations["getNotice"];
        /** Changes, publishes or withdraws a notice; what is not sent stays. */
        put: operations["updateNotice"];
        post?: never;
        /** Deletes a notice; nobody sees it any more. */
        delete: operations["deleteNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/n/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller was told.
         * @description The published notices of the platform and of the workspace that are meant for the caller; other categories follow with what sends them.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/n/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks notifications of the caller as read.
         * @description An id that the caller was never shown answers like an unknown one, and then none is marked.
         */
        put: operations["markNotificationsRead"];
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
    "/api/o/document/{hash}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where each node of a compiled document is written, for the developer tools of demo mode; elsewhere it does not exist.
         * @description Asked only for what the caller may read. A document that was published anew since answers not_found.
         */
        get: operations["getDocumentPlaces"];
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
    "/api/o/register/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms of use that a registration agrees to, in the reader's language (REG-18).
         * @description Where the platform has them in the other language only, that text; empty where it has none.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
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
         * @description A code works once, with the state that this browser was given (AUTH-50). The account is the one that was bound to the third party's user (ORG-12). Who began by a link to an application inside the third party's own program works in applications and changes none, for as long as the session lives (ROLE-12); what was said at the beginning counts.
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
    "/api/oauth/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time ticket by which the caller's session goes on at its workspace's own address (AUTH-25).
         * @description For createTokenByUserId at that address, within 30 seconds and by the same browser; the session then ends here. Null where workspaces have no addresses of their own, or this one has none.
         */
        post: operations["createHandover"];
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
         * @description Answers a session, a list of workspaces to choose from, or the wish for a second step (AUTH-12 to AUTH-17). After a list or that wish the same form is sent again, with `wsId` or one of `sms_code`, `totp_code` and `recovery_code`, and without a new image code, within five minutes and from the same browser (AUTH-50).
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
         * @description createHandover makes tickets for a session that goes on at the workspace's own address, createShadowTicket for a shadow user of an embedding page; they live 30 seconds and work once (docs/decisions/0092). An ordinary token opens nothing here, and every use is in the operation log (AUTH-36).
         */
        post: operations["createTokenByUserId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of the open application, as a tree in their stored order.
         * @description People who may not edit the application get visible categories only (CAT-03, CAT-24).
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Adds a category at the end of the top level (CAT-04).
         * @description A new category is a falconTable one (CAT-02).
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/category/category-physical-logical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories with their tables, logical tables and linked menus (CAT-25).
         * @description Tables are for those who see all of the application. Others get visible categories only, with the links of the menus that they see.
         */
        get: operations["listCategoryTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/category/destroy": {
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
         * Deletes a category, with everything in it or alone (CAT-07 to CAT-11).
         * @description Alone only while it is the only category and at the top level; its content then goes to a new default category (CAT-10, contradictions 29). An external database's category stays (CAT-15).
         */
        delete: operations["destroyCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/category/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a category, with everything in it, below another one or to the top level.
         * @description A category below itself is invalid_move.
         */
        post: operations["moveCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/category/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a category before another one of the same parent (CAT-12). */
        post: operations["sortCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/category/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a category (CAT-05). */
        put: operations["updateCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies a table's form, and its logical tables when asked for, without its records (TABLE-13).
         * @description Only configured tables can be copied (TABLE-09).
         */
        post: operations["copyPhysicalTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/t/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a physical table before another one, in its category or in another one (TABLE-10, TABLE-12). */
        post: operations["sortPhysicalTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a table to a category, with a name and at first an empty form (TABLE-05, TABLE-14). */
        post: operations["createPhysicalTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table/batch-move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves several physical tables to the end of another category (TABLE-11, TABLE-16).
         * @description All of them or none.
         */
        put: operations["batchMoveTables"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a table; its database name and its addresses stay (TABLE-14). */
        put: operations["renamePhysicalTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table with its form, for filling it in or for editing it.
         * @description People who may not edit the application get the fields that their menu authorisations show, and no `db_config` (REC-11).
         */
        get: operations["getPhysicalTable"];
        put?: never;
        post?: never;
        /**
         * Deletes a table with its logical tables, records and shares (TABLE-08).
         * @description Menus that were linked to it lose their link.
         */
        delete: operations["deletePhysicalTable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table/{id}/change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a design would do to the records of a table, before it is saved.
         * @description Changes nothing. A design that configurePhysicalTable would refuse for its own sake is refused here as well.
         */
        post: operations["previewTableChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table/{id}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the design of a table's form; the database table follows in the same transaction.
         * @description Sends the whole design. A field that is no longer in it is hidden with its values kept, until the form is saved with it again. A field whose kind stores values otherwise is form_design_invalid unless `conversions` names it: its values are then converted, those that do not fit become empty, and the former ones are kept until dropLeftColumn; previewTableChange counts both. Other issues of the form are form_design_invalid as well (TABLE-20 to TABLE-22). The table counts as configured afterwards (TABLE-09).
         */
        put: operations["configurePhysicalTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table/{id}/left-column": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The values of fields that left the table's form, and those from before a field changed its kind. */
        get: operations["listLeftColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/p/table/{id}/left-column/{column_id}": {
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
         * Deletes such values for good.
         * @description The values of a field of the form are not found here; the records' history keeps what it says.
         */
        delete: operations["dropLeftColumn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/l/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a record to a logical table.
         * @description Initial values, serial numbers and computed fields are added by the server. The record need not match the table's filter (REC-07).
         */
        post: operations["createLogicalRecord"];
        /**
         * Puts records of a logical table into the trash.
         * @description All of them or none: one that the caller may not delete refuses the call.
         */
        delete: operations["deleteLogicalRecords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/l/{id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists records of a logical table.
         * @description Only records that the table's filter and the caller's row rights let through (REC-04).
         */
        post: operations["listLogicalRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/l/{id}/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record of a logical table, with its sub-table rows. */
        get: operations["getLogicalRecord"];
        /** Changes fields of one record of a logical table; fields that are not sent stay. */
        put: operations["updateLogicalRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a record to the table that a menu is linked to.
         * @description Needs the right `add`. Initial values, serial numbers and computed fields are added by the server.
         */
        post: operations["createMenuRecord"];
        /**
         * Puts records of the table that a menu is linked to into the trash.
         * @description Needs the right `delete`. All of them or none.
         */
        delete: operations["deleteMenuRecords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts many records of a menu into the trash.
         * @description Needs the right `delete`. One that cannot be deleted is left out and named.
         */
        post: operations["bulkDeleteMenuRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/bulk/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a few fields of many records of a menu the same values.
         * @description Needs the right `edit`. Each record is changed by the rules of its form, as by itself; one that cannot be is left out and named, and the others are saved together.
         */
        post: operations["bulkUpdateMenuRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/choice/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the records that a relation of a menu's table may be set to.
         * @description Only records that the caller reads through some menu of their table, that the relation's view shows, and that the relation's own filter lets through for the form as it is filled in now (REC-11).
         */
        post: operations["listRelationChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file with records that the caller sees in a menu.
         * @description Needs the right `export`, and only exports the records that this right was given for, with fields that the caller sees. At most 50,000 records and 1,000,000 cells at once. Dates and numbers are dates and numbers of the spreadsheet, moments are those of the caller's time zone, and texts are written so that no spreadsheet takes them for formulas.
         */
        post: operations["exportRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/history/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a record of a menu, newest first.
         * @description Fields that the caller does not see are left out, and so are changes of nothing else.
         */
        get: operations["listMenuRecordHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/history/{rid}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a record of a menu the values again that it had at a moment.
         * @description A change like any other, of the fields that the caller may change, by the rules of the form. Fields whose values cannot come back are left as they are and named.
         */
        post: operations["restoreMenuRecordVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds up to 200 rows of a sheet as records of the table that a menu is linked to.
         * @description Rows with mistakes are left out and named in the answer; the others are saved. Needs the rights `add` and `import`. `next` says where the next call begins.
         */
        post: operations["importRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/import/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The columns of a sheet beside the fields of the table that a menu is linked to that it may fill, with a proposal which becomes which.
         * @description Needs the rights `add` and `import`.
         */
        post: operations["proposeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/import/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries up to 500 rows of a sheet as records of the table that a menu is linked to without writing anything, and names what would be refused.
         * @description Needs the rights `add` and `import`.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists records of the table that a menu is linked to.
         * @description Only records that the linked table's filter and the caller's row rights let through; hidden fields are neither answered nor accepted in filters, sort and search. With `type=trash` those that were deleted, for callers with the right `delete`.
         */
        post: operations["listMenuRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/related/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the records of a logical table that point at one record of a menu.
         * @description Through the caller's rights in the menus of that logical table; without any it is unknown. Of several relations that lead here `field` names the one that is meant; without it any of them counts.
         */
        post: operations["listRelatedRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes records of the table that a menu is linked to out of the trash again (REC-03).
         * @description Needs the right `delete`. All of them or none.
         */
        post: operations["restoreMenuRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts and adds up the records that the caller sees in a menu (REC-05).
         * @description The same rows as listMenuRecords with the same filter and search; hidden fields are neither counted nor grouped by.
         */
        post: operations["getMenuStatistic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/m/{id}/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record of the table that a menu is linked to, with its sub-table rows. */
        get: operations["getMenuRecord"];
        /** Changes fields of one record of the table that a menu is linked to; fields that are not sent stay. */
        put: operations["updateMenuRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a record to a physical table.
         * @description Initial values, serial numbers and computed fields are added by the server (REC-07).
         */
        post: operations["createPhysicalRecord"];
        /**
         * Puts records of a physical table into the trash.
         * @description All of them or none.
         */
        delete: operations["deletePhysicalRecords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts many records of a physical table into the trash.
         * @description One that cannot be deleted is left out and named.
         */
        post: operations["bulkDeleteTableRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/bulk/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a few fields of many records of a physical table the same values.
         * @description Each record is changed by the rules of its form, as by itself; one that cannot be is left out and named, and the others are saved together.
         */
        post: operations["bulkUpdateTableRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/choice/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the records that a relation of a physical table may be set to, for those who build it. */
        post: operations["listPhysicalChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file with records of a physical table, as exportRecords makes it of a menu's. */
        post: operations["exportTableRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/history/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a record of a physical table, newest first.
         * @description Fields that the caller does not see are left out, and so are changes of nothing else.
         */
        get: operations["listTableRecordHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/history/{rid}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a record of a physical table the values again that it had at a moment.
         * @description A change like any other, of the fields that the caller may change, by the rules of the form. Fields whose values cannot come back are left as they are and named.
         */
        post: operations["restoreTableRecordVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds up to 200 rows of a sheet as records of a physical table.
         * @description Rows with mistakes are left out and named in the answer; the others are saved. `next` says where the next call begins.
         */
        post: operations["importTableRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/import/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The columns of a sheet beside the fields of a physical table that it may fill, with a proposal which becomes which. */
        post: operations["proposeTableImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/import/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries up to 500 rows of a sheet as records of a physical table without writing anything, and names what would be refused. */
        post: operations["checkTableImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists records of a physical table.
         * @description Every record of the table; deleted ones are left out, or with `type=trash` they alone are listed (REC-02, REC-03).
         */
        post: operations["listPhysicalRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/reason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same for the whole table, which is for those who edit the application and for those who read it. */
        get: operations["explainTableRight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/related/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the records of a logical table that point at one record of a physical table, for those who build it. */
        post: operations["listPhysicalRelated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes records out of the trash again (REC-03). */
        post: operations["restorePhysicalRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts and adds up the records of a physical table (REC-05). */
        post: operations["getTableStatistic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/p/{id}/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record of a physical table, with its sub-table rows. */
        get: operations["getPhysicalRecord"];
        /** Changes fields of one record of a physical table; fields that are not sent stay. */
        put: operations["updatePhysicalRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/sheet/left-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file with the rows of a sheet that an import left out, and why, to be corrected and imported again. */
        post: operations["downloadImportIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/table/m/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The columns and the form of the table that a menu is linked to, as far as the caller's rights go.
         * @description Hidden fields are left out; fields that the caller may not change are read-only in the form (MENU-20).
         */
        get: operations["getMenuTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/table/p/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns and the form by which the records of a physical table are listed and changed. */
        get: operations["getRecordTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/view/m/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The views of the list of a menu, the shared ones and the caller's own.
         * @description Shared views whose filter or sort names a field that the caller may not see are left out, and columns of hidden fields.
         */
        get: operations["listMenuViews"];
        put?: never;
        /**
         * Saves a view of the list of a menu.
         * @description Shared views are for those who may edit the application. One person has at most 50 views of a list, and a list 50 shared ones.
         */
        post: operations["createMenuView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/view/p/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The views of the list of a physical table, the shared ones and the caller's own.
         * @description Shared views whose filter or sort names a field that the caller may not see are left out, and columns of hidden fields.
         */
        get: operations["listTableViews"];
        put?: never;
        /**
         * Saves a view of the list of a physical table.
         * @description Shared views are for those who may edit the application. One person has at most 50 views of a list, and a list 50 shared ones.
         */
        post: operations["createTableView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/r/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a view of a list; what is not sent stays.
         * @description Shared views, and sharing one, are for those who may edit the application; others' own views are not found.
         */
        put: operations["updateRecordView"];
        post?: never;
        /**
         * Deletes a view of a list.
         * @description Shared views are for those who may edit the application; others' own views are not found.
         */
        delete: operations["deleteRecordView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions of the workspace (ORG-08). */
        get: operations["listPositions"];
        put?: never;
        /** Adds a position or a team tag, enabled. */
        post: operations["createPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/tag/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enables positions, or disables them; who holds a disabled position keeps it. */
        put: operations["enablePositions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/tag/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the name or the domain of a position; a position that somebody holds keeps its domain. */
        put: operations["updatePosition"];
        post?: never;
        /** Deletes a position that nobody holds. */
        delete: operations["deletePosition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teams of the workspace with their members' ids. */
        get: operations["listTeams"];
        put?: never;
        /** Makes a team without members. */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/team/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The enabled positions of the domain team, which members of a team may hold (ORG-09). */
        get: operations["listTeamTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/team/u/m/t": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says which tags a member holds in a team; tags that are not sent are taken away (ORG-10). */
        put: operations["updateTeamMemberTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a team. */
        put: operations["updateTeam"];
        post?: never;
        /** Deletes a team; its members stay in the workspace. */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/team/{id}/add/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds people to a team; who is a member already stays one. */
        post: operations["addTeamMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/team/{id}/d/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes people out of a team, with the tags that they hold there. */
        delete: operations["deleteTeamMembers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/team/{id}/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of a team with their tags. */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secret/api-access/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the open application who may use its records through an API key, with the menus they reach. */
        get: operations["listApiAccessUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people who own or manage applications that the caller may open (WB-18). */
        get: operations["listApplicationManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/alist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications that the caller may open, short, to choose from (APP-13). */
        get: operations["listAllApplications"];
        put?: never;
        post?: never;
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
    "/api/wb/app/global/config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An application's own settings. */
        get: operations["getApplicationGlobalConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shell needs to open an application (APP-26).
         * @description `can_edit` is false for embedded and shadow sessions and for dummy applications (ROLE-12 to ROLE-14). An application that a task works on answers application_busy to everybody but whoever started the task (TASK-09). One under maintenance is told to everybody with a role in it, so that `/dashboard` can say so; its other calls answer application_maintenance_in_progress to people who may not edit it (ROUTE-077).
         */
        get: operations["getAppInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/link/{apphash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which application a link to it means, for somebody who may open it (AUTH-24, AUTH-41).
         * @description The hash names a target and gives no right (AUTH-39, docs/decisions/0091). A spoiled one, one of another workspace's application, and one of an application without a role for the caller are answered alike (P2).
         */
        get: operations["openApplicationLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/save/global/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves an application's own settings; what is not sent stays (APP-28).
         * @description `admin_edit_disabled` is for the owner and the workspace's super administrator alone (ACC-12); others are answered not_allowed when they change it.
         */
        post: operations["saveApplicationGlobalConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/shadow-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time ticket by which an embedding page hands one member over to one application (AUTH-36, SESS-24).
         * @description For the server of the embedding page, by an API key, or for an administrator. The member needs a role in the application, and none above the caller's. The session that it opens reaches this application alone (docs/decisions/0092). It works once, within 30 seconds.
         */
        post: operations["createShadowTicket"];
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
        /**
         * Makes an application as the last card; the caller owns it unless another owner is named.
         * @description Any of the six roles, held in any application of the workspace, is enough (contradictions 62).
         */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The icons to choose from, built-in ones first, then those uploaded in the workspace. */
        get: operations["listApplicationIcons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application with everything its settings show. */
        get: operations["showApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a card before another one (APP-23).
         * @description The order is the workspace's; the caller has to be an editor of the moved application.
         */
        post: operations["sortApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an application; what is not sent stays.
         * @description An application keeps its type. After a change of user group other people may open it: the authorisations are to be checked (APP-08). Nobody gives a role above their own, and only the owner and administrators of the workspace name another owner.
         */
        put: operations["updateApplication"];
        post?: never;
        /** Deletes an application with everything in it, once its name was typed to confirm (APP-24, APP-25). */
        delete: operations["deleteApplication"];
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
    "/api/wp/configuration/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller's own scope has configured of one kind, with its state and how much of it waits for a decision.
         * @description Not paged: a kind has at most one configuration for each thing that the product ships. Those with conflicts come first, then by key.
         */
        get: operations["listConfigurations"];
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
    "/api/wp/configuration/{kind}/{key}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approves the draft that another administrator asked about, or sends it back; nothing is published by it. */
        put: operations["decideConfigurationApproval"];
        /** Asks another administrator to approve the draft; a draft that is changed has to be asked about again. */
        post: operations["askConfigurationApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/configuration/{kind}/{key}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides changes that an upgrade has overtaken and saves the draft that follows; nothing is published.
         * @description The conflicts are those of `getConfiguration`, of the draft or without one of what is published. What is not decided stays open, and what is shipped holds there. Records are never touched.
         */
        post: operations["resolveConfigurationConflicts"];
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
    "/api/wp/configuration/{kind}/{key}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps or takes over what somebody published who is no longer an administrator; visitors see no difference.
         * @description `listConfigurations` says with `needs_review` what waits. `rollbackConfiguration` is the third way: it takes the change back.
         */
        post: operations["reviewConfiguration"];
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
        /**
         * Points the published value at an earlier version; nothing else is touched.
         * @description Where a second administrator approves changes of pages, only a super administrator goes back to an earlier version alone; everybody else saves it as the draft and asks. Taking a change back (null) needs nobody else.
         */
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
        /**
         * What the workbench opens with (WB-14).
         * @description While the application that was chosen is not there, the list of applications.
         */
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
        /**
         * Chooses what the workbench opens with, for the whole workspace (WB-14, WB-16).
         * @description An application or a page that the workspace does not have answers like an unknown id.
         */
        post: operations["setHomePagePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/integration/{key}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries a third party or the directory as it is saved (WB-06).
         * @description Connects, and signs in as the application or as who looks for people. Nobody's account is used, and nothing is changed. What failed is told; addresses of private networks are answered like unknown names (P27).
         */
        post: operations["testIntegration"];
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
    "/api/wp/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the workspace is under maintenance (ACC-02). */
        get: operations["getWorkspaceMaintenance"];
        /**
         * Starts or ends the maintenance of the workspace (ACC-02).
         * @description While it lasts, every call of everybody but the workspace's super administrators is answered enterprise_maintenance_in_progress, from the next one on (ACC-13); sessions stay. Signing out still works.
         */
        put: operations["setWorkspaceMaintenance"];
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
         * @description Workspace super administrators and administrators set them for the workspace, system roles for the platform, other admin roles for themselves (ROLE-29). While a theme is published there, it holds for all in place of their theme_color.
         */
        post: operations["setWorkspacePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/setting/email/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test mail by the server that is saved for the workspace, or the platform's (WB-06).
         * @description An address gets one a minute and five an hour, a workspace ten in ten minutes.
         */
        post: operations["testEmailSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wp/setting/sms/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test SMS by the gateway that is saved for the workspace, or the platform's (WB-06).
         * @description A number gets one a minute and five an hour, a workspace ten in ten minutes (P15).
         */
        post: operations["testSmsSetting"];
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
         * @description `value.setting` repeats the key. A secret that is not sent stays, an empty one is taken away; secrets are stored encrypted and masked in the operation log. baseinfo and systemManage hold from the next request on. Who stands in has to belong to the workspace.
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
    "/files/signed/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a record, by an address that openFiles gave.
         * @description Only images that the server has encoded are shown by browsers; everything else is downloaded.
         */
        get: operations["getSignedFile"];
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
         * @description System roles read the platform's log, workspace administrators and account administrators their workspace's. Other editors name an application that they administer in `application_id` and read what was done there (contradictions 7). Entries are never changed; secrets are masked before they are written. Denials of one caller, operation and minute are one entry with a `count`. A page holds at most 1 MB of values: longer ones are left out and named in `cut`; asking for the entry alone, by `id` and with size 1, shows values of up to half of that.
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
export interface plannedPaths {
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
    "/api/b/c": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The connectors of the workspace; their secrets are masked. */
        get: operations["listConnectors"];
        put?: never;
        /**
         * Adds a connector; nothing is contacted yet.
         * @description Private, link-local and loopback addresses are refused unless the operator of the server allows them (P27).
         */
        post: operations["createConnector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/c/group/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The connectors of the workspace by driver and client, to choose one from; without their addresses. */
        post: operations["listConnectorGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b/c/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a connector; what is not sent stays.
         * @description `driver` says which fields may be sent and has to be the stored one. Whoever points a connector at another client, host, port or address has to send the secret again, so that a stored secret never goes to a new place.
         */
        put: operations["updateConnector"];
        post?: never;
        /** Deletes a connector that nothing uses, and its secret. */
        delete: operations["deleteConnector"];
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
         * @description The file is one that the caller uploaded with the purpose `record`; another one is unknown.
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
    "/api/bc/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of the chain over a table or over one of its records. */
        get: operations["listBlockchainEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bc/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Computes the chain over a table anew and says where it first differs. */
        post: operations["verifyBlockchain"];
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
    "/api/common/pack-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Packs files that the caller may read into one zip (REC-06).
         * @description Files of one name get a number. A file that the caller may not read answers like an unknown one.
         */
        post: operations["packFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/custom/component": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The custom components that the open application may use, in their stored order (COMP-03). */
        get: operations["listCustomComponents"];
        put?: never;
        /** Adds a custom component as the last one. */
        post: operations["createCustomComponent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/custom/component/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a custom component before another one. */
        post: operations["sortCustomComponents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/custom/component/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One custom component. */
        get: operations["getCustomComponent"];
        /** Replaces the widget of a custom component; its type stays. */
        put: operations["updateCustomComponent"];
        post?: never;
        /** Deletes a custom component; pages that use it show its fallback. */
        delete: operations["deleteCustomComponent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a choice of what may be exported from a table, as the last one and not yet published (TPL-06). */
        post: operations["createExportMeta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta/condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says which records an export takes (TPL-06). */
        put: operations["setExportMetaCondition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta/destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes an export choice; the records stay (TPL-06). */
        delete: operations["destroyExportMeta"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The export choices of a table, in their stored order (TPL-06).
         * @description Who may not edit the application gets the published ones, and those of menus that are visible to them.
         */
        get: operations["listExportMetas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One export choice (TPL-06).
         * @description Who may not edit the application sees what is published; an unpublished choice is then unknown.
         */
        get: operations["showExportMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Moves an export choice before another of the same table (TPL-06). */
        put: operations["sortExportMetas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta/submodule/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a sub-table into an export, or leaves it out (TPL-06). */
        put: operations["setExportMetaSubmoduleStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/export-meta/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an export choice, and publishes it when `type` says so (TPL-06, S2 §4).
         * @description Fields that are not sent stay. With type 1 a published choice stays as it is offered until it is published again.
         */
        put: operations["updateExportMeta"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/p-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The export templates of a table, for everybody who may open its application (TPL-03). */
        get: operations["listExportTemplates"];
        put?: never;
        /**
         * Adds an export template to a table (TPL-03).
         * @description The first template of a table becomes its default, whatever is sent; later a template that is made the default takes the place of the one before, so that a table has exactly one (TPL-02).
         */
        post: operations["createExportTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/p-template/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The default export template of a table, as the editor opens it (TPL-03).
         * @description A table without a template answers the one that an export would use, a list sheet of all fields that the caller may see; its `template_id` is null, for it is not stored.
         */
        get: operations["showExportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e/p-template/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an export template; fields that are not sent stay (TPL-03).
         * @description The default cannot be unmarked, only replaced by another (TPL-02). A template stays with its table.
         */
        put: operations["updateExportTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hb/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How tasks are getting on, asked for by id in three groups (TASK-03, TASK-04).
         * @description Progress, error message and file are shown to whoever started the task; others of the workspace see the status alone, which keeps the application closed to them (TASK-09). Unknown ids are left out.
         */
        post: operations["getTaskHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-excel-helper/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries an import without writing anything, and names every row that would be refused (TPL-09).
         * @description The file has to be the caller's own upload; the mapping wins over the template's columns.
         */
        post: operations["checkImportExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-excel-helper/excel-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first rows of an uploaded sheet (TPL-09). */
        get: operations["getImportExcelView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-excel-helper/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of an uploaded sheet beside the fields of a table, with a proposal which become which (TPL-09). */
        get: operations["getImportExcelFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-excel-helper/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the cells of a column may say when its field takes one of a list (TPL-09). */
        get: operations["getImportExcelOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The import templates of a table, in their stored order (TPL-08).
         * @description Who may not edit the application gets the published ones (TPL-10), and those of menus that are visible to them.
         */
        get: operations["listImportMetas"];
        put?: never;
        /** Adds an import template to a table, as the last one and not yet published (TPL-08, TPL-10). */
        post: operations["createImportMeta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta/detail/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what one more column of the sheet becomes (TPL-08).
         * @description A column has one detail in a template, and a field is filled from one column.
         */
        post: operations["createImportMetaDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta/detail/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the columns of an import template become, in the order of the sheet (TPL-08). */
        get: operations["showImportMetaDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta/detail/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes several columns of one import template at once, all or none (TPL-08).
         * @description Details of different templates in one call are refused. Columns that are not named stay.
         */
        put: operations["updateImportMetaDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta/detail/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes what one column of the sheet becomes; fields that are not sent stay (TPL-08). */
        put: operations["updateImportMetaDetail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an import template and offers it to users, as updateImportMeta with type 2 does (TPL-10).
         * @description A template is published only with a column for every field that the table requires.
         */
        put: operations["publishImportMeta"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta/submodule/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a sub-table into an import, or leaves it out (TPL-08). */
        put: operations["setImportMetaSubmoduleStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/i/import-meta/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One import template (TPL-08).
         * @description For who may not edit the application, one that is not published is unknown (TPL-10).
         */
        get: operations["getImportMeta"];
        /**
         * Changes an import template, and publishes it when `type` says so (TPL-10).
         * @description Fields that are not sent stay. With type 1 a published template stays as it is offered until it is published again.
         */
        put: operations["updateImportMeta"];
        post?: never;
        /** Removes an import template with its details; imported records stay (TPL-08). */
        delete: operations["deleteImportMeta"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/share/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record behind a public link; the shared fields alone. */
        get: operations["getPublicShareDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/o/share/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The records behind a public link; the shared fields alone. */
        get: operations["getPublicShareList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/rr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports of the workspace. */
        get: operations["listReports"];
        put?: never;
        /** Adds a report; nobody sees it before it is published. */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/rr/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a report. */
        put: operations["updateReport"];
        post?: never;
        /** Deletes a report; pages that show it say that it is gone. */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/rr/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** No longer offers the report to users; its configuration stays (REPORT-03). */
        put: operations["disableReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/rr/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Offers the published report to users again (REPORT-03). */
        put: operations["enableReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/rr/{id}/publish/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves the configuration and shows it to users in place of the one before (REPORT-04). */
        put: operations["publishReportConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rs/rr/{id}/update/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves the configuration as a draft; the published one stays (REPORT-04). */
        put: operations["updateReportConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public links of the open application, without their tokens. */
        get: operations["listPublicLinks"];
        put?: never;
        /** Makes a link under which people without an account read a menu's records; its token is told once. */
        post: operations["createPublicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a public link; it is dead on the next request (P33). */
        delete: operations["deletePublicLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/meta/distribution/tree/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What other applications share with this one, by application and category (SHARE-07). */
        get: operations["getShareDistributionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/page/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menus, custom pages or plugins that applications of the workspace share. */
        get: operations["listPageShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/table/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shares a physical or logical table with other applications of the workspace (SHARE-02).
         * @description A table is shared once (SHARE-01). A menu is shared through the logical table it is linked to (SHARE-08). The four permissions hold for every record that is reached through the share (SHARE-06).
         */
        post: operations["createTableShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/table/destroyById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a share back; menus of other applications that use it open nothing from the next call on. */
        post: operations["destroyTableShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/table/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shared tables of the open application; outside of one, of every application the caller may build. */
        get: operations["listTableShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/table/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes name, permissions or receivers of a share; what is not sent stays. */
        put: operations["updateTableShare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tk/task/import/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports of applications in the workspace, running ones and the caller's own finished ones (TASK-14). */
        get: operations["listImportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tk/task/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes the mark from a finished task that the caller started (TASK-07, TASK-15). */
        put: operations["markTaskRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tl/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The templates and folders of one folder, folders first.
         * @description A search looks into the folders below, too, and finds templates alone.
         */
        get: operations["listTableTemplates"];
        put?: never;
        /**
         * Adds a template, made from a table or from a form, or a folder.
         * @description A template holds the design of a table: its form and its logical tables, never records. Fields that link to other tables become texts.
         */
        post: operations["createTableTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tl/template/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A template as a file, for importTableTemplate of this or another workspace.
         * @description The ids of the workspace are not in it. A folder answers like an unknown id.
         */
        post: operations["exportTableTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tl/template/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a template from an uploaded file.
         * @description A `.json` is what exportTableTemplate gave; of an `.xlsx` the first row becomes the fields of a form. The file was uploaded by the caller with the purpose `record`; another one is unknown (P2). Under 10 MB (TPL-14).
         */
        post: operations["importTableTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tl/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames, moves, enables, disables or redesigns a template or folder; what is not sent stays.
         * @description `kind` says which fields may be sent and has to be the stored one. A folder cannot be moved below itself.
         */
        put: operations["updateTableTemplate"];
        post?: never;
        /** Deletes a template or an empty folder; tables that were made from it stay as they are. */
        delete: operations["deleteTableTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/cascade-widgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables of an application with their fields, and below each field those that depend on it (COMP-11). */
        get: operations["listCascadeWidgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to install an application of the store. */
        post: operations["installApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/app/type-widgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields of one type over all tables of an application (COMP-11). */
        get: operations["listTypeWidgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to copy applications, each as a task of its own; records are not copied (TASK-11, VAL-27). */
        post: operations["cloneApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to make packages of applications, one for each, without records (TASK-13, APP-12). */
        post: operations["exportApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/guide/cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remembers how far the plugin guide was read, and whether it shows again (APP-27). */
        post: operations["cacheApplicationGuide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/application/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to import a package that was uploaded before; a placeholder card shows it meanwhile (APP-34).
         * @description All ids are given anew, and the application appears as a whole or not at all (TASK-17). What is wrong with the package stands in the task. It has no user group until an editor chooses one: only its owner, who is the caller, and administrators may open it.
         */
        post: operations["importApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The custom pages of an application, without their documents (COMP-09). */
        get: operations["listCustomPages"];
        put?: never;
        /** Adds a custom page to the open application. */
        post: operations["createCustomPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/page/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own column widths in an application (REC-09). */
        get: operations["listPageFavourites"];
        /** Saves the caller's own column widths; pages that are not sent stay (REC-09, REC-10). */
        put: operations["updatePageFavourite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One custom page with its document. */
        get: operations["getCustomPage"];
        /** Changes the name or the document of a custom page; what is not sent stays. */
        put: operations["updateCustomPage"];
        post?: never;
        /** Deletes a custom page; menus that lead to it lose their link. */
        delete: operations["deleteCustomPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wb/physical/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories that hold physical tables, for choosing a table. */
        get: operations["listPhysicalCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wf/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The approvals that the caller is or was asked for, in all applications. */
        get: operations["listApprovalTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wf/task/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves, rejects or sends back what an approval asks (FLOW-14).
         * @description A stand-in decides in the name of the assignee. Where any one of several is enough, the first decision counts, and the approvals of the others are closed.
         */
        post: operations["decideApprovalTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wf/workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workflows of the open application, which the header application_id names. */
        get: operations["listWorkflows"];
        put?: never;
        /**
         * Adds a workflow, released unless another status is sent (FLOW-09).
         * @description It belongs to the application of the table that it begins with; one without a table belongs to the open application. A wrong output and a wrong way back are refused (FLOW-03, FLOW-04). Other mistakes and cycles are stored and come back in `faults` (FLOW-05, FLOW-06): a run that gets to such a node ends as failed, and so does one after 1,000 steps. A copy is made by creating what was read under another name.
         */
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wf/workflow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One workflow, as the designer opens it. */
        get: operations["getWorkflow"];
        /**
         * Changes, releases or stops a workflow; what is not sent stays.
         * @description Checked like a new one. Runs that have begun go on with the configuration that they began with. The table that it begins with stays in the same application.
         */
        put: operations["updateWorkflow"];
        post?: never;
        /** Deletes a workflow that no run is under way of. */
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wf/workflow/{id}/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nodes of a workflow, from the start on. */
        get: operations["listWorkflowDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/template/custom/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The export templates of a table that are documents of their own (TPL-07).
         * @description Only templates whose `export_template.template_id` is 3; the others are listed by listExportTemplates.
         */
        post: operations["listCustomExportTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ocr/getConfigInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields that recognition finds on one kind of document (PLUG-06, PLUG-07). */
        get: operations["getOcrConfigInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ocr/getDictInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of one dictionary of the recognition service (PLUG-06). */
        get: operations["getOcrDictInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plugins of the registry for system roles, those that the workspace installed for others. */
        get: operations["listPlugins"];
        put?: never;
        /** Adds a plugin to the registry; enabled, it shows in the store. */
        post: operations["createPlugin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/batch-select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes several installed plugins available in an application, all of them or none. */
        post: operations["batchSelectPlugins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/check-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a plugin may get this key. */
        get: operations["checkPluginKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/check-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a plugin may get this name. */
        get: operations["checkPluginName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/location/app/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plugins that the caller sees in the header and bottom panel of an application (PLUG-09). */
        get: operations["getAppPluginLocation"];
        /** Places plugins in an application; a list that is not sent stays. */
        put: operations["saveAppPluginLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/location/workbench": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plugins that the caller sees in the workbench's header and bottom panel (PLUG-09). */
        get: operations["getWorkbenchPluginLocation"];
        /** Places plugins in the workbench; a list that is not sent stays. */
        put: operations["saveWorkbenchPluginLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an installed plugin available in an application, for its places and menus. */
        post: operations["selectPlugin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plugins that the platform offers, with what the workspace has of them. */
        get: operations["listStorePlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/store/check-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of these plugins the workspace may install; unknown keys are not purchased. */
        post: operations["checkPluginPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One plugin; system roles also learn which customers hold it (PH-11). */
        get: operations["getPluginDetail"];
        /**
         * Changes a plugin of the registry, at once for everybody who installed it; what is not sent stays.
         * @description `key` names the plugin where it is placed and cannot be changed; when it is sent, it has to be the stored one. A place that is taken away removes the plugin from there.
         */
        put: operations["updatePlugin"];
        post?: never;
        /** Takes a plugin that no workspace has installed out of the registry. */
        delete: operations["deletePlugin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pluginmanage/plugin/{id}/operate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enables, disables, installs or uninstalls a plugin (PLUG-08).
         * @description System roles enable and disable in the registry, for everybody; they install nothing. Others act on their workspace. A plugin that is placed or linked somewhere is not uninstalled; disabled, it shows nowhere and keeps its places. Owners and administrators of one application install, and enable again; they neither disable nor uninstall what the whole workspace uses, and are answered not_allowed.
         */
        post: operations["operatePlugin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/well-connected/plugin/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gateways that plugins reach services through, and whether each is available (PLUG-04, PLUG-05). */
        get: operations["listPluginServices"];
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
        AccountSession: {
            id: components["schemas"]["Id"];
            /** @description The workspace that it is in; empty for the platform. */
            customer_name: string;
            /** @description Name and main version, such as Firefox 128; empty when it is unknown. */
            browser: string;
            /** @description Such as Windows or iOS; empty when it is unknown. */
            system: string;
            /** @description Network address that it was begun from; empty when it is unknown. */
            address: string;
            started_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it last got its tokens, which a session in use does every quarter of an hour.
             */
            last_used_at: string;
            /** @description It is the one that calls. */
            is_current: boolean;
        };
        /**
         * @description All but `count` need a field.
         * @enum {string}
         */
        AggregateFunction: "count" | "countDistinct" | "sum" | "avg" | "min" | "max";
        ApiAccessUser: {
            id: components["schemas"]["Id"];
            real_name: string;
            username: string;
            avatar: components["schemas"]["ImageUrl"];
            departments: string[];
            /** @description The menus that the person's keys reach. */
            menu_ids: components["schemas"]["Id"][];
            /** @description A key that still works. */
            has_key: boolean;
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
        /** @description Areas of the contract with what may be done there; `write` includes `read`, `*` is every area but those of people, roles and secrets (account, role, menu-auth, preference, connector, customer, platform), which are named one by one. */
        ApiKeyScopes: components["schemas"]["ApiKeyScope"][];
        /** @enum {string} */
        ApiKeyStatus: "active" | "expired" | "revoked";
        /**
         * @example {
         *       "application_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "config": {
         *         "address": "service",
         *         "admin_edit_disabled": false,
         *         "defaultLanguage": "zh-CN",
         *         "home_page_id": null,
         *         "maintain": 0
         *       },
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        AppGlobalConfig: {
            application_id: components["schemas"]["Id"];
            config: {
                /** @description Null until one was saved. */
                address: string | null;
                admin_edit_disabled: boolean;
                defaultLanguage: components["schemas"]["Locale"];
                home_page_id: string | null;
                maintain: components["schemas"]["ApplicationMaintenance"];
            };
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match; 0 before the first save. */
            version: number;
        };
        AppInfo: {
            id: components["schemas"]["Id"];
            appid: string;
            /** @description Names the application in links, /app/{apphash} (AUTH-38). */
            apphash: string;
            /** @description An address to give to others, /app/{apphash} of this site. */
            link: string;
            application_name: string;
            application_describe: string;
            application_type: components["schemas"]["ApplicationType"];
            icon: components["schemas"]["ApplicationIcon"];
            /** @description The caller's strongest role in the application. */
            role: components["schemas"]["Role"];
            appRoles: components["schemas"]["Role"][];
            can_edit: boolean;
            /** @description The caller is a shadow user and reaches nothing but this application (SESS-24). */
            shadow: boolean;
            cid: string | null;
            address: string | null;
            defaultLanguage: components["schemas"]["Locale"];
            home_page_id: string | null;
            maintain: components["schemas"]["ApplicationMaintenance"];
            system_config: components["schemas"]["ApplicationSystemConfig"];
            extend_info: {
                plugin_guide_status: components["schemas"]["ApplicationGuideStatus"];
                plugin_info: components["schemas"]["ApplicationPluginInfo"][];
                plugin_guide_cache: components["schemas"]["ApplicationGuideCache"];
            };
        };
        /** @description An application as its card shows it. */
        Application: {
            id: components["schemas"]["Id"];
            /** @description The id as addresses carry it (contradictions 22). */
            appid: string;
            application_name: string;
            application_type: components["schemas"]["ApplicationType"];
            application_describe: string;
            icon: components["schemas"]["ApplicationIcon"];
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
            /** @description Whether the caller has opened it since it was made or last installed. */
            read?: boolean;
            dummyType?: components["schemas"]["ApplicationDummyType"];
            system_config?: components["schemas"]["ApplicationSystemConfig"];
            extend_info?: components["schemas"]["ApplicationExtendInfo"];
            version?: number;
        };
        /**
         * @description First part of the path that opens the application: letters, digits, "_" and "-", and no word that the product uses itself (VAL-17, ROUTE-119). Unique on the platform; case does not matter.
         * @example service
         */
        ApplicationAddress: string;
        ApplicationAuthority: {
            id: components["schemas"]["Id"];
            owner: string | null;
            authorization_ids: components["schemas"]["Id"][];
            /** @description The owner and the managers, with their names. */
            people: {
                id: components["schemas"]["Id"];
                real_name: string;
                avatar: components["schemas"]["ImageUrl"];
            }[];
            application_authorizations: components["schemas"]["ApplicationGrantShown"][];
            version: number;
        };
        ApplicationAuthorityInput: {
            owner?: components["schemas"]["Id"];
            /** @description The application's managers (APP_ADMIN). */
            authorization_ids?: components["schemas"]["Id"][];
            application_authorizations?: components["schemas"]["ApplicationGrant"][];
        };
        /** @description Who else may open it, beside owner, managers and the user group; each subject at most once. */
        ApplicationAuthorizations: {
            subject_type: components["schemas"]["GrantSubject"];
            subject_id: components["schemas"]["Id"];
            /** @enum {string} */
            role: "APP_ADMIN" | "APP_USER";
        }[];
        /** @description `application_type` may be left out; sent, it has to be the stored one. `extend_info` is for the type 2 alone. */
        ApplicationChange: {
            id: components["schemas"]["Id"];
            application_type?: components["schemas"]["ApplicationType"];
            application_name?: components["schemas"]["ApplicationName"];
            application_describe?: components["schemas"]["ApplicationDescription"];
            icon?: components["schemas"]["ApplicationIcon"];
            picture?: components["schemas"]["ImageUrl"];
            /** @description User group (VAL-21). */
            org_id?: components["schemas"]["Id"];
            /** @description User id. */
            owner?: components["schemas"]["Id"];
            authorization_ids?: components["schemas"]["ApplicationManagerIds"];
            application_authorizations?: components["schemas"]["ApplicationAuthorizations"];
            system_config?: components["schemas"]["ApplicationSystemConfig"];
            extend_info?: components["schemas"]["ApplicationExtendInput"];
        };
        ApplicationDescription: string;
        /** @description An application as its settings show it. */
        ApplicationDetail: {
            id: components["schemas"]["Id"];
            /** @description The id as addresses carry it (contradictions 22). */
            appid: string;
            application_name: string;
            application_type: components["schemas"]["ApplicationType"];
            application_describe: string;
            icon: components["schemas"]["ApplicationIcon"];
            picture: components["schemas"]["ImageUrl"];
            /** @description User group; null for an import until one is chosen. */
            org_id: string | null;
            /** @description User id. */
            owner: string | null;
            /** @description The caller's strongest role in the application. */
            role: components["schemas"]["Role"];
            appRoles: components["schemas"]["Role"][];
            sort: number;
            ws_id: components["schemas"]["Id"];
            /** @description The category that opens first; null while there is none. */
            cid: string | null;
            /** @description The application or store sample that it was made from. */
            parentId: string | null;
            authorization_ids: components["schemas"]["ApplicationManagerIds"];
            application_authorizations: components["schemas"]["ApplicationAuthorizations"];
            system_config: components["schemas"]["ApplicationSystemConfig"];
            extend_info: components["schemas"]["ApplicationExtendInfo"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        /**
         * @description Absent for real applications; `importing` is a placeholder, whose id is its task's, `store` a sample of the store.
         * @enum {string}
         */
        ApplicationDummyType: "importing" | "store";
        ApplicationExtendInfo: {
            last_task_record?: components["schemas"]["ApplicationTaskRecord"];
            externalApp?: components["schemas"]["ApplicationExternal"];
            plugin_guide_status?: components["schemas"]["ApplicationGuideStatus"];
            /** @description The plugins that the guide explains. */
            plugin_info?: components["schemas"]["ApplicationPluginInfo"][];
            plugin_guide_cache?: components["schemas"]["ApplicationGuideCache"];
        };
        ApplicationExtendInput: {
            externalApp: components["schemas"]["ApplicationExternal"];
        };
        /** @description Where an external application leads, told apart by whether it is handed a ticket (APP-19, APP-20). */
        ApplicationExternal: components["schemas"]["ApplicationExternalPlain"] | components["schemas"]["ApplicationExternalWithTicket"];
        /** @description Told apart by `action`. */
        ApplicationExternalEvent: components["schemas"]["ApplicationExternalEventNavigate"] | components["schemas"]["ApplicationExternalEventMessage"] | components["schemas"]["ApplicationExternalEventRefresh"] | components["schemas"]["ApplicationExternalEventClose"];
        /** @description Closes the external page. */
        ApplicationExternalEventClose: {
            event: components["schemas"]["ApplicationExternalEventName"];
            /** @constant */
            action: "close";
        };
        /** @description Shows a text. */
        ApplicationExternalEventMessage: {
            event: components["schemas"]["ApplicationExternalEventName"];
            /** @constant */
            action: "message";
            text: string;
        };
        /** @description The message's `type`. */
        ApplicationExternalEventName: string;
        /** @description Opens a page of the product. */
        ApplicationExternalEventNavigate: {
            event: components["schemas"]["ApplicationExternalEventName"];
            /** @constant */
            action: "navigate";
            to: string;
        };
        /** @description Reads the cards again. */
        ApplicationExternalEventRefresh: {
            event: components["schemas"]["ApplicationExternalEventName"];
            /** @constant */
            action: "refresh";
        };
        /** @description Messages of the external page that are listened to, from the link's origin alone (APP-22). */
        ApplicationExternalEvents: components["schemas"]["ApplicationExternalEvent"][];
        ApplicationExternalInput: {
            /** @constant */
            application_type: 2;
            application_name: components["schemas"]["ApplicationName"];
            application_describe?: components["schemas"]["ApplicationDescription"];
            icon?: components["schemas"]["ApplicationIcon"];
            picture?: components["schemas"]["ImageUrl"];
            /** @description User group (VAL-21). */
            org_id: components["schemas"]["Id"];
            /** @description User id. */
            owner?: components["schemas"]["Id"];
            authorization_ids?: components["schemas"]["ApplicationManagerIds"];
            application_authorizations?: components["schemas"]["ApplicationAuthorizations"];
            system_config?: components["schemas"]["ApplicationSystemConfig"];
            extend_info: components["schemas"]["ApplicationExtendInput"];
        };
        ApplicationExternalPlain: {
            application_link: components["schemas"]["ApplicationLink"];
            /** @description False without it. */
            newWindowOpen?: boolean;
            /** @constant */
            isNeedUserAuthToken: false;
            eventsDetail?: components["schemas"]["ApplicationExternalEvents"];
        };
        /** @description The link gets a ticket for one use and this application alone, never a token of the session (APP-21). */
        ApplicationExternalWithTicket: {
            application_link: components["schemas"]["ApplicationLink"];
            /** @description False without it. */
            newWindowOpen?: boolean;
            /** @constant */
            isNeedUserAuthToken: true;
            /** @description Name of the parameter that carries the ticket (VAL-24). */
            authTokenParamName: string;
            eventsDetail?: components["schemas"]["ApplicationExternalEvents"];
        };
        /** @description A person, a department, a position or a user group with a role in the application. */
        ApplicationGrant: {
            subject_type: components["schemas"]["GrantSubject"];
            subject_id: components["schemas"]["Id"];
            /** @enum {string} */
            role: "APP_ADMIN" | "APP_USER";
        };
        /** @description An ApplicationGrant with the name of its subject. */
        ApplicationGrantShown: {
            subject_type: components["schemas"]["GrantSubject"];
            subject_id: components["schemas"]["Id"];
            subject_name: string;
            /** @enum {string} */
            role: "APP_ADMIN" | "APP_USER";
        };
        /** @description What was seen of the guide, by the key of the plugin. */
        ApplicationGuideCache: {
            [key: string]: boolean;
        };
        /**
         * @description 1 when the plugin guide is to be shown, 0 when not.
         * @enum {integer}
         */
        ApplicationGuideStatus: 0 | 1;
        /** @description Told apart by `type` (APP-17). */
        ApplicationIcon: components["schemas"]["ApplicationIconBuiltIn"] | components["schemas"]["ApplicationIconUploaded"];
        /**
         * @example {
         *       "type": 1,
         *       "uri": "briefcase"
         *     }
         */
        ApplicationIconBuiltIn: {
            /** @constant */
            type: 1;
            /** @description Name of the icon. */
            uri: string;
        };
        /**
         * @description A .jpg or .png that was under 1 MB when it was uploaded (VAL-25, contradictions 66).
         * @example {
         *       "type": 2,
         *       "uri": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png"
         *     }
         */
        ApplicationIconUploaded: {
            /** @constant */
            type: 2;
            uri: string;
        };
        ApplicationIds: {
            /** @description Ids of applications. */
            application_id: components["schemas"]["Id"][];
        };
        /** @description Told apart by `application_type` (APP-16). */
        ApplicationInput: components["schemas"]["ApplicationSystemInput"] | components["schemas"]["ApplicationExternalInput"];
        /**
         * @description http and https alone (VAL-23).
         * @example https://app.example.com/start
         */
        ApplicationLink: string;
        /**
         * @description Applications may have further languages than the shell (contradictions 52).
         * @default zh-CN
         * @example zh-CN
         */
        ApplicationLocale: string;
        /**
         * @description 10 while only those who may edit the application may enter it, else 0 (ROUTE-077).
         * @enum {integer}
         */
        ApplicationMaintenance: 0 | 10;
        ApplicationManager: {
            id: components["schemas"]["Id"];
            real_name: string;
            avatar: components["schemas"]["ImageUrl"];
            departments: {
                id: string;
                department_name: string;
            }[];
            /** @description Those that the caller may open. */
            application_ids: components["schemas"]["Id"][];
        };
        /** @description Users who hold APP_ADMIN in it. */
        ApplicationManagerIds: components["schemas"]["Id"][];
        /** @description Outer spaces are cut off (VAL-20). */
        ApplicationName: string;
        ApplicationOption: {
            id: components["schemas"]["Id"];
            appid: string;
            application_name: string;
            application_type: components["schemas"]["ApplicationType"];
            icon: components["schemas"]["ApplicationIcon"];
            /** @description It cannot be chosen (APP-13). */
            disabled: boolean;
        };
        ApplicationPluginInfo: {
            key: string;
            name: string;
            description: string;
            icon: components["schemas"]["ImageUrl"];
        };
        ApplicationSettingsInput: {
            address?: components["schemas"]["ApplicationAddress"];
            /** @description Keeps system roles out of the application (ACC-11). */
            admin_edit_disabled?: boolean;
            defaultLanguage?: components["schemas"]["Locale"];
            /** @description The custom page that /dashboard shows; null for the first menu. */
            home_page_id?: string | null;
            maintain?: components["schemas"]["ApplicationMaintenance"];
        };
        ApplicationSystemConfig: {
            /** @description The application's look; the workspace's preference holds for what is missing (CFG-17). */
            config_json: {
                theme?: components["schemas"]["ThemeColour"];
                /**
                 * @description Colours of the sidebar.
                 * @enum {string}
                 */
                leftTheme?: "light" | "dark";
                viewLayout?: components["schemas"]["ThemeLayout"];
            };
        };
        ApplicationSystemInput: {
            /** @constant */
            application_type: 1;
            application_name: components["schemas"]["ApplicationName"];
            application_describe?: components["schemas"]["ApplicationDescription"];
            icon?: components["schemas"]["ApplicationIcon"];
            picture?: components["schemas"]["ImageUrl"];
            /** @description User group (VAL-21). */
            org_id: components["schemas"]["Id"];
            /** @description User id. */
            owner?: components["schemas"]["Id"];
            authorization_ids?: components["schemas"]["ApplicationManagerIds"];
            application_authorizations?: components["schemas"]["ApplicationAuthorizations"];
            system_config?: components["schemas"]["ApplicationSystemConfig"];
        };
        /** @description The last copy, export or import of it, for the marks on the card (APP-18, TASK-07 to TASK-09). */
        ApplicationTaskRecord: {
            /** @description Who started it. */
            user_id: components["schemas"]["Id"];
            read: boolean;
            task: components["schemas"]["Task"];
        };
        /**
         * @description 1 system application, 2 external application (LIM-17).
         * @enum {integer}
         */
        ApplicationType: 1 | 2;
        ApplicationWidget: {
            table_id: components["schemas"]["Id"];
            table_name: string;
            field: string;
            label: string;
            type: components["schemas"]["ApplicationWidgetType"];
        };
        /**
         * @example {
         *       "field": "country",
         *       "label": "Country",
         *       "type": "select",
         *       "children": [
         *         {
         *           "field": "city",
         *           "label": "City",
         *           "type": "select",
         *           "children": []
         *         }
         *       ]
         *     }
         */
        ApplicationWidgetField: {
            field: string;
            label: string;
            type: components["schemas"]["ApplicationWidgetType"];
            /** @description Fields that are filled or narrowed by this one. */
            children: components["schemas"]["ApplicationWidgetField"][];
        };
        ApplicationWidgetTable: {
            table_id: components["schemas"]["Id"];
            /** @description Name of the table. */
            label: string;
            /** @description Fields that depend on no other one. */
            children: components["schemas"]["ApplicationWidgetField"][];
        };
        /**
         * @description Type of a field, as forms have it.
         * @enum {string}
         */
        ApplicationWidgetType: "text" | "richText" | "number" | "boolean" | "select" | "multiSelect" | "cascade" | "date" | "time" | "dateRange" | "colour" | "user" | "department" | "file" | "image" | "signature" | "address" | "relation" | "lookup" | "rollup" | "formula" | "serial" | "system" | "subTable" | "custom";
        ApprovalPerson: {
            id: components["schemas"]["Id"];
            real_name: string;
        };
        /**
         * @description `closed` when another decision made this one needless, `withdrawn` by the starter, `expired` at the deadline.
         * @enum {string}
         */
        ApprovalState: "open" | "approved" | "rejected" | "back" | "closed" | "withdrawn" | "expired";
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "workflow_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *       "workflow_name": "Approve repairs",
         *       "application_id": "01JD3Q4V9M8X2T6W5R7Y1Z0GHJ",
         *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0KMN",
         *       "record_id": "01JD3Q4V9M8X2T6W5R7Y1Z0PQR",
         *       "node": {
         *         "id": "boss",
         *         "name": "Head of department"
         *       },
         *       "starter": {
         *         "id": "01JD3Q4V9M8X2T6W5R7Y1Z0STV",
         *         "real_name": "Anna Li"
         *       },
         *       "assignee": {
         *         "id": "01JD3Q4V9M8X2T6W5R7Y1Z0WXY",
         *         "real_name": "Bo Wang"
         *       },
         *       "state": "open",
         *       "decisions": [
         *         "approve",
         *         "reject",
         *         "back"
         *       ],
         *       "comment": "",
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "due_at": null,
         *       "decided_at": null
         *     }
         */
        ApprovalTask: {
            id: components["schemas"]["Id"];
            workflow_id: components["schemas"]["Id"];
            workflow_name: string;
            application_id: components["schemas"]["Id"];
            table_id: string | null;
            /** @description Null when the workflow is about no record. */
            record_id: string | null;
            node: {
                id: string;
                name: string;
            };
            starter: components["schemas"]["ApprovalPerson"];
            /** @description Another person than the caller when the caller stands in. */
            assignee: components["schemas"]["ApprovalPerson"];
            state: components["schemas"]["ApprovalState"];
            /** @description What the caller may decide now; empty once it is decided. */
            decisions: ("approve" | "reject" | "back")[];
            comment: string;
            created_at: components["schemas"]["Time"];
            /** Format: date-time */
            due_at: string | null;
            /** Format: date-time */
            decided_at: string | null;
        };
        /** @description What the workspace is called and how it looks from outside (WB-12, WB-13). */
        BaseInfoSetting: {
            /** @constant */
            setting: "baseinfo";
            customer_name: string;
            logo?: components["schemas"]["ImageUrl"];
            address?: string;
            language?: components["schemas"]["Locale"];
        };
        /** @description Where people come back to, an address of this server; without it `/authing` at the address where they began. */
        CallbackAddress: string;
        /**
         * @description CAT-01.
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "category_name": "Orders",
         *       "category_type": "falconTable",
         *       "can_visible": 2,
         *       "fId": null,
         *       "subLength": 0,
         *       "brotherLen": 1,
         *       "children": [],
         *       "version": 1
         *     }
         */
        Category: {
            id: components["schemas"]["Id"];
            category_name: string;
            category_type: components["schemas"]["DatasourceType"];
            can_visible: components["schemas"]["CategoryVisibility"];
            /** @description The parent; null at the top level. */
            fId: string | null;
            /** @description Number of its children. */
            subLength: number;
            /** @description Number of categories beside it. */
            brotherLen: number;
            children: components["schemas"]["Category"][];
            /** @description For If-Match. */
            version: number;
        };
        /**
         * @description Trimmed; blanks alone are no name (CAT-19).
         * @example Orders
         */
        CategoryName: string;
        /**
         * @description 2 visible, 1 hidden (CAT-03).
         * @enum {integer}
         */
        CategoryVisibility: 1 | 2;
        /** @description CAT-01, CAT-25. */
        CategoryWithTables: {
            id: components["schemas"]["Id"];
            category_name: string;
            category_type: components["schemas"]["DatasourceType"];
            can_visible: components["schemas"]["CategoryVisibility"];
            /** @description The parent; null at the top level. */
            fId: string | null;
            /** @description Number of its children. */
            subLength: number;
            /** @description Number of categories beside it. */
            brotherLen: number;
            children: components["schemas"]["CategoryWithTables"][];
            /** @description In their stored order; empty with `ignore=physical`. */
            physical_tables: components["schemas"]["PhysicalTable"][];
            /** @description Links of menus to logical tables of this category, as far as the caller may see the menus. */
            menu_logical: components["schemas"]["MenuLink"][];
            /** @description Which table stands at which place. */
            rel_physical_table_categories: {
                table_id: components["schemas"]["Id"];
                category_id: components["schemas"]["Id"];
                sort: number;
            }[];
            /** @description For If-Match. */
            version: number;
        };
        ChainEntry: {
            id: components["schemas"]["Id"];
            table_id: components["schemas"]["Id"];
            record_id: components["schemas"]["Id"];
            /** @description SHA-256 in hexadecimal over the entry and the hash before. */
            hash: string;
            /** @description Empty for the first entry. */
            previous_hash: string;
            time: components["schemas"]["Time"];
        };
        /**
         * @description Whether pages are light or dark; `auto` follows the person's system.
         * @enum {string}
         */
        ColorScheme: "auto" | "light" | "dark";
        /**
         * @description Red, green and blue in hexadecimal.
         * @example #e6f4ff
         */
        Colour: string;
        /** @description Its shape is engine/document/compiled.ts. */
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
            /** @description Fields that the draft, or without one the published value, has of its own; all others follow the inherited value. Those of a theme by group and token, such as `light.accent`; with `base` of its own no color of the platform is inherited. Absent for kinds that are inherited whole. */
            own_fields?: string[];
            /** @description Id of the published version. */
            published_id: string | null;
            /** Format: date-time */
            published_at: string | null;
            approval: components["schemas"]["ConfigurationApproval"];
            /** @description For If-Match; grows with every change. */
            version: number;
            /** @description What the draft changes against the value that holds now. */
            changes: components["schemas"]["ConfigurationChange"][];
            /** @description What an upgrade has overtaken in the draft, or without one in what is published: it waits for a decision, and what is shipped holds there. */
            conflicts: components["schemas"]["ConfigurationConflict"][];
        };
        /** @description Of the draft. A workspace can ask for it before changes of pages are published (`page_changes_need_approval` of the setting systemManage). */
        ConfigurationApproval: {
            /** @description Publishing the draft needs it. */
            is_needed: boolean;
            /** @enum {string} */
            state: "none" | "asked" | "approved";
            asked_by: components["schemas"]["ConfigurationPerson"];
            /** Format: date-time */
            asked_at: string | null;
            approved_by: components["schemas"]["ConfigurationPerson"];
            /** Format: date-time */
            approved_at: string | null;
            /** @description Somebody else has asked, so the caller may approve it or send it back. */
            may_decide: boolean;
        };
        ConfigurationChange: {
            /** @description JSON pointer into the value; for changes of a document into the document that they make, and for what was removed into the one before. */
            pointer: string;
            /** @description The field's name, or what changed in words, in the caller's language. */
            label?: string;
            /** @description The value before; null when there was none. */
            was: unknown;
            /** @description The value in the draft; null when it was removed. */
            now: unknown;
        };
        ConfigurationConflict: {
            /** @description The same as long as nothing about the conflict changes. */
            id: string;
            /** @description Why the change could not be made, such as OVERLAY_VALUE_CHANGED. */
            code: string;
            message: string;
            /** @enum {string} */
            op: "set" | "unset" | "insert" | "remove" | "move";
            /** @description Id of the node; empty for the document itself. */
            node: string;
            /** @description Where in the node, such as props.label; empty for the node as a whole. */
            path: string;
            /** @description What the change wants: a value, a node or a place; null when it takes something away. */
            mine: unknown;
            /** @description What is shipped there now; null when there is nothing. With OVERLAY_REMOVED_KEPT the list of nodes that are left of what the change removed: they stay hidden until it is decided. */
            shipped: unknown;
            /** @description What was shipped when the change was made; null when there was nothing. */
            was: unknown;
            /** @description What can be decided. */
            choices: components["schemas"]["ConflictTake"][];
            /** @description The same in the caller's words: `was` is what is shipped, `now` what the change wants. */
            change: components["schemas"]["ConfigurationChange"];
        };
        ConfigurationPerson: {
            id: components["schemas"]["Id"];
            /** @description Null when the account is gone. */
            real_name: string | null;
        } | null;
        ConfigurationPublisher: {
            id: components["schemas"]["Id"];
            /** @description Null when the account is gone. */
            real_name: string | null;
            /** @description May publish today, in the scope of the configuration. */
            is_administrator: boolean;
        };
        /** @enum {string} */
        ConfigurationScope: "platform" | "workspace";
        ConfigurationState: {
            key: string;
            /** @description What it configures, in the caller's language; the key when it has no title. */
            title: string;
            has_draft: boolean;
            /** @description Somebody has asked to approve the draft. */
            awaits_approval: boolean;
            /** Format: date-time */
            published_at: string | null;
            /** @description Who made live what is published; null when nothing is, or when it is not known. */
            published_by: components["schemas"]["ConfigurationPublisher"] | null;
            /** @description The publisher is no longer an administrator, and nobody has decided yet whether it stays (P43). */
            needs_review: boolean;
            version: number;
            /** @description How many changes wait for a decision. */
            conflicts: number;
        };
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
        ConflictChoice: {
            /** @description Id of the conflict. */
            conflict: string;
            take: components["schemas"]["ConflictTake"];
            /** @description With `value`: what to set; for an added or moved node another place `{parent, slot, after}`, for an added one also another node. */
            value?: unknown;
        };
        /** @enum {string} */
        ConflictTake: "mine" | "shipped" | "value";
        /** @description Told apart by `driver`. */
        Connector: components["schemas"]["ConnectorDatabase"] | components["schemas"]["ConnectorHttp"];
        /** @description How the secret is sent to the service; told apart by `kind`. */
        ConnectorAuthentication: components["schemas"]["ConnectorAuthenticationNone"] | components["schemas"]["ConnectorAuthenticationBasic"] | components["schemas"]["ConnectorAuthenticationBearer"] | components["schemas"]["ConnectorAuthenticationHeader"];
        /** @description The secret is the password. */
        ConnectorAuthenticationBasic: {
            /** @constant */
            kind: "basic";
            username: string;
        };
        /** @description The secret is the token of the header Authorization. */
        ConnectorAuthenticationBearer: {
            /** @constant */
            kind: "bearer";
        };
        /** @description The secret is the value of a header. */
        ConnectorAuthenticationHeader: {
            /** @constant */
            kind: "header";
            header: string;
        };
        /** @description No secret is sent. */
        ConnectorAuthenticationNone: {
            /** @constant */
            kind: "none";
        };
        /** @description Told apart by `driver`, which cannot be changed. */
        ConnectorChange: components["schemas"]["ConnectorDatabaseChange"] | components["schemas"]["ConnectorHttpChange"];
        /**
         * @description What the other side understands: the first four are databases, `rest` is a service.
         * @enum {string}
         */
        ConnectorClient: "postgresql" | "mysql" | "sqlserver" | "oracle" | "rest";
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "driver": "database",
         *       "client": "postgresql",
         *       "name": "Warehouse",
         *       "host": "db.example.com",
         *       "port": 5432,
         *       "database": "warehouse",
         *       "username": "reader",
         *       "secret": "********",
         *       "use_tls": true,
         *       "enabled": true,
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        ConnectorDatabase: {
            id: components["schemas"]["Id"];
            /** @constant */
            driver: "database";
            client: components["schemas"]["ConnectorDatabaseClient"];
            name: string;
            host: string;
            port: number;
            database: string;
            username: string;
            secret: components["schemas"]["ConnectorSecretMask"];
            use_tls: boolean;
            enabled: boolean;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        ConnectorDatabaseChange: {
            /** @constant */
            driver: "database";
            client?: components["schemas"]["ConnectorDatabaseClient"];
            name?: components["schemas"]["ConnectorName"];
            host?: components["schemas"]["ConnectorHost"];
            port?: components["schemas"]["ConnectorPort"];
            database?: string;
            username?: string;
            secret?: components["schemas"]["ConnectorSecret"];
            use_tls?: boolean;
            enabled?: boolean;
        };
        /** @enum {string} */
        ConnectorDatabaseClient: "postgresql" | "mysql" | "sqlserver" | "oracle";
        ConnectorDatabaseInput: {
            /** @constant */
            driver: "database";
            client: components["schemas"]["ConnectorDatabaseClient"];
            name: components["schemas"]["ConnectorName"];
            host: components["schemas"]["ConnectorHost"];
            port?: components["schemas"]["ConnectorPort"];
            database: string;
            username: string;
            secret?: components["schemas"]["ConnectorSecret"];
            /** @description Encrypts the connection and checks the certificate; true without it. */
            use_tls?: boolean;
            /** @description True without it. */
            enabled?: boolean;
        };
        /**
         * @description The kind of connector, a database or a service that speaks HTTP.
         * @enum {string}
         */
        ConnectorDriver: "database" | "http";
        ConnectorGroup: {
            driver: components["schemas"]["ConnectorDriver"];
            client: components["schemas"]["ConnectorClient"];
            /** @description By name. */
            connectors: {
                id: components["schemas"]["Id"];
                name: string;
                enabled: boolean;
            }[];
        };
        /** @description A host name or an IP address, without port or path. */
        ConnectorHost: string;
        ConnectorHttp: {
            id: components["schemas"]["Id"];
            /** @constant */
            driver: "http";
            /** @constant */
            client: "rest";
            name: string;
            address: string;
            authentication: components["schemas"]["ConnectorAuthentication"];
            secret: components["schemas"]["ConnectorSecretMask"];
            enabled: boolean;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        ConnectorHttpChange: {
            /** @constant */
            driver: "http";
            /** @constant */
            client?: "rest";
            name?: components["schemas"]["ConnectorName"];
            address?: components["schemas"]["ConnectorUrl"];
            authentication?: components["schemas"]["ConnectorAuthentication"];
            secret?: components["schemas"]["ConnectorSecret"];
            enabled?: boolean;
        };
        ConnectorHttpInput: {
            /** @constant */
            driver: "http";
            /** @constant */
            client: "rest";
            name: components["schemas"]["ConnectorName"];
            address: components["schemas"]["ConnectorUrl"];
            authentication: components["schemas"]["ConnectorAuthentication"];
            secret?: components["schemas"]["ConnectorSecret"];
            /** @description True without it. */
            enabled?: boolean;
        };
        /** @description Told apart by `driver`. */
        ConnectorInput: components["schemas"]["ConnectorDatabaseInput"] | components["schemas"]["ConnectorHttpInput"];
        /** @description Unique in the workspace; outer spaces are cut off. */
        ConnectorName: string;
        /** @description The usual port of the client without it. */
        ConnectorPort: number;
        /** @description Password, token or key. It is only written: every answer masks it. Without it, or with the mask, the stored one stays; null removes it. */
        ConnectorSecret: string | null;
        /**
         * @description The mask when a secret is stored, null when none is.
         * @enum {string|null}
         */
        ConnectorSecretMask: "********" | null;
        /**
         * @description Where the paths of the service begin; https alone.
         * @example https://api.example.com/v1
         */
        ConnectorUrl: string;
        Copyright: {
            show: boolean;
            text: string;
        };
        /**
         * @description Prefix of the telephone number (REG-04).
         * @default +86
         */
        CountryCode: string;
        CustomComponent: {
            id: components["schemas"]["Id"];
            frontMeta: components["schemas"]["CustomComponentMeta"];
            sort: number;
            enabled: boolean;
            created_at: components["schemas"]["Time"];
            version: number;
        };
        /** @description COMP-01. */
        CustomComponentMeta: {
            type: components["schemas"]["CustomComponentType"];
            widget: components["schemas"]["CustomComponentWidget"];
        };
        /** @enum {string} */
        CustomComponentType: "custom" | "platform";
        CustomComponentWidget: {
            /** @description Name of the widget. */
            type: string;
            /** @default  */
            icon?: string;
            /**
             * @description Group of the palette.
             * @default
             */
            customizeType?: string;
            /**
             * @description Name of the widget that it is built on.
             * @default
             */
            parentType?: string;
            /**
             * @description Its document fragment and properties, checked like a page document.
             * @default {}
             */
            model?: {
                [key: string]: unknown;
            };
        };
        /** @description A custom page without its document. */
        CustomPage: {
            id: components["schemas"]["Id"];
            application_id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["CustomPageKind"];
            published: boolean;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        /** @description A page document, checked like the shipped ones; without it an empty page. */
        CustomPageDocument: {
            [key: string]: unknown;
        };
        /**
         * @description A bigScreen has a fixed size and shows full screen (COMP-13).
         * @enum {string}
         */
        CustomPageKind: "customPage" | "bigScreen" | "chart" | "homePage";
        CustomPageName: string;
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
                configuration_mb: number;
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
        /**
         * @description Letters, digits and underscore (TABLE-19). A name for people and queries: the database's own names are made by the server, so that a change of it moves no data.
         * @example repair_orders
         */
        DatabaseTableName: string;
        /**
         * @description The product's own tables, or an external database (CAT-02).
         * @enum {string}
         */
        DatasourceType: "falconTable" | "exdb";
        /** @description An account in the trash of its home workspace. */
        DeletedAccount: {
            id: components["schemas"]["Id"];
            username: string;
            real_name: string;
            avatar: string;
            /** Format: date-time */
            deleted_at: string;
            /**
             * Format: date-time
             * @description When it is erased for good.
             */
            erased_on: string;
        };
        /** @description Outer spaces are cut off; unique below one parent. */
        DepartmentName: string;
        /**
         * @description A department (ORG-01).
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "department_name": "Sales",
         *       "father_id": null,
         *       "source": "organize",
         *       "sort": 1,
         *       "children": [
         *         {
         *           "id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *           "real_name": "Ursula Meyer",
         *           "is_staff": true,
         *           "checked": false
         *         }
         *       ],
         *       "is_staff": false,
         *       "checked": false,
         *       "staff_all_checked": false,
         *       "version": 1
         *     }
         */
        DepartmentNode: {
            id: components["schemas"]["Id"];
            department_name: string;
            /** @description The department above; null at the top. */
            father_id: string | null;
            source: components["schemas"]["DepartmentSource"];
            /** @description Place among its siblings. */
            sort: number;
            /** @description Departments in their order, then people by name. */
            children: (components["schemas"]["DepartmentNode"] | components["schemas"]["DepartmentStaff"])[];
            /** @constant */
            is_staff: false;
            /** @description Belongs to the selection that was asked for; false where there is none. */
            checked: boolean;
            /** @description All of its people belong to that selection. */
            staff_all_checked: boolean;
            version: number;
        };
        DepartmentPeople: {
            user_ids: components["schemas"]["OrganisationUserIds"];
            department_id: components["schemas"]["Id"];
        };
        /**
         * @description The real organisation, or the virtual one.
         * @enum {string}
         */
        DepartmentSource: "organize" | "vorg";
        /** @description A person in a tree of departments (ORG-01). */
        DepartmentStaff: {
            id: components["schemas"]["Id"];
            real_name: string;
            /** @constant */
            is_staff: true;
            /** @description Belongs to the selection that was asked for; false where there is none. */
            checked: boolean;
        };
        /** @description What colleagues see of a person. Departments, duty and posts are there when they were asked for. */
        DepartmentUser: {
            id: components["schemas"]["Id"];
            real_name: string;
            avatar: components["schemas"]["ImageUrl"];
            /** @description Departments of the same tree. */
            departments?: components["schemas"]["OrganisationDepartment"][];
            /** @description Names of the positions. */
            duty?: {
                tag_name: string;
            }[];
            /** @description The positions themselves (contradictions 43). */
            posts?: components["schemas"]["OrganisationTag"][];
        };
        /** @description DingTalk (tag dd). */
        DingtalkSetting: {
            /** @constant */
            setting: "nail";
            enabled: boolean;
            app_id?: string;
            app_secret?: components["schemas"]["SettingSecret"];
            callback_url?: components["schemas"]["CallbackAddress"];
            directory_sync?: components["schemas"]["DirectorySync"];
            issuer?: components["schemas"]["ThirdPartyIssuer"];
            authorize_origin?: components["schemas"]["ThirdPartyOrigin"];
            api_origin?: components["schemas"]["ThirdPartyOrigin"];
        };
        /** @description Escaped before it reaches the directory. */
        DirectoryAccount: string;
        /** @description Of a person's entry; `entryUUID`, `cn` and `mail` when they are left out. */
        DirectoryAttribute: string;
        /** @description The directory's own form (AUTH-10). */
        DirectoryForm: {
            /**
             * @default ldap
             * @enum {string}
             */
            loginType?: "ldap";
            account: components["schemas"]["DirectoryAccount"];
            password: components["schemas"]["DirectoryPassword"];
            wsId: components["schemas"]["Id"];
            sms_code?: string;
            totp_code?: components["schemas"]["EnteredTotpCode"];
            recovery_code?: components["schemas"]["EnteredRecoveryCode"];
        };
        /** @description A directory takes an empty one for a guest. */
        DirectoryPassword: string;
        /** @description The directory (LDAP) whose people sign in with the passwords that they have there (tag ld, AUTH-10). */
        DirectorySetting: {
            /** @constant */
            setting: "directory";
            enabled: boolean;
            /** @description Where it listens, `ldaps://` for TLS from the first byte. */
            url?: string;
            /** @description Turns to TLS at `ldap://` before anything else is said; on when it is left out. */
            start_tls?: boolean;
            /** @description In PEM, the authority that signed its certificate, when it is none of the public ones. */
            ca_certificate?: string;
            /** @description Below which its people are. */
            base_dn?: string;
            /** @description Who looks for them; nobody in particular when it is left out. */
            bind_dn?: string;
            bind_password?: components["schemas"]["SettingSecret"];
            /** @description Finds a person; {account} stands for what was typed, escaped. `(uid={account})` when it is left out. */
            user_filter?: string;
            id_attribute?: components["schemas"]["DirectoryAttribute"];
            name_attribute?: components["schemas"]["DirectoryAttribute"];
            email_attribute?: components["schemas"]["DirectoryAttribute"];
            /** @description Who signs in for the first time gets an account with the role WORKSPACE_USER; off when it is left out. */
            create_accounts?: boolean;
            directory_sync?: components["schemas"]["DirectorySync"];
        };
        /** @description Each sign-in takes over the name that the person has there; off when it is left out. */
        DirectorySync: boolean;
        /** @description One lane for each option of a select; dragging a card changes the value. */
        DisplayBoard: {
            /** @constant */
            mode: "board";
            id: components["schemas"]["FieldId"];
            name: string;
            lane_field: components["schemas"]["FieldId"];
            title_field: components["schemas"]["FieldPath"];
            fields?: components["schemas"]["FieldPath"][];
        };
        DisplayCalendar: {
            /** @constant */
            mode: "calendar";
            id: components["schemas"]["FieldId"];
            name: string;
            start_field: components["schemas"]["FieldId"];
            end_field?: components["schemas"]["FieldId"];
            title_field: components["schemas"]["FieldPath"];
            colour_field?: components["schemas"]["FieldId"];
        };
        DisplayCards: {
            /** @constant */
            mode: "cards";
            id: components["schemas"]["FieldId"];
            name: string;
            title_field: components["schemas"]["FieldPath"];
            image_field?: components["schemas"]["FieldPath"];
            fields?: components["schemas"]["FieldPath"][];
        };
        /** @description One way of showing the list; told apart by `mode`. */
        DisplayMode: components["schemas"]["DisplayTable"] | components["schemas"]["DisplayCards"] | components["schemas"]["DisplayBoard"] | components["schemas"]["DisplayCalendar"] | components["schemas"]["DisplayTimeline"] | components["schemas"]["DisplayTree"];
        DisplayTable: {
            /** @constant */
            mode: "table";
            id: components["schemas"]["FieldId"];
            name: string;
            group_by?: components["schemas"]["FieldPath"];
            /**
             * @description Medium without it.
             * @enum {string}
             */
            row_height?: "small" | "medium" | "large";
        };
        /** @description Bars over time. */
        DisplayTimeline: {
            /** @constant */
            mode: "timeline";
            id: components["schemas"]["FieldId"];
            name: string;
            start_field: components["schemas"]["FieldId"];
            end_field: components["schemas"]["FieldId"];
            title_field: components["schemas"]["FieldPath"];
            progress_field?: components["schemas"]["FieldId"];
        };
        /** @description Records under the record that a relation to the same table names. */
        DisplayTree: {
            /** @constant */
            mode: "tree";
            id: components["schemas"]["FieldId"];
            name: string;
            parent_field: components["schemas"]["FieldId"];
            title_field: components["schemas"]["FieldPath"];
        };
        /** @description A place in a file of the product or the deployment, or in an overlay. */
        DocumentPlace: {
            /** @description Id of the source document. */
            document: string;
            /** @description JSON pointer into that document. */
            pointer: string;
            /** @description Its file, such as pages/session/login.page.json. */
            file?: string;
            line?: number;
            column?: number;
            overlay?: components["schemas"]["OverlayPlace"];
        };
        /** @description An uploaded .xlsx or .docx file under 10 MB, with the purpose `record`; null for none (TPL-14). A custom document needs one. */
        DocumentTemplateFile: components["schemas"]["Id"] | null;
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
            /** @description 465 when it is left out. */
            port?: number;
            /**
             * @description tls when it is left out.
             * @enum {string}
             */
            encryption?: "tls" | "starttls" | "none";
            from_name?: string;
            from_address?: components["schemas"]["EmailAddress"];
            user_name?: string;
            password?: components["schemas"]["SettingSecret"];
        };
        /** @description One of the recovery codes; case, blanks and hyphens do not count. */
        EnteredRecoveryCode: string;
        /** @description Six digits of the authenticator app (RFC 6238). */
        EnteredTotpCode: string;
        /** @description SESS-34; the state flags are those of ACC-06. */
        EnvData: {
            environment: {
                /** @description Name of the deployment. */
                name: string;
                /** @description Version of the build (SESS-37). */
                version: string;
                /** @enum {string} */
                mode: "demo" | "production";
                /** @description Other sites that may show pages in a frame, and that pages may send messages to. */
                embed_origins: string[];
                /** @description Workspaces with a subdomain live at their own addresses (AUTH-25). */
                subdomains: boolean;
                /** @description What passwords have to be encrypted with before they are sent; null where they need not be (AUTH-44). */
                password_key: null | components["schemas"]["PasswordKey"];
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
            theme: components["schemas"]["ShownTheme"];
        };
        /** @description Which records are meant, in the one grammar of filters; null for all that the caller may see. */
        ExchangeCondition: components["schemas"]["FilterConditions"] | null;
        /**
         * @description Id of a field of the table, or of the sub-table where it stands below one.
         * @example order_no
         */
        ExchangeFieldId: string;
        /** @description Unique in its table (TPL-14). */
        ExchangeName: string;
        /** @description The tree of fields with their ticks, in the order of the columns. At least one is ticked (TPL-04, ERR-38). */
        ExportConfig: {
            fields: components["schemas"]["ExportField"][];
        };
        ExportField: {
            field: components["schemas"]["ExchangeFieldId"];
            /** @description Heading; the field's own name when absent. */
            label?: string;
            checked: boolean;
            /** @description Fields of the sub-table that this field holds; deeper ones are not exported (VAL-34). */
            fields?: components["schemas"]["ExportSubField"][];
        };
        /** @description TPL-05. */
        ExportMeta: {
            id: components["schemas"]["Id"];
            table_id: components["schemas"]["Id"];
            /** @description Null when every list of the table offers it. */
            menu_id: components["schemas"]["Id"] | null;
            meta_name: string;
            /** @description Null when it uses the table's default. */
            template_id: components["schemas"]["Id"] | null;
            condition: components["schemas"]["ExchangeCondition"];
            submodule_status: components["schemas"]["SubmoduleStatus"][];
            /** @description Place in the list; smaller comes first. */
            sort: number;
            publish: components["schemas"]["PublishState"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        ExportMetaChange: {
            id: components["schemas"]["Id"];
            type?: components["schemas"]["SaveType"];
            /** @description The menu whose list offers it; null for every list of the table. */
            menu_id?: components["schemas"]["Id"] | null;
            meta_name?: components["schemas"]["ExchangeName"];
            /** @description The export template that it uses; null for the table's default. */
            template_id?: components["schemas"]["Id"] | null;
            condition?: components["schemas"]["ExchangeCondition"];
            submodule_status?: components["schemas"]["SubmoduleStatus"][];
        };
        ExportMetaInput: {
            table_id: components["schemas"]["Id"];
            /** @description The menu whose list offers it; null for every list of the table. */
            menu_id?: components["schemas"]["Id"] | null;
            meta_name: components["schemas"]["ExchangeName"];
            /** @description The export template that it uses; null for the table's default. */
            template_id?: components["schemas"]["Id"] | null;
            condition?: components["schemas"]["ExchangeCondition"];
            /** @description Sub-tables that are not named are left out. */
            submodule_status?: components["schemas"]["SubmoduleStatus"][];
        };
        ExportSubField: {
            field: components["schemas"]["ExchangeFieldId"];
            /** @description Heading; the field's own name when absent. */
            label?: string;
            checked: boolean;
        };
        /** @description TPL-01. */
        ExportTemplate: {
            /** @description Null for the template that a table without one uses. */
            template_id: components["schemas"]["Id"] | null;
            table_id: components["schemas"]["Id"];
            template_name: string;
            export_template: components["schemas"]["ExportTemplateKind"];
            /**
             * @description 1 yes, 2 no (TPL-02).
             * @enum {integer}
             */
            is_default: 1 | 2;
            config: components["schemas"]["ExportConfig"];
            document_file_id: components["schemas"]["DocumentTemplateFile"];
            /** Format: date-time */
            created_at: string | null;
            /** Format: date-time */
            updated_at: string | null;
            /** @description For If-Match; 0 when it is not stored. */
            version: number;
        };
        ExportTemplateChange: {
            template_id: components["schemas"]["Id"];
            template_name?: components["schemas"]["ExchangeName"];
            export_template?: components["schemas"]["ExportTemplateKind"];
            /**
             * @description 1 yes, 2 no (TPL-02).
             * @enum {integer}
             */
            is_default?: 1 | 2;
            config?: components["schemas"]["ExportConfig"];
            document_file_id?: components["schemas"]["DocumentTemplateFile"];
        };
        ExportTemplateInput: {
            table_id: components["schemas"]["Id"];
            template_name: components["schemas"]["ExchangeName"];
            export_template: components["schemas"]["ExportTemplateKind"];
            /**
             * @description 1 yes, 2 no (TPL-02).
             * @default 2
             * @enum {integer}
             */
            is_default?: 1 | 2;
            config: components["schemas"]["ExportConfig"];
            document_file_id?: components["schemas"]["DocumentTemplateFile"];
        };
        /** @description What an export makes (TPL-02). */
        ExportTemplateKind: {
            /**
             * @description 1 list sheet, 2 record sheet, 3 custom document.
             * @enum {integer}
             */
            template_id: 1 | 2 | 3;
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
        /**
         * @description An http or https address.
         * @example https://www.example.com/handbook
         */
        ExternalLink: string;
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
            callback_url?: components["schemas"]["CallbackAddress"];
            directory_sync?: components["schemas"]["DirectorySync"];
            issuer?: components["schemas"]["ThirdPartyIssuer"];
            authorize_origin?: components["schemas"]["ThirdPartyOrigin"];
            api_origin?: components["schemas"]["ThirdPartyOrigin"];
        };
        FieldAddress: {
            /** @constant */
            type: "address";
            /** @description Levels of regions; 3 without it. */
            depth?: number;
            /** @description The regions that can be chosen, each with those inside of it; their values are the codes that are stored. Without them the page hands them in, or there is only the line for street and number. */
            regions?: components["schemas"]["Option"][];
            /** @description With a line for street and number. */
            has_detail?: boolean;
            /** @description With a place on the map. */
            has_position?: boolean;
        };
        /** @description Yes or no. */
        FieldBoolean: {
            /** @constant */
            type: "boolean";
            /**
             * @description A switch without it.
             * @enum {string}
             */
            widget?: "switch" | "checkbox" | "radio";
            on_label?: components["schemas"]["FormName"];
            off_label?: components["schemas"]["FormName"];
        };
        /** @description A path through a tree of options, such as region and city; the list of values on the path is stored. */
        FieldCascade: {
            /** @constant */
            type: "cascade";
            options: components["schemas"]["OptionSource"];
            /** @description Only whole paths can be chosen. */
            only_leaves?: boolean;
        };
        FieldColour: {
            /** @constant */
            type: "colour";
        };
        /** @description A custom component (COMP-01) as a field; its value is one of the plain types. */
        FieldCustom: {
            /** @constant */
            type: "custom";
            /** @description A widget that the page's host has registered, such as one of the catalogue. */
            component_id: components["schemas"]["Id"];
            /** @enum {string} */
            value_type: "text" | "number" | "boolean" | "list";
            /** @description Checked by the component's own schema. */
            config?: {
                [key: string]: unknown;
            };
        };
        /** @description A day, or a moment when the granularity is finer than a day. */
        FieldDate: {
            /** @constant */
            type: "date";
            /** @enum {string} */
            granularity: "year" | "month" | "day" | "minute" | "second";
            /** @description Earliest, inclusive. */
            min?: string;
            /** @description Latest, inclusive. */
            max?: string;
            /**
             * @description Any without it.
             * @enum {string}
             */
            only?: "any" | "past" | "future";
        };
        /** @description From and to; stored as a range. */
        FieldDateRange: {
            /** @constant */
            type: "dateRange";
            /** @enum {string} */
            granularity: "month" | "day" | "minute" | "second";
            /** @description Longest range. */
            max_days?: number;
        };
        /** @description Departments of the workspace; one id, or a list of ids. */
        FieldDepartment: {
            /** @constant */
            type: "department";
            is_multiple?: boolean;
            below?: components["schemas"]["Id"];
        };
        /** @description Uploaded files; a list of their ids. */
        FieldFile: {
            /** @constant */
            type: "file";
            /** @description 10 without it. */
            max_files?: number;
            /** @description Bytes of one file. */
            max_size?: number;
            /** @description Accepted endings; the server looks at the bytes as well. */
            extensions?: string[];
        };
        /** @description A value computed from the record's other fields; read only. */
        FieldFormula: {
            /** @constant */
            type: "formula";
            expression: components["schemas"]["FormExpression"];
            /** @enum {string} */
            result: "text" | "number" | "boolean" | "date";
            precision?: number;
        };
        /**
         * @description The control's identifier (TABLE-20): unique in its form, chosen once and never changed or reused, for values, filters, rules and formulas name the field by it. The label is free to change.
         * @example due_date
         */
        FieldId: string;
        /** @description Uploaded pictures; a list of their ids. */
        FieldImage: {
            /** @constant */
            type: "image";
            /** @description 10 without it. */
            max_files?: number;
            /** @description On telephones the picture is taken, not chosen. */
            only_camera?: boolean;
            /** @description Written over the picture when it is taken. */
            watermark?: string;
        };
        /** @description What a field stores; told apart by `type`. */
        FieldKind: components["schemas"]["FieldText"] | components["schemas"]["FieldRichText"] | components["schemas"]["FieldNumber"] | components["schemas"]["FieldBoolean"] | components["schemas"]["FieldSelect"] | components["schemas"]["FieldMultiSelect"] | components["schemas"]["FieldCascade"] | components["schemas"]["FieldDate"] | components["schemas"]["FieldTime"] | components["schemas"]["FieldDateRange"] | components["schemas"]["FieldColour"] | components["schemas"]["FieldUser"] | components["schemas"]["FieldDepartment"] | components["schemas"]["FieldFile"] | components["schemas"]["FieldImage"] | components["schemas"]["FieldSignature"] | components["schemas"]["FieldAddress"] | components["schemas"]["FieldRelation"] | components["schemas"]["FieldLookup"] | components["schemas"]["FieldRollup"] | components["schemas"]["FieldFormula"] | components["schemas"]["FieldSerial"] | components["schemas"]["FieldSystem"] | components["schemas"]["FieldSubTable"] | components["schemas"]["FieldCustom"];
        /** @description A field of the linked record; read only, and read anew each time. */
        FieldLookup: {
            /** @constant */
            type: "lookup";
            relation: components["schemas"]["FieldId"];
            field: components["schemas"]["FieldId"];
        };
        /** @description Several of several options; a list of their values is stored. */
        FieldMultiSelect: {
            /** @constant */
            type: "multiSelect";
            /**
             * @description A dropdown without it.
             * @enum {string}
             */
            widget?: "dropdown" | "checkboxes" | "tags";
            options: components["schemas"]["OptionSource"];
            min?: number;
            max?: number;
            /** @description Values that are no option may be typed in. */
            is_open?: boolean;
        };
        /** @description A number; amounts of money are exact to their precision. */
        FieldNumber: {
            /** @constant */
            type: "number";
            /**
             * @description An input without it.
             * @enum {string}
             */
            widget?: "input" | "slider" | "rating" | "progress";
            /**
             * @description Plain without it; 12 percent is stored as 0.12.
             * @enum {string}
             */
            style?: "plain" | "percent" | "money";
            /** @description Of money; CNY without it. */
            currency?: string;
            /** @description Digits behind the point; 0 without it. */
            precision?: number;
            min?: number;
            max?: number;
            step?: number;
            /** @description Shown behind the number. */
            unit?: string;
            /** @description Thousands are set apart. */
            is_grouped?: boolean;
        };
        /**
         * @description Id of a field, or of a relation and a field of the linked record (`customer.city`); two levels at most (TABLE-27). The system's own are record_id, created_at, created_by and updated_at.
         * @example status
         * @example customer.city
         */
        FieldPath: string;
        /** @description A regular expression that the whole text has to match, run by an engine of linear time. */
        FieldPattern: {
            expression: string;
            /** @description Shown when it does not match. */
            message?: components["schemas"]["FormWords"];
        };
        /** @description Records of another logical table; one id, or a list of ids. */
        FieldRelation: {
            /** @constant */
            type: "relation";
            /**
             * @description A dropdown without it.
             * @enum {string}
             */
            widget?: "dropdown" | "dialog" | "table";
            logical_table_id: components["schemas"]["Id"];
            is_multiple?: boolean;
            filter?: components["schemas"]["FilterConditions"];
            /** @description The first three are shown beside the title of the other record while choosing. */
            display_fields?: components["schemas"]["FieldPath"][];
            /** @description The other side of a relation: a relation of the other table that points at this one. The field then stores nothing and is read only; its records are those that point here. */
            reverse_field?: components["schemas"]["FieldId"];
            /**
             * @description When the linked record goes into the trash; clear without it. `refuse` answers record_in_use, and `trash` takes this record along when the caller may delete it.
             * @enum {string}
             */
            on_delete?: "keep" | "clear" | "refuse" | "trash";
            /** @description Whoever may add records there can add one from here. */
            may_add?: boolean;
        };
        /** @description Formatted text, kept as Markdown; HTML in it is text. */
        FieldRichText: {
            /** @constant */
            type: "richText";
            max_length?: number;
            /** @description Pixels; 300 without it. */
            height?: number;
        };
        /** @description One value made of the linked records or of the rows of a sub-table; read only. */
        FieldRollup: {
            /** @constant */
            type: "rollup";
            of: components["schemas"]["FieldId"];
            function: components["schemas"]["AggregateFunction"];
            field?: components["schemas"]["FieldId"];
            filter?: components["schemas"]["FilterConditions"];
        };
        /** @description One of several options; the option's value is stored. */
        FieldSelect: {
            /** @constant */
            type: "select";
            /**
             * @description A dropdown without it.
             * @enum {string}
             */
            widget?: "dropdown" | "radio" | "segments";
            options: components["schemas"]["OptionSource"];
        };
        /** @description A number that the server gives when a record is made, from left to right; it never changes. */
        FieldSerial: {
            /** @constant */
            type: "serial";
            parts: components["schemas"]["SerialPart"][];
        };
        /** @description A signature drawn by hand; the id of its picture. */
        FieldSignature: {
            /** @constant */
            type: "signature";
        };
        /** @description Rows that belong to the record. Its fields are no sub-tables themselves. */
        FieldSubTable: {
            /** @constant */
            type: "subTable";
            /**
             * @description A table without it.
             * @enum {string}
             */
            widget?: "table" | "cards";
            fields: components["schemas"]["FormField"][];
            min_rows?: number;
            /** @description 200 without it. */
            max_rows?: number;
            /** @description Fields whose sum is shown below. */
            totals?: components["schemas"]["FieldId"][];
        };
        /** @description What the server knows about a record; read only. */
        FieldSystem: {
            /** @constant */
            type: "system";
            /** @enum {string} */
            source: "record_id" | "created_at" | "created_by" | "updated_at";
        };
        /** @description A text. */
        FieldText: {
            /** @constant */
            type: "text";
            /**
             * @description One line without it.
             * @enum {string}
             */
            widget?: "line" | "area" | "password" | "scan";
            /**
             * @description Plain without it.
             * @enum {string}
             */
            format?: "plain" | "email" | "url" | "mobile" | "idCard" | "postcode";
            min_length?: number;
            /** @description 200 without it; 5,000 for an area. */
            max_length?: number;
            pattern?: components["schemas"]["FieldPattern"];
            /** @description Lines of an area; 4 without it. */
            rows?: number;
        };
        /** @description A time of day. */
        FieldTime: {
            /** @constant */
            type: "time";
            /**
             * @description A minute without it.
             * @enum {string}
             */
            granularity?: "minute" | "second";
        };
        /** @description People of the workspace; one id, or a list of ids. */
        FieldUser: {
            /** @constant */
            type: "user";
            is_multiple?: boolean;
            /** @description Only people of these departments and below; all without it. */
            department_ids?: components["schemas"]["Id"][];
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
            /** @description Empty for a file of a record, of which openFiles gives addresses. */
            url: components["schemas"]["ImageUrl"];
            /** @description The name that it was uploaded with. */
            filename: string;
            /** @description Bytes of what is stored. */
            size: number;
            mime: string;
            /** @description Pixels; 0 for what is no image. */
            width: number;
            /** @description Pixels; 0 for what is no image. */
            height: number;
            variants: {
                url: components["schemas"]["ImageUrl"];
                width: number;
                height: number;
            }[];
        };
        /** @description A field compared with `value`, or with what `value_from` names when the records are read. isEmpty and isNotEmpty take neither; every other operator takes exactly one of the two. */
        FilterCondition: {
            /** @constant */
            kind: "condition";
            field: components["schemas"]["FieldPath"];
            operator: components["schemas"]["FilterOperator"];
            value?: components["schemas"]["FilterValue"];
            value_from?: components["schemas"]["FilterOperand"];
        };
        /**
         * @description Conditions on records (TABLE-03, TABLE-04). Without children nothing is restricted. Groups nest to five levels and hold 200 conditions at most; more, an unknown field, or an operator that does not fit its field answer invalid_request with the pointer of the condition.
         * @example {
         *       "logicalOperator": "any",
         *       "children": []
         *     }
         * @example {
         *       "logicalOperator": "all",
         *       "children": [
         *         {
         *           "kind": "condition",
         *           "field": "status",
         *           "operator": "in",
         *           "value": [
         *             "open",
         *             "waiting"
         *           ]
         *         },
         *         {
         *           "kind": "group",
         *           "logicalOperator": "any",
         *           "children": [
         *             {
         *               "kind": "condition",
         *               "field": "owner",
         *               "operator": "eq",
         *               "value_from": {
         *                 "kind": "currentUser"
         *               }
         *             },
         *             {
         *               "kind": "condition",
         *               "field": "customer.city",
         *               "operator": "startsWith",
         *               "value": "Sh"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        FilterConditions: {
            logicalOperator: components["schemas"]["FilterLogicalOperator"];
            children: components["schemas"]["FilterNode"][];
        };
        /** @description Conditions that count as one; never empty. */
        FilterGroup: {
            /** @constant */
            kind: "group";
            logicalOperator: components["schemas"]["FilterLogicalOperator"];
            children: components["schemas"]["FilterNode"][];
        };
        /**
         * @description Whether any one of the children has to hold, or all of them.
         * @enum {string}
         */
        FilterLogicalOperator: "any" | "all";
        /** @description One condition, or a group of them. */
        FilterNode: components["schemas"]["FilterCondition"] | components["schemas"]["FilterGroup"];
        /** @description A value that is only known when the records are read. */
        FilterOperand: components["schemas"]["FilterOperandCurrentUser"] | components["schemas"]["FilterOperandCurrentDepartments"] | components["schemas"]["FilterOperandNow"] | components["schemas"]["FilterOperandPeriod"] | components["schemas"]["FilterOperandField"] | components["schemas"]["FilterOperandForm"] | components["schemas"]["FilterOperandParameter"];
        /** @description The caller's departments. */
        FilterOperandCurrentDepartments: {
            /** @constant */
            kind: "currentDepartments";
            /** @description With everything below them. */
            is_deep?: boolean;
        };
        /** @description The caller's account. */
        FilterOperandCurrentUser: {
            /** @constant */
            kind: "currentUser";
        };
        /** @description Another field of the same record. */
        FilterOperandField: {
            /** @constant */
            kind: "field";
            field: components["schemas"]["FieldPath"];
        };
        /** @description A field of the form that is being filled in; for options and fills alone. */
        FilterOperandForm: {
            /** @constant */
            kind: "form";
            field: components["schemas"]["FieldPath"];
        };
        /** @description This moment; for dates, today in the caller's time zone. */
        FilterOperandNow: {
            /** @constant */
            kind: "now";
        };
        /** @description A parameter of the page that lists the records; refused in row rights and logical tables. */
        FilterOperandParameter: {
            /** @constant */
            kind: "parameter";
            name: string;
        };
        /**
         * @description For `within`, `count` whole units of the caller's calendar, the first one `offset` units from this one.
         * @example {
         *       "kind": "period",
         *       "unit": "day",
         *       "offset": -6,
         *       "count": 7
         *     }
         */
        FilterOperandPeriod: {
            /** @constant */
            kind: "period";
            /** @enum {string} */
            unit: "hour" | "day" | "week" | "month" | "quarter" | "year";
            /** @description The first unit; 0, meant without it, is the one of now. */
            offset?: number;
            /** @description One without it. */
            count?: number;
        };
        /**
         * @description Texts know eq, ne, in, notIn, contains, notContains, startsWith and endsWith, without regard to case and with `%` and `_` as themselves. Numbers, dates and times know eq, ne, gt, gte, lt, lte, between, in and notIn; dates also `within` a period. Lists of values know containsAny, containsAll and containsNone; people and departments also `under`, which includes everything below a department. All know isEmpty and isNotEmpty.
         * @enum {string}
         */
        FilterOperator: "eq" | "ne" | "gt" | "gte" | "lt" | "lte" | "between" | "within" | "in" | "notIn" | "contains" | "notContains" | "containsAny" | "containsAll" | "containsNone" | "startsWith" | "endsWith" | "under" | "isEmpty" | "isNotEmpty";
        /** @description Values for the conditions that name a parameter; one that is missing is null. */
        FilterParameters: {
            [key: string]: components["schemas"]["FilterValue"];
        };
        /** @description A value as records carry it: dates as 2026-11-21, times in UTC, ids of people, departments, options and records. `between` takes two, lowest first; the operators of lists take a list. */
        FilterValue: string | number | boolean | null | (string | number | boolean)[];
        FormAction: components["schemas"]["FormActionSetValue"] | components["schemas"]["FormActionMessage"] | components["schemas"]["FormActionOpenMenu"] | components["schemas"]["FormActionOpenLink"] | components["schemas"]["FormActionOpenForm"] | components["schemas"]["FormActionStartWorkflow"] | components["schemas"]["FormActionPrint"] | components["schemas"]["FormActionRefresh"] | components["schemas"]["FormActionStop"];
        FormActionMessage: {
            /** @constant */
            do: "message";
            text: string;
            /**
             * @description Info without it.
             * @enum {string}
             */
            tone?: "info" | "success" | "warning" | "error";
        };
        /** @description Opens the record's own form, or that of a new record of another logical table. */
        FormActionOpenForm: {
            /** @constant */
            do: "openForm";
            /** @enum {string} */
            mode: "add" | "edit" | "detail" | "copyEdit";
            logical_table_id?: components["schemas"]["Id"];
            initial?: {
                target_field: components["schemas"]["FieldId"];
                to: components["schemas"]["FormInitial"];
            }[];
        };
        FormActionOpenLink: {
            /** @constant */
            do: "openLink";
            url: components["schemas"]["ExternalLink"];
            is_new_window?: boolean;
        };
        /** @description Goes to a menu of the application; `filter` restricts what it lists. */
        FormActionOpenMenu: {
            /** @constant */
            do: "openMenu";
            menu_id: components["schemas"]["Id"];
            filter?: components["schemas"]["FilterConditions"];
            is_new_window?: boolean;
        };
        /** @description Fills an export template with the record. */
        FormActionPrint: {
            /** @constant */
            do: "print";
            template_id: components["schemas"]["Id"];
        };
        FormActionRefresh: {
            /** @constant */
            do: "refresh";
        };
        FormActionSetValue: {
            /** @constant */
            do: "setValue";
            target: components["schemas"]["FieldId"];
            to: components["schemas"]["FormInitial"];
        };
        FormActionStartWorkflow: {
            /** @constant */
            do: "startWorkflow";
            workflow_id: components["schemas"]["Id"];
        };
        /** @description Ends the list; before a save or a delete it prevents that as well. */
        FormActionStop: {
            /** @constant */
            do: "stop";
            /** @description Shown to the person. */
            text?: string;
        };
        FormActions: components["schemas"]["FormAction"][];
        /** @description A custom button (TABLE-24). */
        FormButton: {
            id: components["schemas"]["FieldId"];
            label: string;
            icon?: string;
            /**
             * @description Plain without it.
             * @enum {string}
             */
            tone?: "plain" | "primary" | "danger";
            /** @enum {string} */
            place: "toolbar" | "row" | "detail" | "form";
            when?: components["schemas"]["FilterConditions"];
            /** @description Asked before; nothing is asked without it. */
            confirm?: string;
            needs?: components["schemas"]["RecordRight"];
            actions: components["schemas"]["FormActions"];
        };
        /** @description A condition that has to hold before a record is saved; `holds` or `expression`, one of the two. */
        FormCheck: {
            id: components["schemas"]["FieldId"];
            holds?: components["schemas"]["FilterConditions"];
            expression?: components["schemas"]["FormExpression"];
            field?: components["schemas"]["FieldId"];
            message: components["schemas"]["FormWords"];
            /** @description The person may save all the same. */
            is_warning?: boolean;
        };
        /** @description Controls side by side; on a narrow screen one below the other. */
        FormColumns: {
            /** @constant */
            node: "columns";
            id: components["schemas"]["FieldId"];
            columns: {
                width?: components["schemas"]["FormWidth"];
                children: components["schemas"]["FormNode"][];
            }[];
        };
        /**
         * @description The table's form and everything that is designed with it. Saving checks it as a whole: duplicate identifiers, a control with a wrong configuration, and a form without a field that stores something are form_design_invalid (TABLE-20 to TABLE-22); the editor asks about formula warnings before it saves (TABLE-23).
         * @example {
         *       "formLabel": "Repairs",
         *       "fields": [
         *         {
         *           "node": "field",
         *           "id": "title",
         *           "label": "Title",
         *           "is_required": true,
         *           "kind": {
         *             "type": "text"
         *           }
         *         },
         *         {
         *           "node": "field",
         *           "id": "status",
         *           "label": "Status",
         *           "initial": {
         *             "kind": "value",
         *             "value": "open"
         *           },
         *           "kind": {
         *             "type": "select",
         *             "options": {
         *               "source": "fixed",
         *               "options": [
         *                 {
         *                   "value": "open",
         *                   "label": "Open"
         *                 },
         *                 {
         *                   "value": "done",
         *                   "label": "Done",
         *                   "colour": "#18a058"
         *                 }
         *               ]
         *             }
         *           }
         *         },
         *         {
         *           "node": "field",
         *           "id": "done_at",
         *           "label": "Done at",
         *           "kind": {
         *             "type": "date",
         *             "granularity": "minute"
         *           }
         *         }
         *       ],
         *       "title_field": "title",
         *       "rules": [
         *         {
         *           "id": "done",
         *           "when": {
         *             "logicalOperator": "all",
         *             "children": [
         *               {
         *                 "kind": "condition",
         *                 "field": "status",
         *                 "operator": "eq",
         *                 "value": "done"
         *               }
         *             ]
         *           },
         *           "then": [
         *             {
         *               "do": "state",
         *               "targets": [
         *                 "done_at"
         *               ],
         *               "is_required": true,
         *               "is_hidden": false
         *             }
         *           ],
         *           "otherwise": [
         *             {
         *               "do": "state",
         *               "targets": [
         *                 "done_at"
         *               ],
         *               "is_hidden": true
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        FormConfig: {
            formLabel: components["schemas"]["FormLabel"];
            description?: string;
            layout?: components["schemas"]["FormLayout"];
            /** @description Controls from top to bottom; absent or empty before the table is configured (TABLE-05). */
            fields?: components["schemas"]["FormNode"][];
            title_field?: components["schemas"]["FieldId"];
            /** @description Form rules, applied in their order. */
            rules?: components["schemas"]["FormRule"][];
            /** @description Conditions between fields, checked by the browser and by the server. */
            checks?: components["schemas"]["FormCheck"][];
            /** @description Form fill dependencies. */
            fills?: components["schemas"]["FormFill"][];
            /** @description Event listeners (TABLE-25). */
            events?: components["schemas"]["FormEvent"][];
            read_form?: components["schemas"]["FormReadView"];
            detail?: components["schemas"]["FormReadView"];
            list?: components["schemas"]["TableListView"];
            statistics?: components["schemas"]["StatisticPanel"];
            /** @description Logical tables that point at this one and are shown under a record. */
            related_tables?: components["schemas"]["Id"][];
            sql_page?: components["schemas"]["FormSqlPage"];
        };
        FormDivider: {
            /** @constant */
            node: "divider";
            id: components["schemas"]["FieldId"];
            title?: components["schemas"]["FormName"];
        };
        FormEffect: components["schemas"]["FormEffectState"] | components["schemas"]["FormEffectValue"] | components["schemas"]["FormEffectOptions"] | components["schemas"]["FormEffectMessage"];
        /** @description Says something beside a field. */
        FormEffectMessage: {
            /** @constant */
            do: "message";
            target: components["schemas"]["FieldId"];
            text: components["schemas"]["FormWords"];
        };
        /** @description Leaves only some of the options. */
        FormEffectOptions: {
            /** @constant */
            do: "limitOptions";
            target: components["schemas"]["FieldId"];
            values: string[];
        };
        /** @description Shows or hides, requires, or locks controls; what is not sent stays as designed. Hidden fields keep their values unless `drops_value` says that they are saved without one. */
        FormEffectState: {
            /** @constant */
            do: "state";
            targets: components["schemas"]["FormTargets"];
            is_hidden?: boolean;
            is_required?: boolean;
            is_read_only?: boolean;
            /** @description While the targets are hidden. */
            drops_value?: boolean;
        };
        /** @description Puts a value into a field. */
        FormEffectValue: {
            /** @constant */
            do: "setValue";
            target: components["schemas"]["FieldId"];
            to: components["schemas"]["FormInitial"];
        };
        /** @description An event with what is done then, in order; an action that fails ends the list. */
        FormEvent: {
            id: components["schemas"]["FieldId"];
            /**
             * @description change and blur are those of `field`; a `stop` before a save or a delete prevents it.
             * @enum {string}
             */
            event: "load" | "change" | "blur" | "beforeSave" | "afterSave" | "beforeDelete" | "afterDelete";
            field?: components["schemas"]["FieldId"];
            is_disabled?: boolean;
            when?: components["schemas"]["FilterConditions"];
            actions: components["schemas"]["FormActions"];
        };
        /**
         * @description An expression of the document language over the record's fields by id, such as `price * count`. It is checked when the form is saved; it reaches nothing but these values.
         * @example price * count
         */
        FormExpression: string;
        /** @description A field; `kind` says what it stores. */
        FormField: {
            /** @constant */
            node: "field";
            id: components["schemas"]["FieldId"];
            label: components["schemas"]["FormName"];
            /** @description Screen readers still say it. */
            is_label_hidden?: boolean;
            hint?: components["schemas"]["FormWords"];
            placeholder?: components["schemas"]["FormName"];
            width?: components["schemas"]["FormWidth"];
            is_required?: boolean;
            is_read_only?: boolean;
            is_hidden?: boolean;
            /** @description No two records of the table have the same value; answers value_taken. Of a field in a sub-table: no two rows of a record have it; answers invalid_request at the later row. */
            is_unique?: boolean;
            /** @description Lists sort and filter by it quickly. */
            is_indexed?: boolean;
            initial?: components["schemas"]["FormInitial"];
            kind: components["schemas"]["FieldKind"];
        };
        /** @description Fills fields from a record of another table, found by condition or by a relation. */
        FormFill: {
            id: components["schemas"]["FieldId"];
            from: components["schemas"]["FormFillSource"];
            mapping: {
                source_field: components["schemas"]["FieldPath"];
                target_field: components["schemas"]["FieldId"];
            }[];
            /** @description Fields that were filled in already are left alone. */
            only_empty?: boolean;
        };
        /** @description The first record that the caller may read and that matches; `form` operands name the fields beside it. */
        FormFillMatch: {
            /** @constant */
            kind: "match";
            logical_table_id: components["schemas"]["Id"];
            filter: components["schemas"]["FilterConditions"];
            sort?: components["schemas"]["RecordSort"];
        };
        FormFillRelation: {
            /** @constant */
            kind: "relation";
            field: components["schemas"]["FieldId"];
        };
        FormFillSource: components["schemas"]["FormFillRelation"] | components["schemas"]["FormFillMatch"];
        /** @description The value that a new record starts with. */
        FormInitial: components["schemas"]["FormInitialValue"] | components["schemas"]["FormInitialFormula"] | components["schemas"]["FilterOperandCurrentUser"] | components["schemas"]["FilterOperandCurrentDepartments"] | components["schemas"]["FilterOperandNow"] | components["schemas"]["FilterOperandParameter"];
        FormInitialFormula: {
            /** @constant */
            kind: "formula";
            expression: components["schemas"]["FormExpression"];
        };
        FormInitialValue: {
            /** @constant */
            kind: "value";
            value: components["schemas"]["RecordValue"];
        };
        /** @description The table's name (TABLE-18). */
        FormLabel: string;
        FormLayout: {
            /** @description 1 without it. */
            columns?: number;
            /**
             * @description Top without it.
             * @enum {string}
             */
            label_position?: "top" | "left";
            /** @description Pixels, for labels on the left. */
            label_width?: number;
        };
        /**
         * @description Words of one line for people; one text, or one for each language. A language without one shows the first.
         * @example Order
         * @example {
         *       "en-US": "Order",
         *       "zh-CN": "订单"
         *     }
         */
        FormName: string | {
            [key: string]: string;
        };
        /** @description A control of the form; told apart by `node`. Layout controls store nothing. */
        FormNode: components["schemas"]["FormField"] | components["schemas"]["FormSection"] | components["schemas"]["FormColumns"] | components["schemas"]["FormTabs"] | components["schemas"]["FormDivider"] | components["schemas"]["FormNote"];
        /** @description Words for whoever fills in the form. */
        FormNote: {
            /** @constant */
            node: "note";
            id: components["schemas"]["FieldId"];
            /** @description Markdown; HTML in it is shown as text. */
            text: components["schemas"]["FormWords"];
            is_hidden?: boolean;
        };
        /** @description How one record is read; two levels of fields at most (TABLE-27). */
        FormReadView: {
            /** @description 2 without it. */
            columns?: number;
            fields: components["schemas"]["FieldPath"][];
            /** @description With who changed what. */
            has_log?: boolean;
        };
        /** @description While the condition holds, `then` is in force, else `otherwise`. The condition is `when` or `expression`, one of the two. The server applies it as well. */
        FormRule: {
            id: components["schemas"]["FieldId"];
            name?: string;
            is_disabled?: boolean;
            when?: components["schemas"]["FilterConditions"];
            expression?: components["schemas"]["FormExpression"];
            then: components["schemas"]["FormEffect"][];
            otherwise?: components["schemas"]["FormEffect"][];
        };
        /** @description Controls under a heading. */
        FormSection: {
            /** @constant */
            node: "section";
            id: components["schemas"]["FieldId"];
            title: components["schemas"]["FormName"];
            is_collapsible?: boolean;
            is_collapsed?: boolean;
            is_hidden?: boolean;
            children: components["schemas"]["FormNode"][];
        };
        /** @description A page over a query that a connector runs, read only; it never runs on the product's own database. */
        FormSqlPage: {
            connector_id: components["schemas"]["Id"];
            query: string;
            columns: {
                name: string;
                label: string;
            }[];
        };
        FormTabs: {
            /** @constant */
            node: "tabs";
            id: components["schemas"]["FieldId"];
            tabs: {
                id: components["schemas"]["FieldId"];
                title: components["schemas"]["FormName"];
                children: components["schemas"]["FormNode"][];
            }[];
        };
        FormTargets: components["schemas"]["FieldId"][];
        /** @description Of twenty-four; all of the row without it. */
        FormWidth: number;
        /** @description The same for longer texts. */
        FormWords: string | {
            [key: string]: string;
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
            /** @description A lost session opens a dialog in place of the sign-in page (SESS-20). */
            sign_in_dialog: boolean;
            /** @description ROLE-22. */
            app_store_enabled: boolean;
            /**
             * @description ROLE-18.
             * @enum {integer}
             */
            api_status: 0 | 10;
        };
        /**
         * @description Whom a grant is for, in every call.
         * @enum {string}
         */
        GrantSubject: "user" | "department" | "position" | "userGroup";
        GrantSubjectName: {
            subject_type: components["schemas"]["GrantSubject"];
            subject_id: components["schemas"]["Id"];
            name: string;
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
        ImportCheck: {
            row_count: number;
            /** @description Rows that would be imported. */
            valid_count: number;
            /** @description Rows that the template's condition leaves out. */
            skipped_count: number;
            /** @description The first faults, by row. */
            faults: components["schemas"]["ImportRowFault"][];
            has_more_faults: boolean;
        };
        /** @description The value of an empty cell; null leaves the field empty. */
        ImportDefault: string | number | boolean | null;
        /** @description An .xlsx or .csv file that the caller uploaded with the purpose `record`; another one is unknown. Null when a text is sent. */
        ImportFileId: components["schemas"]["Id"] | null;
        /** @description A mistake at a cell, or of a whole row. */
        ImportIssue: {
            /** @description As the sheet counts. */
            row: number;
            /** @description Heading of the column; empty when the whole row is meant. */
            column: string;
            field: components["schemas"]["FieldId"] | null;
            /**
             * @description A value is missing, of another kind, not one of the list, not unique, or refused by the rules of the table.
             * @enum {string}
             */
            code: "missing" | "kind" | "option" | "duplicate" | "rule";
            /** @description In the caller's language. */
            message: string;
        };
        ImportIssueText: {
            /** @description As the sheet counts. */
            row: number;
            message: string;
        };
        /** @description Which column fills which field; columns that are not named are left out. */
        ImportMapping: {
            /** @description The heading; a column without one goes by its letter. */
            column: string;
            field: components["schemas"]["FieldId"];
        }[];
        /** @description The menu whose list offers it; null for every list of the table. */
        ImportMenuId: components["schemas"]["Id"] | null;
        /** @description TPL-05. */
        ImportMeta: {
            id: components["schemas"]["Id"];
            table_id: components["schemas"]["Id"];
            menu_id: components["schemas"]["ImportMenuId"];
            meta_name: string;
            file_id: components["schemas"]["SheetFileOrNone"];
            /** @description Only rows that fulfil it are imported. */
            condition: components["schemas"]["ExchangeCondition"];
            submodule_status: components["schemas"]["ImportSubmodules"];
            /** @description Place in the list; smaller comes first. */
            sort: number;
            publish: components["schemas"]["PublishState"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        ImportMetaDetail: {
            id: components["schemas"]["Id"];
            import_meta_id: components["schemas"]["Id"];
            column: components["schemas"]["SheetColumn"];
            field: components["schemas"]["ExchangeFieldId"];
            transform: components["schemas"]["ImportTransform"];
            required: boolean;
            default: components["schemas"]["ImportDefault"];
            /** @description For If-Match. */
            version: number;
        };
        ImportMetaDetailChange: {
            id: components["schemas"]["Id"];
            column?: components["schemas"]["SheetColumn"];
            field?: components["schemas"]["ExchangeFieldId"];
            transform?: components["schemas"]["ImportTransform"];
            required?: boolean;
            default?: components["schemas"]["ImportDefault"];
        };
        ImportMetaDetailInput: {
            column: components["schemas"]["SheetColumn"];
            field: components["schemas"]["ExchangeFieldId"];
            /** @default none */
            transform?: components["schemas"]["ImportTransform"];
            /**
             * @description An empty cell is then a fault of its row.
             * @default false
             */
            required?: boolean;
            default?: components["schemas"]["ImportDefault"];
        };
        ImportMetaDetails: components["schemas"]["ImportMetaDetail"][];
        ImportMetaInput: {
            table_id: components["schemas"]["Id"];
            menu_id?: components["schemas"]["ImportMenuId"];
            meta_name: components["schemas"]["ExchangeName"];
            file_id?: components["schemas"]["SheetFileOrNone"];
            condition?: components["schemas"]["ExchangeCondition"];
            submodule_status?: components["schemas"]["ImportSubmodules"];
        };
        ImportOption: {
            /** @description As records carry it. */
            value: string;
            /** @description As the cell says it. */
            label: string;
        };
        ImportProposal: {
            /** @description Names of the sheets; one empty name for a text. */
            sheets: string[];
            /** @description The sheet that was read. */
            sheet: string;
            /** @description Rows below the headings, without empty ones. */
            row_count: number;
            columns: {
                column: string;
                /** @description The field that the heading names; null when none does. */
                field: components["schemas"]["FieldId"] | null;
                /** @description First values of the column. */
                examples: string[];
            }[];
            /** @description The fields that the caller may fill. */
            fields: {
                field: components["schemas"]["FieldId"];
                label: string;
                required: boolean;
            }[];
        };
        ImportRowFault: {
            /** @description As the sheet counts; the headings are row 1. */
            row: number;
            /** @description Heading of the column; empty when the whole row is at fault. */
            column: string;
            field: components["schemas"]["ExchangeFieldId"] | null;
            /**
             * @description A value is missing, of another kind, not one of the list, not unique, or refused by the field's rules.
             * @enum {string}
             */
            code: "missing" | "kind" | "option" | "duplicate" | "rule";
            /** @description In the caller's language. */
            message: string;
        };
        /** @description A sheet that the caller has uploaded, or a text that was pasted, with tabs or commas between its cells; one of the two. */
        ImportSheet: {
            file_id?: components["schemas"]["ImportFileId"];
            text?: string | null;
            /** @description Name of the sheet; the first when absent. */
            sheet?: string | null;
        };
        /** @description Sub-tables that are not named are left out. */
        ImportSubmodules: components["schemas"]["SubmoduleStatus"][];
        /**
         * @description How a cell becomes a value: as it is; without spaces around; as a number; as a date or a time of the caller's time zone; as the option, the person or the department of that name.
         * @enum {string}
         */
        ImportTransform: "none" | "trim" | "number" | "date" | "time" | "option" | "person" | "department";
        ImportTrial: {
            row_count: number;
            /** @description Rows of this call. */
            tried: number;
            /** @description Of those the ones that would be left out. */
            refused: number;
            issues: components["schemas"]["ImportIssue"][];
            /** @description Where the next call begins; null after the last row. */
            next: number | null;
        };
        /** @description What a connection test found. */
        IntegrationCheck: {
            ok: boolean;
            /** @enum {string} */
            found: "accepted" | "incomplete" | "target_refused" | "unreachable" | "insecure" | "timeout" | "too_large" | "unreadable" | "refused" | "base_unknown";
            /** @description What was found and what to do, in the caller's language. */
            message: string;
        };
        Invitation: {
            ws_id: components["schemas"]["Id"];
            customer_name: string;
            /** @description The name that the workspace gave the caller. */
            real_name: string;
            /** @description Name of the person who invites; null once they have left the workspace. */
            invited_by: string | null;
            roles: components["schemas"]["Role"][];
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
        LeftColumn: {
            id: components["schemas"]["Id"];
            field: components["schemas"]["FieldPath"];
            /** @description How many records, or rows of a sub-table, have one. */
            values: number;
            /**
             * @description A removed field comes back with its values when the form has it again; a converted one has newer values.
             * @enum {string}
             */
            reason: "removed" | "converted";
            /** @description The field as the form had it last; null for one that left before this was kept. */
            definition: components["schemas"]["FormField"] | null;
        };
        /** @enum {string} */
        Locale: "zh-CN" | "en-US";
        /** @description Wrong passwords after which tries are slowed down; at most 10 are evaluated in 15 minutes (AUTH-47, P13). */
        LockAfter: number;
        /**
         * @description TABLE-03.
         * @example {
         *       "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "logical_table_name": "Open repairs",
         *       "is_default": false,
         *       "filter_conditions": {
         *         "logicalOperator": "any",
         *         "children": [
         *           {
         *             "kind": "condition",
         *             "field": "status",
         *             "operator": "eq",
         *             "value": "open"
         *           }
         *         ]
         *       },
         *       "isShared": false,
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        LogicalTable: {
            logical_table_id: components["schemas"]["Id"];
            /** @description The physical table it is a view of. */
            table_id: components["schemas"]["Id"];
            logical_table_name: string;
            /** @description Made with the table; it shows every record until it is changed. */
            is_default: boolean;
            filter_conditions: components["schemas"]["FilterConditions"];
            isShared: boolean;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        /** @example Open repairs */
        LogicalTableName: string;
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
            totp_code?: components["schemas"]["EnteredTotpCode"];
            recovery_code?: components["schemas"]["EnteredRecoveryCode"];
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
            texts?: components["schemas"]["LoginPageTexts"];
        };
        LoginPageInput: {
            /** @description The id that was read; another one is refused. */
            id?: components["schemas"]["Id"];
            /** @constant */
            widgetType: "loginPage";
            frontMeta: components["schemas"]["LoginPageFrontMeta"];
        };
        /**
         * @description Words of the sign-in and register pages by language. A word that is absent in a language is the platform's in that language, else the one that is shipped.
         * @example {
         *       "zh-CN": {
         *         "loginTitle": "欢迎使用采购平台"
         *       },
         *       "en-US": {
         *         "loginTitle": "Welcome to procurement",
         *         "footer": "© Acme"
         *       }
         *     }
         */
        LoginPageTexts: {
            "zh-CN"?: components["schemas"]["LoginPageWords"];
            "en-US"?: components["schemas"]["LoginPageWords"];
        };
        /** @description CFG-01. */
        LoginPageWidget: {
            id: components["schemas"]["Id"];
            /** @constant */
            widgetType: "loginPage";
            frontMeta: components["schemas"]["LoginPageFrontMeta"];
        };
        /** @description Words in one language; an empty one counts as absent. */
        LoginPageWords: {
            loginTitle?: string;
            loginSubtitle?: string;
            username?: string;
            usernamePlaceholder?: string;
            usernameRequired?: string;
            password?: string;
            passwordPlaceholder?: string;
            passwordRequired?: string;
            captcha?: string;
            remember?: string;
            submit?: string;
            signUpText?: string;
            signUpLink?: string;
            registerTitle?: string;
            registerSubtitle?: string;
            registerUsername?: string;
            registerPassword?: string;
            registerConfirm?: string;
            customerName?: string;
            telephone?: string;
            agree?: string;
            registerSubmit?: string;
            signInText?: string;
            signInLink?: string;
            slide1Title?: string;
            slide1Text?: string;
            slide2Title?: string;
            slide2Text?: string;
            slide3Title?: string;
            slide3Text?: string;
            /** @description Lines at the foot of the page, in place of those of copyrightList. */
            footer?: string;
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
         * @description MENU-01. Its meta are id, type, hasChildren and front_meta.
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "menu_name": "Repairs",
         *       "father_id": -1,
         *       "before_id": null,
         *       "menu_icon": "1",
         *       "menu_level": 1,
         *       "type": "link",
         *       "hasChildren": false,
         *       "is_visible": true,
         *       "front_meta": {
         *         "model_type": "logical_table",
         *         "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
         *       },
         *       "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *       "datasource_type": "falconTable",
         *       "word_template": null,
         *       "excel_template": null,
         *       "view_config": {},
         *       "rights": {
         *         "query": true,
         *         "add": true,
         *         "edit": true,
         *         "delete": false,
         *         "export": false,
         *         "import": false
         *       },
         *       "children": [],
         *       "version": 2
         *     }
         */
        Menu: {
            id: components["schemas"]["Id"];
            menu_name: string;
            father_id: components["schemas"]["MenuFatherId"];
            /** @description The menu after it; null for the last one. */
            before_id: string | null;
            menu_icon: string;
            /** @description 1 at the top (contradictions 65). */
            menu_level: number;
            /** @description The category that it is shown in; one below another menu is shown in the category of that one. */
            c_id?: components["schemas"]["Id"];
            /**
             * @description A link opens something.
             * @enum {string}
             */
            type: "menu" | "link";
            hasChildren: boolean;
            is_visible: boolean;
            /** @description What it opens; null without a link. */
            front_meta: components["schemas"]["MenuFrontMeta"] | null;
            /** @description Of a menu that opens one. */
            logical_table_id?: components["schemas"]["Id"];
            /** @description Of a menu that opens one. */
            external_link?: string;
            datasource_type?: components["schemas"]["DatasourceType"];
            word_template: components["schemas"]["MenuTemplate"];
            excel_template: components["schemas"]["MenuTemplate"];
            view_config: components["schemas"]["MenuViewConfig"];
            menu_logical?: components["schemas"]["MenuLink"];
            /** @description What the caller may do in it. */
            rights: components["schemas"]["MenuRights"];
            children: components["schemas"]["Menu"][];
            /** @description For If-Match. */
            version: number;
        };
        /** @description MENU-22. */
        MenuAuthConfig: {
            id: components["schemas"]["Id"];
            menu_id: components["schemas"]["Id"];
            menu_name: string;
            subject_type: components["schemas"]["GrantSubject"];
            subject_id: components["schemas"]["Id"];
            subject_name: string;
            rights: components["schemas"]["MenuRights"];
            visible_fields: components["schemas"]["MenuVisibleFields"];
            data_scope: components["schemas"]["MenuDataScope"];
            for_api: boolean;
            /** @description What no longer fits the table; absent when everything does. A field that left the form is left out, and a filter that names one opens no records. */
            faults?: components["schemas"]["MenuAuthFault"][];
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        MenuAuthConfigInput: {
            menu_id: components["schemas"]["Id"];
            subject_type: components["schemas"]["GrantSubject"];
            subject_id: components["schemas"]["Id"];
            rights: components["schemas"]["MenuRights"];
            visible_fields: components["schemas"]["MenuVisibleFields"];
            data_scope: components["schemas"]["MenuDataScope"];
            /**
             * @description It holds for the subject's API keys as well.
             * @default false
             */
            for_api?: boolean;
        };
        MenuAuthFault: {
            /** @description Into the authorisation, such as /visible_fields/fields/0/field. */
            pointer: string;
            /** @description In the caller's language. */
            message: string;
        };
        /** @description Which records; told apart by `kind`. */
        MenuDataScope: components["schemas"]["MenuScopeAll"] | components["schemas"]["MenuScopeOwn"] | components["schemas"]["MenuScopeDepartments"] | components["schemas"]["MenuScopeFilter"];
        /** @description The menu above; -1 at the top level (MENU-02). */
        MenuFatherId: -1 | components["schemas"]["Id"];
        /** @description Every field, those that are added later included. */
        MenuFieldsAll: {
            /** @constant */
            kind: "all";
        };
        /** @description Only these fields. */
        MenuFieldsListed: {
            /** @constant */
            kind: "listed";
            fields: {
                field: components["schemas"]["FieldId"];
                can_edit: boolean;
            }[];
        };
        /** @description What a menu opens (MENU-05); told apart by `model_type`. */
        MenuFrontMeta: components["schemas"]["MenuModelTable"] | components["schemas"]["MenuModelExternal"] | components["schemas"]["MenuModelWidget"] | components["schemas"]["MenuModelWidgetList"] | components["schemas"]["MenuModelPage"] | components["schemas"]["MenuModelPlugin"] | components["schemas"]["MenuModelChart"];
        /**
         * @description '2' of new menus, '1' of renamed or edited ones (MENU-03), or the name of a built-in icon.
         * @example 2
         * @example wrench
         */
        MenuIcon: string;
        /** @description The link record of a menu, `menu_logical`. */
        MenuLink: {
            id: components["schemas"]["Id"];
            menu_id: components["schemas"]["Id"];
            front_meta: components["schemas"]["MenuFrontMeta"];
            /** @description Of a menu that opens one. */
            logical_table_name?: string;
            p_table_id?: components["schemas"]["Id"];
            view_config: components["schemas"]["MenuViewConfig"];
            /** @description For If-Match. */
            version: number;
        };
        /** @description A chart, which is a page document of the kind chart. */
        MenuModelChart: {
            /** @constant */
            model_type: "dataVisualPage";
            page_id: components["schemas"]["Id"];
        };
        /** @description An external link. */
        MenuModelExternal: {
            /** @constant */
            model_type: "external_link";
            external_link: components["schemas"]["ExternalLink"];
        };
        /** @description A custom page. */
        MenuModelPage: {
            /** @constant */
            model_type: "customizePage";
            page_id: components["schemas"]["Id"];
        };
        MenuModelPlugin: {
            /** @constant */
            model_type: "plugin";
            plugin_id: components["schemas"]["Id"];
        };
        /** @description A logical form, of this application or shared with it. */
        MenuModelTable: {
            /** @constant */
            model_type: "logical_table";
            logical_table_id: components["schemas"]["Id"];
            /** @description When the table is another application's. */
            share_id?: components["schemas"]["Id"];
        };
        /** @description One custom widget; kept for stored menus, and offered under custom page (contradictions 18). */
        MenuModelWidget: {
            /** @constant */
            model_type: "falcon_widget";
            component_id: components["schemas"]["Id"];
        };
        /** @description A custom list table, which shows the records of a logical table in a custom widget. */
        MenuModelWidgetList: {
            /** @constant */
            model_type: "falcon_widget_list";
            component_id: components["schemas"]["Id"];
            logical_table_id: components["schemas"]["Id"];
        };
        /**
         * @description Required (MENU-12).
         * @example Repairs
         */
        MenuName: string;
        /** @description Each right is granted or not; without `query` the others mean nothing. */
        MenuRights: {
            query: boolean;
            add: boolean;
            edit: boolean;
            delete: boolean;
            export: boolean;
            import: boolean;
        };
        MenuScopeAll: {
            /** @constant */
            kind: "all";
        };
        /** @description Records that people of the person's departments made. */
        MenuScopeDepartments: {
            /** @constant */
            kind: "departments";
            /** @description With everything below these departments. */
            is_deep?: boolean;
        };
        /** @description Records for which the conditions hold. A filter without conditions is refused, for it would show every record: `all` says so. New and changed records have to match as well. */
        MenuScopeFilter: {
            /** @constant */
            kind: "filter";
            filter: components["schemas"]["FilterConditions"];
        };
        /** @description Records that the person made. */
        MenuScopeOwn: {
            /** @constant */
            kind: "own";
        };
        /** @description An export template that the menu offers; null for none. */
        MenuTemplate: string | null;
        /** @description How the linked content is shown; the table's own list view decides what is not given. */
        MenuViewConfig: {
            /**
             * @description Where an external link opens; a frame without it.
             * @enum {string}
             */
            open_in?: "frame" | "window";
            /** @description Pixels of a frame; the rest of the window without it. */
            height?: number;
            list?: components["schemas"]["TableListView"];
            statistics?: components["schemas"]["StatisticPanel"];
            parameters?: components["schemas"]["FilterParameters"];
        };
        /** @description Which fields are shown and may be edited; told apart by `kind`. */
        MenuVisibleFields: components["schemas"]["MenuFieldsAll"] | components["schemas"]["MenuFieldsListed"];
        /** @description A three-way merge of what is stored now and what was sent; nothing of it is saved. */
        Merge: {
            /** @description Every change of both; in conflicts what is stored, or what was sent where that was removed. */
            value: {
                [key: string]: unknown;
            };
            /** @description What both changed, each to another value. */
            conflicts: components["schemas"]["MergeConflict"][];
            /** @description What only the stored value changed; it is in the merged one. */
            taken: components["schemas"]["TakenChange"][];
        };
        MergeConflict: {
            /** @description JSON pointer into the merged value. */
            pointer: string;
            /** @description The field's name, in the caller's language. */
            label?: string;
            /** @description The value that both began with; null when there was none. */
            base: unknown;
            /** @description The value that was sent; null when it was removed. */
            mine: unknown;
            /** @description The value that is stored now; null when it was removed. */
            theirs: unknown;
            /** @description Who changed the stored value; empty when that is not known. */
            author: string;
            /**
             * Format: date-time
             * @description When they did.
             */
            changed_at: string | null;
        };
        /**
         * @description At least 6 characters here; the platform's password pattern decides beyond that (VAL-05, VAL-06, contradictions 9).
         * @example Blue-lamp-42
         */
        NewPassword: string;
        NewRecoveryCodes: {
            /** @description Each opens a session once in place of the app. They are answered this once. */
            recovery_codes: string[];
        };
        NodePlace: {
            /** @description Where the node itself is written, and then each node that brought the fragment around it, from the inside out. */
            written: components["schemas"]["DocumentPlace"][];
            /** @description Changes of administrators to one of those nodes. */
            changed: components["schemas"]["OverlayPlace"][];
        };
        /** @description By JSON pointer into the compiled document. */
        NodePlaces: {
            [key: string]: components["schemas"]["NodePlace"];
        };
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "title": "Maintenance on Sunday",
         *       "content": "From 8 to 10 in the morning.",
         *       "scope": "workspace",
         *       "targets": {
         *         "to": "everybody"
         *       },
         *       "state": "published",
         *       "publish_at": "2026-11-21T10:00:00.000Z",
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        Notice: {
            id: components["schemas"]["Id"];
            title: string;
            content: string;
            scope: components["schemas"]["NoticeScope"];
            /** @description Readers who do not manage it see only that it is for everybody. */
            targets: components["schemas"]["NoticeTargets"];
            state: components["schemas"]["NoticeState"];
            /**
             * Format: date-time
             * @description Null for a draft without a planned time.
             */
            publish_at: string | null;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        /** @description Plain text. */
        NoticeContent: string;
        /**
         * @description Chosen customers; for notices of the platform.
         * @example {
         *       "to": "customers",
         *       "ws_ids": [
         *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
         *       ]
         *     }
         */
        NoticeForCustomers: {
            /** @constant */
            to: "customers";
            ws_ids: components["schemas"]["Id"][];
        };
        /**
         * @description Chosen departments with everything below them; for notices of a workspace.
         * @example {
         *       "to": "departments",
         *       "department_ids": [
         *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
         *       ]
         *     }
         */
        NoticeForDepartments: {
            /** @constant */
            to: "departments";
            department_ids: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "to": "everybody"
         *     }
         */
        NoticeForEverybody: {
            /** @constant */
            to: "everybody";
        };
        /**
         * Format: date-time
         * @description From when a published notice is seen; null is at once. Left out, a new one is seen at once.
         * @example 2026-11-21T10:00:00.000Z
         */
        NoticePublishAt: string | null;
        /**
         * @description Whose notice it is. Without it the caller's own scope.
         * @enum {string}
         */
        NoticeScope: "platform" | "workspace";
        /** @enum {string} */
        NoticeState: "draft" | "published" | "withdrawn";
        /** @description Who sees it (PH-12). Without it everybody of the scope, for the platform all customers. */
        NoticeTargets: components["schemas"]["NoticeForEverybody"] | components["schemas"]["NoticeForCustomers"] | components["schemas"]["NoticeForDepartments"];
        NoticeTitle: string;
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "category": "notice",
         *       "title": "Maintenance on Sunday",
         *       "content": "From 8 to 10 in the morning.",
         *       "link": "/notice-detail?noticeId=01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "read": false,
         *       "created_at": "2026-11-21T10:00:00.000Z"
         *     }
         */
        Notification: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["NotificationCategoryId"];
            title: string;
            /** @description Plain text; of a notice, its first 200 characters. */
            content: string;
            /** @description Path of the product that it leads to; empty for none. */
            link: string;
            read: boolean;
            /** @description When it was told; of a notice, its publish_at. */
            created_at: components["schemas"]["Time"];
        };
        NotificationCategory: {
            id: components["schemas"]["NotificationCategoryId"];
            /** @example Notices */
            name: string;
        };
        /** @enum {string} */
        NotificationCategoryId: "notice" | "task" | "approval" | "record" | "system";
        /** @enum {string} */
        OcrCertType: "idCard" | "passport" | "businessLicense" | "bankCard" | "driverLicense" | "vehicleLicense" | "invoice";
        /**
         * @example {
         *       "code": "idCard",
         *       "label": "Identity card"
         *     }
         */
        OcrDictEntry: {
            code: string;
            /** @description In the caller's language. */
            label: string;
        };
        /**
         * @example {
         *       "field": "name",
         *       "label": "Name",
         *       "type": "text"
         *     }
         * @example {
         *       "field": "sex",
         *       "label": "Gender",
         *       "type": "dict",
         *       "dict": "gender"
         *     }
         */
        OcrField: {
            /** @description Its name in the result of a recognition. */
            field: string;
            /** @description In the caller's language. */
            label: string;
            /** @enum {string} */
            type: "text" | "number" | "date" | "dict";
            /**
             * @description For the type `dict` its dictionary.
             * @enum {string}
             */
            dict?: "gender" | "nation";
        };
        OpenedFile: {
            id: components["schemas"]["Id"];
            url: components["schemas"]["SignedUrl"];
            /** @description The name that it was uploaded with. */
            filename: string;
            /** @description Bytes of what is stored. */
            size: number;
            mime: string;
            /** @description Pixels; 0 for what is no image. */
            width: number;
            /** @description Pixels; 0 for what is no image. */
            height: number;
            /** @description Smaller pictures of an image, the smallest first. */
            variants: {
                url: components["schemas"]["SignedUrl"];
                width: number;
                height: number;
            }[];
        };
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
            /** @description How often it was denied within its minute; 1 for all else. */
            count: number;
            /** @description Values that are left out because of their length, with it in bytes; they are null. */
            cut: {
                before?: number;
                after?: number;
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
            id?: components["schemas"]["Id"];
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
        Option: {
            /** @description Stored; it stays when the label changes. */
            value: string;
            label: components["schemas"]["FormName"];
            colour?: components["schemas"]["Colour"];
            /** @description It can be read but no longer chosen. */
            is_disabled?: boolean;
            /** @description The next level of a cascade. */
            children?: components["schemas"]["Option"][];
        };
        /** @description Where options come from. */
        OptionSource: components["schemas"]["OptionsFixed"] | components["schemas"]["OptionsOfTable"];
        /** @description As Telephone, or empty for none. */
        OptionalTelephone: string;
        OptionsFixed: {
            /** @constant */
            source: "fixed";
            /** @description A select without options is an error of the form (TABLE-21). */
            options: components["schemas"]["Option"][];
        };
        /** @description The values of a field of a logical table that the caller may read, each once. */
        OptionsOfTable: {
            /** @constant */
            source: "table";
            logical_table_id: components["schemas"]["Id"];
            field: components["schemas"]["FieldPath"];
            filter?: components["schemas"]["FilterConditions"];
        };
        OrganisationDepartment: {
            id: components["schemas"]["Id"];
            department_name: string;
        };
        /** @description A position or team tag as a person holds it. */
        OrganisationTag: {
            id: components["schemas"]["Id"];
            tagName: string;
        };
        /** @description What still uses it. */
        OrganisationUseDetail: {
            uses: {
                /** @enum {string} */
                kind: "department" | "user" | "user_group" | "notice" | "application";
                count: number;
            }[];
        };
        /** @description People of the workspace, by account id. */
        OrganisationUserIds: components["schemas"]["Id"][];
        /**
         * @description A field, with "-" from the end.
         * @enum {string}
         */
        OrganisationUserSort: "real_name" | "-real_name" | "created_at" | "-created_at";
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
        /** @description One operation of a published overlay. */
        OverlayPlace: {
            /** @enum {string} */
            layer: "platform" | "workspace";
            /** @description Which operation, counted from 1. */
            operation: number;
            /** @enum {string} */
            op: "set" | "unset" | "insert" | "remove" | "move";
            /** @description What it changes of the node; empty for the whole node. */
            path: string;
        };
        /** @description The telephone takes part in signing in; the home workspace changes it (AUTH-17). */
        OwnAccountChange: {
            real_name?: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            avatar?: components["schemas"]["ImageUrl"];
            introduction?: string;
            color_scheme?: components["schemas"]["ColorScheme"];
        };
        OwnTotp: {
            is_set_up: boolean;
            set_up_at?: components["schemas"]["Time"];
            policy: components["schemas"]["TotpPolicy"];
            /** @description Whether setting it up asks for the password. */
            needs_password: boolean;
            recovery_codes_left: number;
        };
        PageDocument: {
            id: components["schemas"]["Id"];
            application_id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["CustomPageKind"];
            /** @description The page document. */
            document: {
                [key: string]: unknown;
            };
            published: boolean;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
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
        PageFavourite: {
            appId: components["schemas"]["Id"];
            /** @description By page id, and in it by field, the width of the column in pixels. */
            frontMeta: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        PageShare: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["PageShareType"];
            name: string;
            application: components["schemas"]["ShareApplication"];
            created_at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        PageShareType: "menu" | "customizePage" | "plugin";
        /** @description A public key; a password is sent as a compact JWE with the header's `kid` naming it (AUTH-44). */
        PasswordKey: {
            kid: string;
            /** @constant */
            alg: "RSA-OAEP-256";
            /** @constant */
            enc: "A256GCM";
            /** @constant */
            kty: "RSA";
            /** @description The modulus, base64url. */
            n: string;
            /** @description The exponent, base64url. */
            e: string;
        };
        /**
         * @description For new passwords (VAL-06): up to eight lookaheads for a class of characters, then how long it is, such as `^(?=.*[A-Za-z])(?=.*\d).{8,}$`. Other expressions are refused, because a browser may take for ever over them.
         * @example ^(?=.*[A-Za-z])(?=.*\d).{8,}$
         */
        PasswordPattern: string;
        PasswordProof: {
            /** @description The caller's password. Accounts without one send none. */
            password?: string;
        };
        /** @example Anna Li */
        PersonName: string;
        /** @description TABLE-02. */
        PhysicalTable: {
            table_id: components["schemas"]["Id"];
            table_name: string;
            db_table_name: string;
            datasource_type: components["schemas"]["DatasourceType"];
            physical_table_category_id: components["schemas"]["Id"];
            /** @description The same category; both names are on the wire. */
            category_id: components["schemas"]["Id"];
            /** @description Records; absent where counting them would be dear. */
            count?: number;
            /** @description It has a form (TABLE-09). */
            isConfigured: boolean;
            /** @description It came with the application. */
            isDefault: boolean;
            /** @description It cannot be shared again (SHARE-01). */
            isShared: boolean;
            /** @description Its logical tables in their stored order. */
            children: components["schemas"]["LogicalTable"][];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        /** @description TABLE-02, with the design of the form. */
        PhysicalTableDetail: {
            table_id: components["schemas"]["Id"];
            table_name: string;
            db_table_name: string;
            datasource_type: components["schemas"]["DatasourceType"];
            physical_table_category_id: components["schemas"]["Id"];
            category_id: components["schemas"]["Id"];
            /** @description Records; absent where counting them would be dear. */
            count?: number;
            isConfigured: boolean;
            isDefault: boolean;
            isShared: boolean;
            children: components["schemas"]["LogicalTable"][];
            form_config: components["schemas"]["FormConfig"];
            /** @description Null for people who may not edit the application. */
            db_config: components["schemas"]["TableDbConfig"] | null;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        /** @description The row before which it is put; null, and nothing, put it last. */
        PlaceBefore: string | null;
        /** @description All that a header or panel needs to show it. */
        PlacedPlugin: {
            key: string;
            /** @description The placement's title or the plugin's name. */
            title: string;
            icon: components["schemas"]["ImageUrl"];
            entry: string;
            place: components["schemas"]["PluginPlace"];
            permissions: components["schemas"]["PluginPermission"][];
            z_index: number;
            enabled: boolean;
        };
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
        /**
         * @description PLUG-01.
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "key": "site-map",
         *       "name": "Site map",
         *       "description": "Shows where the work is done.",
         *       "icon": "",
         *       "entry": "https://plugins.example.com/site-map/index.html",
         *       "plugin_version": "1.2.0",
         *       "location_configuration": {
         *         "places": [
         *           {
         *             "place": "applicationHeader",
         *             "opens": "drawer"
         *           }
         *         ],
         *         "z_index": 10
         *       },
         *       "authorization": {
         *         "permissions": [
         *           "readApplication"
         *         ]
         *       },
         *       "enabled": true,
         *       "installed": true,
         *       "purchased": true,
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        Plugin: {
            id: components["schemas"]["Id"];
            key: string;
            name: string;
            description: string;
            icon: components["schemas"]["ImageUrl"];
            entry: string;
            plugin_version: string;
            location_configuration: components["schemas"]["PluginLocationConfiguration"];
            /** @description Only system roles read `customers`. */
            authorization: components["schemas"]["PluginAuthorization"];
            /** @description For system roles in the registry; for others in their workspace, false while the registry's is off. */
            enabled: boolean;
            /** @description In the caller's workspace; false for system roles. */
            installed: boolean;
            /** @description Whether the caller's workspace may install it; true for system roles. */
            purchased: boolean;
            /** @description Workspaces that installed it; only in getPluginDetail, and for system roles alone (PH-11). */
            holders?: {
                ws_id: components["schemas"]["Id"];
                customer_name: string;
                enabled: boolean;
            }[];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        PluginAuthorization: {
            permissions: components["schemas"]["PluginPermission"][];
            /** @description Who sees the plugin; everybody without it. */
            roles?: components["schemas"]["Role"][];
            /** @description Workspaces (ws_id) that may install it; all of them without it. */
            customers?: components["schemas"]["Id"][];
        };
        PluginAvailability: {
            available: boolean;
        };
        /**
         * @description The page that the sandboxed frame opens; https alone (PLUG-13, PLUG-14).
         * @example https://plugins.example.com/site-map/index.html
         */
        PluginEntry: string;
        /**
         * @description Names the plugin for ever; unique in the registry.
         * @example site-map
         */
        PluginKey: string;
        PluginKeys: components["schemas"]["PluginKey"][];
        /** @description Where the plugin may be placed; each place at most once (PLUG-09). */
        PluginLocationConfiguration: {
            places: components["schemas"]["PluginPlace"][];
            /**
             * @description LIM-15.
             * @default 10
             */
            z_index?: number;
        };
        /** @description What the caller sees; whoever may save sees disabled ones, too. Saving takes `key` and `title` of each entry. */
        PluginLocations: {
            locations: {
                header: components["schemas"]["PlacedPlugin"][];
                bottomPanel: components["schemas"]["PlacedPlugin"][];
            };
            /** @description For If-Match; 0 before anything was placed. */
            version: number;
        };
        /** @description Plugins by place, in the order in which they show. */
        PluginLocationsInput: {
            header?: components["schemas"]["PluginPlacements"];
            bottomPanel?: components["schemas"]["PluginPlacements"];
        };
        /** @description Unique in the registry; outer spaces are cut off. */
        PluginName: string;
        /**
         * @description What the button opens the frame in.
         * @enum {string}
         */
        PluginOpening: "drawer" | "dialog" | "page";
        /**
         * @description What the frame may ask the product for by message; everything else is refused (PLUG-14).
         * @enum {string}
         */
        PluginPermission: "readUser" | "readApplication" | "readRecords" | "writeRecords" | "openPage" | "showMessage" | "downloadFile" | "uploadFile";
        /** @description Told apart by `place`. */
        PluginPlace: components["schemas"]["PluginPlaceWorkbenchHeader"] | components["schemas"]["PluginPlaceApplicationHeader"] | components["schemas"]["PluginPlaceBottomPanel"] | components["schemas"]["PluginPlaceMenu"];
        /** @description A button in an application's header. */
        PluginPlaceApplicationHeader: {
            /** @constant */
            place: "applicationHeader";
            opens: components["schemas"]["PluginOpening"];
        };
        /** @description A tab of the panel below, which is 400 pixels or the full page high (SHELL-23). */
        PluginPlaceBottomPanel: {
            /** @constant */
            place: "bottomPanel";
            /** @description False without it. */
            open_at_start?: boolean;
        };
        /** @description The content of a menu that is linked to it; it is linked with the menu, not in `locations`. */
        PluginPlaceMenu: {
            /** @constant */
            place: "menu";
        };
        /** @description A button in the workbench's header. */
        PluginPlaceWorkbenchHeader: {
            /** @constant */
            place: "workbenchHeader";
            opens: components["schemas"]["PluginOpening"];
        };
        /** @description A key stands at most once. */
        PluginPlacements: {
            key: components["schemas"]["PluginKey"];
            /** @description Shown instead of the plugin's name. */
            title?: string;
        }[];
        PluginService: {
            /** @enum {string} */
            key: "sql" | "ocr" | "external_login" | "pluginmanage" | "remark";
            /** @description In the caller's language. */
            name: string;
            /**
             * @description First part of the gateway's addresses.
             * @example /ocr
             */
            prefix: string;
            available: boolean;
        };
        /**
         * @description The plugin's own version; `version` is the one of the row.
         * @example 1.2.0
         */
        PluginVersion: string;
        Position: {
            id: components["schemas"]["Id"];
            tagName: string;
            domain: components["schemas"]["PositionDomain"];
            /** @description False keeps it out of new choices. */
            enabled: boolean;
            created_at: components["schemas"]["Time"];
            version: number;
        };
        /**
         * @description duty: what a person is; team: what a person is in a team.
         * @enum {string}
         */
        PositionDomain: "duty" | "team";
        /** @description Outer spaces are cut off; unique in its domain. */
        PositionName: string;
        PreferenceTheme: {
            /** @description Further theme values by name. */
            extend: {
                [key: string]: string | number | boolean | null;
            };
        };
        PublicLink: {
            id: components["schemas"]["Id"];
            menu_id: components["schemas"]["Id"];
            title: string;
            fields: components["schemas"]["FieldPath"][];
            record_id: string | null;
            filter: components["schemas"]["FilterConditions"] | null;
            expires_at: components["schemas"]["Time"];
            /** Format: date-time */
            last_used_at: string | null;
            created_at: components["schemas"]["Time"];
            created_by: components["schemas"]["RecordAuthor"];
        };
        PublicLinkMade: {
            link: components["schemas"]["PublicLink"];
            /** @description Not stored, and never told again; 128 bits or more (P33). */
            token: string;
            /** @description Path with the token in its fragment, /share/list#… */
            address: string;
        };
        /**
         * @description 1 published, 2 not (TPL-05, TPL-10).
         * @enum {integer}
         */
        PublishState: 1 | 2;
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
            max_configuration_mb: components["schemas"]["CustomerQuotaLimit"];
        };
        /** @description Which limit it is, and who can raise it. */
        QuotaDetail: {
            /** @enum {string} */
            quota: "max_users" | "max_storage_mb" | "max_configuration_mb";
            limit: number;
            /** @description With what the call would have added. */
            used: number;
            /** @description Roles that can raise it, with configureCustomerQuota. */
            roles: components["schemas"]["Role"][];
        };
        QuotaInput: {
            max_users?: components["schemas"]["CustomerQuotaLimit"];
            max_apps?: components["schemas"]["CustomerQuotaLimit"];
            max_tables?: components["schemas"]["CustomerQuotaLimit"];
            max_records?: components["schemas"]["CustomerQuotaLimit"];
            max_storage_mb?: components["schemas"]["CustomerQuotaLimit"];
            max_configuration_mb?: components["schemas"]["CustomerQuotaLimit"];
        };
        /**
         * @description REC-01; the table_id there is p_table_id, or l_table_id where it was read through one. What people read for ids and codes is in `display`.
         * @example {
         *       "record_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "p_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *       "data": {
         *         "title": "Broken pump",
         *         "status": "open",
         *         "owner": "01JD3Q4V9M8X2T6W5R7Y1Z0GHJ",
         *         "tags": [
         *           "pump",
         *           "urgent"
         *         ]
         *       },
         *       "display": {
         *         "status": "Open",
         *         "owner": "Ann Lee",
         *         "tags": [
         *           "Pump",
         *           "Urgent"
         *         ]
         *       },
         *       "files": [],
         *       "rights": {
         *         "edit": true,
         *         "delete": false
         *       },
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "created_by": {
         *         "id": "01JD3Q4V9M8X2T6W5R7Y1Z0GHJ",
         *         "real_name": "Ann Lee"
         *       },
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        Record: {
            record_id: components["schemas"]["Id"];
            p_table_id: components["schemas"]["Id"];
            l_table_id?: components["schemas"]["Id"];
            menu_id?: components["schemas"]["Id"];
            data: components["schemas"]["RecordData"];
            /** @description Texts in the caller's language by field, for options, people, departments, records, files, computed values and numbers with a unit; a list where the value is one. Fields that read as they are do not appear. */
            display: {
                [key: string]: string | string[];
            };
            /** @description The files of its fields. */
            files: components["schemas"]["RecordFile"][];
            rights: components["schemas"]["RecordRights"];
            created_at: components["schemas"]["Time"];
            created_by: components["schemas"]["RecordAuthor"];
            updated_at: components["schemas"]["Time"];
            /** @description In the trash only. */
            deleted_at?: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        RecordAddress: {
            /** @constant */
            kind: "address";
            /** @description Codes of the regions, largest first. */
            region?: string[];
            detail?: string;
            longitude?: number;
            latitude?: number;
        };
        /** @description Null when the system or a share made it. */
        RecordAuthor: {
            id: components["schemas"]["Id"];
            real_name: string;
        } | null;
        /** @description Exactly one of `records` and `match` says which records are meant. */
        RecordBulkDelete: {
            records?: components["schemas"]["RecordChoice"];
            match?: components["schemas"]["RecordMatch"];
        };
        /**
         * @example {
         *       "done": 41,
         *       "unchanged": 2,
         *       "left_out": 1,
         *       "reasons": [
         *         {
         *           "record_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *           "title": "Broken pump",
         *           "code": "invalid_request",
         *           "message": "Cost: A value is required."
         *         }
         *       ]
         *     }
         */
        RecordBulkResult: {
            /** @description Records that were changed or deleted. */
            done: number;
            /** @description Records that had these values already. */
            unchanged: number;
            /** @description Records that could not be changed or deleted. */
            left_out: number;
            /** @description Why, for the first 200 of them. */
            reasons: components["schemas"]["RecordLeftOut"][];
        };
        /** @description Exactly one of `records` and `match` says which records are meant. */
        RecordBulkUpdate: {
            records?: components["schemas"]["RecordChoice"];
            match?: components["schemas"]["RecordMatch"];
            data: components["schemas"]["RecordData"];
        };
        RecordChange: {
            data: components["schemas"]["RecordData"];
        };
        RecordChoice: {
            record_id: components["schemas"]["Id"];
            /** @description Of another version now the record is left out. */
            seen_version?: number;
        }[];
        /**
         * @description One column of a list of records, in the caller's language.
         * @example {
         *       "field": "status",
         *       "label": "Status",
         *       "kind": "tag",
         *       "options": [
         *         {
         *           "value": "open",
         *           "label": "Open"
         *         }
         *       ],
         *       "is_sortable": true,
         *       "is_range": false
         *     }
         */
        RecordColumn: {
            field: components["schemas"]["FieldPath"];
            label: string;
            /**
             * @description How its values are written; a text is what `display` has, else the value.
             * @enum {string}
             */
            kind: "text" | "number" | "date" | "datetime" | "boolean" | "tag";
            /** @enum {string} */
            align?: "start" | "center" | "end";
            /** @description Pixels. */
            width?: number;
            /** @description Of a number; digits behind the point. */
            digits?: number;
            /** @description Of a tag; what its values are called. */
            options?: {
                value: string;
                label: string;
            }[];
            is_sortable: boolean;
            /** @description Its values have `from` and `to`. */
            is_range: boolean;
        };
        /**
         * @description Values by field id. A value that does not fit its field answers invalid_request with the pointer `/data/<field>`; computed, serial and system fields are refused, and so are fields that the caller may not edit. Answers also have values of linked records, by path (`customer.city`).
         * @example {
         *       "title": "Broken pump",
         *       "status": "open",
         *       "due": "2026-11-30",
         *       "amount": 1250.5,
         *       "owner": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "tags": [
         *         "pump",
         *         "urgent"
         *       ],
         *       "period": {
         *         "kind": "range",
         *         "from": "2026-11-01",
         *         "to": "2026-11-30"
         *       },
         *       "parts": [
         *         {
         *           "kind": "row",
         *           "row_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *           "data": {
         *             "part": "Seal",
         *             "count": 2
         *           }
         *         },
         *         {
         *           "kind": "row",
         *           "data": {
         *             "part": "Bolt",
         *             "count": 8
         *           }
         *         }
         *       ]
         *     }
         */
        RecordData: {
            [key: string]: components["schemas"]["RecordValue"];
        };
        RecordExport: {
            /** @description An export template; a plain sheet without it. */
            template_id?: components["schemas"]["Id"];
            /** @description In this order; at least one (TPL-04). */
            fields: components["schemas"]["FieldPath"][];
            /** @description Only these records; without them all that filter and search let through. */
            ids?: components["schemas"]["Id"][] | null;
            /**
             * @description Of a plain sheet; a template has its own.
             * @default xlsx
             * @enum {string}
             */
            format?: "xlsx" | "csv";
            sort?: components["schemas"]["RecordSort"];
            search?: string;
            filter?: components["schemas"]["FilterConditions"];
            parameters?: components["schemas"]["FilterParameters"];
            /**
             * @description As in RecordQuery.
             * @default false
             */
            skip_empty?: boolean;
        };
        RecordFieldChange: {
            field: components["schemas"]["FieldId"];
            label: string;
            before?: components["schemas"]["RecordValue"];
            after?: components["schemas"]["RecordValue"];
            /** @description In the caller's language; null for no value. */
            before_text: string | null;
            after_text: string | null;
            /** @description Its values are kept nowhere, such as those of a password. */
            is_secret?: boolean;
        };
        RecordFile: {
            id: components["schemas"]["Id"];
            field: components["schemas"]["FieldPath"];
            filename: string;
            /** @description Bytes. */
            size: number;
            mime: string;
            /** @description Signed; it works for a few minutes. */
            url: string;
        };
        /**
         * @description A field that conditions may name, in the caller's language. Lists of values know other operators than one value.
         * @example {
         *       "field": "status",
         *       "label": "Status",
         *       "kind": "option",
         *       "is_multiple": false,
         *       "options": [
         *         {
         *           "value": "open",
         *           "label": "Open"
         *         }
         *       ]
         *     }
         */
        RecordFilterField: {
            field: components["schemas"]["FieldPath"];
            label: string;
            /**
             * @description What its values are; a code is compared whole, an option is one of `options`.
             * @enum {string}
             */
            kind: "text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record";
            /** @description Its values are lists. */
            is_multiple: boolean;
            options?: {
                value: string;
                label: string;
            }[];
        };
        /**
         * @example {
         *       "version": 2,
         *       "action": "changed",
         *       "at": "2026-11-21T10:00:00.000Z",
         *       "by": {
         *         "id": "01JD3Q4V9M8X2T6W5R7Y1Z0GHJ",
         *         "real_name": "Ann Lee"
         *       },
         *       "changes": [
         *         {
         *           "field": "status",
         *           "label": "Status",
         *           "before": "open",
         *           "after": "done",
         *           "before_text": "Open",
         *           "after_text": "Done"
         *         }
         *       ]
         *     }
         */
        RecordHistoryEntry: {
            /** @description The record's version since then. */
            version: number;
            /** @enum {string} */
            action: "created" | "changed" | "deleted" | "restored";
            at: components["schemas"]["Time"];
            by: components["schemas"]["RecordAuthor"];
            changes: components["schemas"]["RecordFieldChange"][];
        };
        RecordIds: {
            ids: components["schemas"]["Id"][];
        };
        /** @description A part of a sheet with what its columns become. */
        RecordImport: {
            file_id?: components["schemas"]["ImportFileId"];
            text?: string | null;
            sheet?: string | null;
            mapping: components["schemas"]["ImportMapping"];
            /**
             * @description Rows below the headings that came before, without empty ones.
             * @default 0
             */
            from?: number;
        };
        /**
         * @example {
         *       "added": 199,
         *       "refused": 1,
         *       "row_count": 640,
         *       "next": 200,
         *       "issues": [
         *         {
         *           "row": 17,
         *           "column": "Due",
         *           "field": "due",
         *           "code": "kind",
         *           "message": "This is no date."
         *         }
         *       ]
         *     }
         */
        RecordImportResult: {
            /** @description Records that were saved. */
            added: number;
            /** @description Rows that were left out. */
            refused: number;
            /** @description Rows of the whole sheet. */
            row_count: number;
            issues: components["schemas"]["ImportIssue"][];
            /** @description Where the next call begins; null after the last row. */
            next: number | null;
        };
        /** @description A new record. Table and menu follow from the address; where they are sent they have to agree (REC-01). */
        RecordInput: {
            data: components["schemas"]["RecordData"];
            menu_id?: components["schemas"]["Id"];
            p_table_id?: components["schemas"]["Id"];
            l_table_id?: components["schemas"]["Id"];
        };
        /** @description One of several values, or one row of a sub-table. */
        RecordItem: (string | number) | components["schemas"]["RecordRow"];
        RecordLeftOut: {
            record_id: components["schemas"]["Id"];
            /** @description What people call the record; absent for one that the caller does not see. */
            title?: string;
            /** @enum {string} */
            code: "not_found" | "not_allowed" | "version_conflict" | "invalid_request" | "record_check_failed" | "value_taken" | "record_in_use";
            /** @description In the caller's language, with the fields that are the reason. */
            message: string;
        };
        /** @description Everything that a list with this filter and search shows; more than 1,000 records answer invalid_request at `/match`. */
        RecordMatch: {
            search?: string;
            filter?: components["schemas"]["FilterConditions"];
            parameters?: components["schemas"]["FilterParameters"];
            /** @description As in RecordQuery. */
            skip_empty?: boolean;
        };
        /** @description What a list of records takes; every part may be left out. */
        RecordQuery: {
            /** @default 1 */
            page?: number;
            /** @default 20 */
            size?: number;
            /** @description The `next_cursor` of the page before; it wins over `page`. */
            cursor?: string;
            /**
             * @description As in other lists.
             * @default capped
             * @enum {string}
             */
            total?: "none" | "capped" | "exact";
            /** @description The table's own order without it. */
            sort?: components["schemas"]["RecordSort"];
            /** @description Text in any of the quick search fields. */
            search?: string;
            filter?: components["schemas"]["FilterConditions"];
            parameters?: components["schemas"]["FilterParameters"];
            /**
             * @description Conditions of `filter` whose value is null, an empty text or an empty list are left out.
             * @default false
             */
            skip_empty?: boolean;
            /** @description Only these fields are answered; those of the list's columns without it. */
            fields?: components["schemas"]["FieldPath"][];
            /** @description The menu under which a logical table is shown; its authorisation alone counts then. */
            menu_id?: components["schemas"]["Id"];
        };
        /** @description From and to, both included; null leaves one end open. */
        RecordRange: {
            /** @constant */
            kind: "range";
            from: string | null;
            to: string | null;
        };
        /** @description Exactly one of the two. */
        RecordRestore: {
            /** @description As it was when it got this version. */
            to_version?: number;
            at?: components["schemas"]["Time"];
        };
        RecordRestoreResult: {
            record: components["schemas"]["Record"];
            /** @description Fields that had another value then and keep the one they have. */
            left_out: {
                field: components["schemas"]["FieldId"];
                label: string;
                message: string;
            }[];
        };
        /**
         * @description A right that a menu authorisation grants.
         * @enum {string}
         */
        RecordRight: "query" | "add" | "edit" | "delete" | "export" | "import";
        /** @description What the caller may do with this record. */
        RecordRights: {
            edit: boolean;
            delete: boolean;
        };
        /** @description A row of a sub-table. With the `row_id` that was read the row is changed and keeps the values that are not sent, without one it is new; rows that are not sent are removed, and the order is that in which they are sent. A `row_id` that the record has not answers invalid_request. Values that the server gives may be sent back as they were read. */
        RecordRow: {
            /** @constant */
            kind: "row";
            row_id?: components["schemas"]["Id"];
            data: components["schemas"]["RecordData"];
        };
        /**
         * @description Fields in the order in which they count; a `-` in front sorts downwards.
         * @example [
         *       "-created_at",
         *       "title"
         *     ]
         */
        RecordSort: string[];
        /** @description What a list page and a form need to know of a table. */
        RecordTable: {
            table_id: components["schemas"]["Id"];
            table_name: string;
            /** @description The form of stored records; fields that the caller may not change are read-only. */
            form_config: components["schemas"]["FormConfig"];
            /** @description The form of new records, where other fields may be filled in than may be changed. */
            add_form_config?: components["schemas"]["FormConfig"];
            columns: components["schemas"]["RecordColumn"][];
            /** @description What conditions may name. */
            filters: components["schemas"]["RecordFilterField"][];
            /** @description Fields of which many records can be given the same value; none for those who may change no record. */
            bulk_fields: {
                field: components["schemas"]["FieldId"];
                label: string;
            }[];
            rights: components["schemas"]["RecordTableRights"];
        };
        /** @description What the caller may do with records of the table; each record says in `rights` what holds for it. */
        RecordTableRights: {
            add: boolean;
            edit: boolean;
            delete: boolean;
            export: boolean;
            import: boolean;
            /** @description Whether views of the list may be saved for everybody. */
            share: boolean;
        };
        /** @description A text, number or flag, or null for none; a list of ids, option values or sub-table rows; a range or an address. Dates are 2026-11-21, times of day 10:00:00, moments ISO 8601 in UTC, colours #e6f4ff; files, people, departments and records are their ids. */
        RecordValue: (string | number | boolean | null) | components["schemas"]["RecordItem"][] | components["schemas"]["RecordRange"] | components["schemas"]["RecordAddress"];
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "name": "Open repairs",
         *       "is_shared": true,
         *       "is_default": false,
         *       "may_change": false,
         *       "settings": {
         *         "sort": [
         *           "-created_at"
         *         ]
         *       },
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        RecordView: {
            id: components["schemas"]["Id"];
            name: string;
            is_shared: boolean;
            is_default: boolean;
            /** @description Whether the caller may change and delete it. */
            may_change: boolean;
            settings: components["schemas"]["RecordViewSettings"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        RecordViewChange: {
            name?: components["schemas"]["RecordViewName"];
            is_shared?: boolean;
            is_default?: boolean;
            settings?: components["schemas"]["RecordViewSettings"];
        };
        RecordViewColumn: {
            field: components["schemas"]["FieldPath"];
            /** @description Pixels. */
            width?: number;
            is_hidden?: boolean;
        };
        RecordViewInput: {
            name: components["schemas"]["RecordViewName"];
            /** @description For everybody who sees the list; the caller alone sees it without it. */
            is_shared?: boolean;
            /** @description The list opens with it. A person's own choice wins over a shared one. */
            is_default?: boolean;
            settings: components["schemas"]["RecordViewSettings"];
        };
        RecordViewName: string;
        /** @description What a list shows; what is absent is as the table has it. */
        RecordViewSettings: {
            filter?: components["schemas"]["FilterConditions"];
            sort?: components["schemas"]["RecordSort"];
            search?: string;
            /** @description Columns from left to right; others follow. */
            columns?: components["schemas"]["RecordViewColumn"][];
            /** @enum {string} */
            density?: "compact" | "regular" | "spacious";
            /** @enum {string} */
            mode?: "table" | "cards";
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
                /** @description Business name; empty, or 3 characters and more without the blanks around it (VAL-11). */
                customer_name?: string;
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
        /** @description Which of the related records are wanted. */
        RelatedQuery: {
            /** @description The logical table whose records are listed, such as one of the design's `related_tables`. */
            logical_table_id: components["schemas"]["Id"];
            /** @description The relation of that table that is meant. */
            field?: components["schemas"]["FieldId"];
            /** @default 1 */
            page?: number;
            /** @default 20 */
            size?: number;
            /** @description The `next_cursor` of the page before; it wins over `page`. */
            cursor?: string;
            /** @description The other table's own order without it. */
            sort?: components["schemas"]["RecordSort"];
            /** @description Text in any of the other table's quick search fields. */
            search?: string;
        };
        /**
         * @description A record that can be chosen.
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "title": "Pump works",
         *       "details": [
         *         {
         *           "field": "city",
         *           "label": "City",
         *           "text": "Shanghai"
         *         }
         *       ]
         *     }
         */
        RelationChoice: {
            id: components["schemas"]["Id"];
            /** @description What the record is called. */
            title: string;
            /** @description Up to three of the relation's `display_fields`, as texts in the caller's language; empty ones are left out. */
            details: {
                field: components["schemas"]["FieldPath"];
                label: string;
                text: string;
            }[];
        };
        /** @description Which of the records are wanted; every part may be left out. */
        RelationChoiceQuery: {
            /** @default 1 */
            page?: number;
            /** @default 20 */
            size?: number;
            /** @description The `next_cursor` of the page before; it wins over `page`. */
            cursor?: string;
            /** @description Text in the title or in a searched field of the other table. */
            search?: string;
            /** @description The values of the form as it is now, for conditions that name one of its fields. */
            form?: components["schemas"]["RecordData"];
        };
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "r_name": "Repairs by month",
         *       "enabled": true,
         *       "configuration": null,
         *       "published_configuration": null,
         *       "published_at": null,
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        Report: {
            id: components["schemas"]["Id"];
            r_name: string;
            enabled: boolean;
            /** @description The draft, or what was published when nothing was changed since; null at first. */
            configuration: components["schemas"]["ReportConfiguration"] | null;
            /** @description What users see; null before the first publication. */
            published_configuration: components["schemas"]["ReportConfiguration"] | null;
            /** Format: date-time */
            published_at: string | null;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        /** @description How it is drawn; told apart by `kind`. Groups and measures are named by their ids. */
        ReportChart: components["schemas"]["ReportChartTable"] | components["schemas"]["ReportChartNumber"] | components["schemas"]["ReportChartBar"] | components["schemas"]["ReportChartLine"] | components["schemas"]["ReportChartPie"] | components["schemas"]["ReportChartRadar"] | components["schemas"]["ReportChartScatter"];
        ReportChartBar: {
            /** @constant */
            kind: "bar";
            category: components["schemas"]["ReportPartId"];
            series?: components["schemas"]["ReportPartId"];
            measures: components["schemas"]["ReportMeasureIds"];
            /** @description False without it. */
            is_stacked?: boolean;
            /** @description False without it. */
            is_horizontal?: boolean;
        };
        ReportChartLine: {
            /** @constant */
            kind: "line";
            category: components["schemas"]["ReportPartId"];
            series?: components["schemas"]["ReportPartId"];
            measures: components["schemas"]["ReportMeasureIds"];
            /** @description False without it. */
            is_area?: boolean;
            /** @description False without it. */
            is_smooth?: boolean;
        };
        /** @description One big number. */
        ReportChartNumber: {
            /** @constant */
            kind: "number";
            measure: components["schemas"]["ReportPartId"];
            unit?: string;
            /** @description 0 without it. */
            decimals?: number;
            /** @description Shown beside the number as what it should be. */
            target?: number;
        };
        ReportChartPie: {
            /** @constant */
            kind: "pie";
            category: components["schemas"]["ReportPartId"];
            measure: components["schemas"]["ReportPartId"];
            /** @description False without it. */
            is_donut?: boolean;
        };
        ReportChartRadar: {
            /** @constant */
            kind: "radar";
            category: components["schemas"]["ReportPartId"];
            series?: components["schemas"]["ReportPartId"];
            measures: components["schemas"]["ReportMeasureIds"];
        };
        /** @description One point for each group. */
        ReportChartScatter: {
            /** @constant */
            kind: "scatter";
            point: components["schemas"]["ReportPartId"];
            x: components["schemas"]["ReportPartId"];
            y: components["schemas"]["ReportPartId"];
            size?: components["schemas"]["ReportPartId"];
        };
        /** @description A table of the groups, or of the records themselves when there are none. */
        ReportChartTable: {
            /** @constant */
            kind: "table";
            /** @description A last line adds the measures up; false without it. */
            has_totals?: boolean;
        };
        /** @description What is counted, of which records, and how it is drawn (REPORT-06). `kind` leaves room for other reports (contradictions 54). Ids of groups and measures are unique in the report; an unknown field, or a chart that names an unknown one, answers configuration_invalid with the pointer. Readers see the records they may see. */
        ReportConfiguration: {
            /** @constant */
            kind: "data";
            logical_table_id: components["schemas"]["Id"];
            /** @description Fields of the records, for a chart of the kind table without groups. */
            columns?: {
                field: components["schemas"]["FieldPath"];
                label?: components["schemas"]["ReportLabel"];
            }[];
            /** @description What the records are grouped by, the outer group first. */
            groups?: components["schemas"]["ReportGroup"][];
            measures?: components["schemas"]["ReportMeasure"][];
            filters?: components["schemas"]["FilterConditions"];
            /** @description Ids of groups or measures, or fields of columns, in the order in which they count; with "-" downwards. */
            sort?: string[];
            /**
             * @description Rows after grouping.
             * @default 1000
             */
            limit?: number;
            chart: components["schemas"]["ReportChart"];
        };
        ReportConfigurationInput: {
            configuration: components["schemas"]["ReportConfiguration"];
        };
        /** @description Told apart by `kind`. */
        ReportGroup: components["schemas"]["ReportGroupValue"] | components["schemas"]["ReportGroupPeriod"] | components["schemas"]["ReportGroupRange"];
        /** @description One group for each period of a date, in the reader's time zone. */
        ReportGroupPeriod: {
            /** @constant */
            kind: "period";
            id: components["schemas"]["ReportPartId"];
            field: components["schemas"]["FieldPath"];
            /** @enum {string} */
            unit: "hour" | "day" | "week" | "month" | "quarter" | "year";
            label?: components["schemas"]["ReportLabel"];
        };
        /** @description One group for each range of a number, `step` wide and beginning at multiples of it. */
        ReportGroupRange: {
            /** @constant */
            kind: "range";
            id: components["schemas"]["ReportPartId"];
            field: components["schemas"]["FieldPath"];
            step: number;
            label?: components["schemas"]["ReportLabel"];
        };
        /** @description One group for each value of a field. */
        ReportGroupValue: {
            /** @constant */
            kind: "value";
            id: components["schemas"]["ReportPartId"];
            field: components["schemas"]["FieldPath"];
            label?: components["schemas"]["ReportLabel"];
        };
        ReportInput: {
            /** @description Unique in the workspace; outer spaces are cut off (REPORT-06). */
            r_name: string;
        };
        /** @description The field's own label without it. */
        ReportLabel: string;
        /** @description Told apart by `kind`. */
        ReportMeasure: components["schemas"]["ReportMeasureCount"] | components["schemas"]["ReportMeasureField"];
        /** @description How many records there are. */
        ReportMeasureCount: {
            /** @constant */
            kind: "count";
            id: components["schemas"]["ReportPartId"];
            label?: components["schemas"]["ReportLabel"];
        };
        /** @description One number made of the values of a field. */
        ReportMeasureField: {
            /** @constant */
            kind: "field";
            id: components["schemas"]["ReportPartId"];
            /** @enum {string} */
            function: "countDistinct" | "sum" | "avg" | "min" | "max";
            field: components["schemas"]["FieldPath"];
            label?: components["schemas"]["ReportLabel"];
        };
        ReportMeasureIds: components["schemas"]["ReportPartId"][];
        /** @description Name of a group or measure inside the report. */
        ReportPartId: string;
        RetryDetail: {
            /** @description Seconds; also in the header Retry-After. */
            retry_after: number;
            /** @description True when the next try needs an image code. */
            captcha?: boolean;
        };
        RevokedSessions: {
            /** @description How many were ended. */
            revoked: number;
        };
        /**
         * @example {
         *       "is_allowed": false,
         *       "rule": "edit",
         *       "message": "No authorisation lets you change records here.",
         *       "grants": [],
         *       "managers": [
         *         {
         *           "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *           "real_name": "Ann Lee"
         *         }
         *       ]
         *     }
         */
        RightReason: {
            is_allowed: boolean;
            /**
             * @description What decided. `role` is the caller's role in the application; `query` to `import` are rights that authorisations give or do not give; `rows`, `record` and `field` are what the authorisations that give the right are limited to.
             * @enum {string}
             */
            rule: "role" | "query" | "add" | "edit" | "delete" | "export" | "import" | "rows" | "record" | "field";
            /** @description The same in the caller's language. */
            message: string;
            /** @description The caller's own authorisations that give the right. */
            grants: components["schemas"]["RightReasonGrant"][];
            /** @description The people who can grant it, by name. */
            managers: components["schemas"]["RightReasonManager"][];
        };
        RightReasonGrant: {
            subject_type: components["schemas"]["GrantSubject"];
            subject_name: string;
            /**
             * @description For which records it holds.
             * @enum {string}
             */
            rows: "all" | "own" | "departments" | "filter";
        };
        RightReasonManager: {
            id: components["schemas"]["Id"];
            real_name: string;
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
        RuleViolation: {
            /** @description Of the field in the design that was sent. */
            pointer: string;
            field: components["schemas"]["FieldPath"];
            /** @enum {string} */
            rule: "required" | "unique" | "options";
            /** @description Records that do not keep it. */
            count: number;
            examples: {
                record_id: components["schemas"]["Id"];
                value: string | null;
            }[];
        };
        /**
         * @description 1 saves, 2 saves and publishes (S2 §4).
         * @default 1
         * @enum {integer}
         */
        SaveType: 1 | 2;
        SavedLoginPage: {
            id: components["schemas"]["Id"];
            /** @constant */
            widgetType: "loginPage";
            frontMeta: components["schemas"]["LoginPageFrontMeta"];
            version: number;
        };
        /**
         * @description A code of an authenticator app, a recovery code, or a code by SMS.
         * @enum {string}
         */
        SecondStepWay: "totp" | "recoveryCode" | "sms";
        /**
         * @description A code is needed (AUTH-17). The telephone is masked; it is empty where no code is sent by SMS.
         * @example {
         *       "outcome": "secondaryVerification",
         *       "next_step": "secondaryVerification",
         *       "code_length": 6,
         *       "telephone": "138****0000",
         *       "country_code": "+86",
         *       "ways": [
         *         "totp",
         *         "recoveryCode",
         *         "sms"
         *       ]
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
            /** @description Which codes are accepted, the usual one first. */
            ways: components["schemas"]["SecondStepWay"][];
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
        SecurityEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "signIn" | "signInRefused" | "tokenReused" | "passwordChanged" | "passwordChangeRefused" | "passwordReset" | "unlocked" | "sessionsEnded" | "sessionsEndedByOthers" | "keyMade" | "keyEnded" | "totpSetUp" | "totpEnded" | "totpEndedByOthers" | "recoveryCodesRenewed" | "recoveryCodeUsed";
            at: components["schemas"]["Time"];
            /** @description Network address that it came from; empty for what others did. */
            address: string;
            /** @description Of a sign-in, as in AccountSession; else empty. */
            browser: string;
            /** @description Of a sign-in, as in AccountSession; else empty. */
            system: string;
            /** @description A sign-in with the password on a browser where this account had not signed in since its password was set. */
            is_new_device: boolean;
        };
        /** @description Counts up without gaps given twice; a number may be missing when its record was not saved. */
        SerialCounter: {
            /** @constant */
            kind: "counter";
            /** @description Filled up with zeros. */
            digits: number;
            /**
             * @description Never without it.
             * @enum {string}
             */
            restart?: "never" | "daily" | "monthly" | "yearly";
        };
        /** @description When the record is made, in the workspace's time zone. */
        SerialDate: {
            /** @constant */
            kind: "date";
            /** @enum {string} */
            format: "YYYY" | "YYYYMM" | "YYYYMMDD" | "YYMMDD";
        };
        SerialField: {
            /** @constant */
            kind: "field";
            field: components["schemas"]["FieldId"];
        };
        SerialPart: components["schemas"]["SerialText"] | components["schemas"]["SerialDate"] | components["schemas"]["SerialField"] | components["schemas"]["SerialCounter"];
        SerialText: {
            /** @constant */
            kind: "text";
            text: string;
        };
        /** @description Empty for none. */
        SettingAddress: string;
        /** @description Written, never answered; not sent means unchanged, empty takes it away. */
        SettingSecret: string;
        /**
         * @example {
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "tableId": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *       "type": "logicalTable",
         *       "alias": "Repairs",
         *       "table_name": "Open repairs",
         *       "permissions": {
         *         "can_query": true,
         *         "can_edit": true,
         *         "can_delete": true,
         *         "can_add": true
         *       },
         *       "application_ids": null,
         *       "application": {
         *         "id": "01JD3Q4V9M8X2T6W5R7Y1Z0GHJ",
         *         "application_name": "Workshop"
         *       },
         *       "uses": 2,
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "created_by": null,
         *       "version": 1
         *     }
         */
        Share: {
            id: components["schemas"]["Id"];
            tableId: components["schemas"]["Id"];
            type: components["schemas"]["ShareType"];
            alias: string;
            table_name: string;
            permissions: components["schemas"]["SharePermissions"];
            application_ids: components["schemas"]["ShareTargets"];
            application: components["schemas"]["ShareApplication"];
            /** @description Menus of other applications that are linked to it. */
            uses: number;
            created_at: components["schemas"]["Time"];
            created_by: components["schemas"]["RecordAuthor"];
            /** @description For If-Match. */
            version: number;
        };
        /**
         * @description The name under which others find it; the table's own without it.
         * @example Repairs
         */
        ShareAlias: string;
        /** @description The application that it belongs to. */
        ShareApplication: {
            id: components["schemas"]["Id"];
            application_name: string;
        };
        SharePermissions: {
            /** @constant */
            can_query: true;
            can_edit: boolean;
            can_delete: boolean;
            can_add: boolean;
        };
        /** @description All of them are granted unless they are sent as false (SHARE-04). */
        SharePermissionsInput: {
            /**
             * @description Always on (SHARE-03).
             * @default true
             * @constant
             */
            can_query?: true;
            /** @default true */
            can_edit?: boolean;
            /** @default true */
            can_delete?: boolean;
            /** @default true */
            can_add?: boolean;
        };
        /** @description The applications that may use it; null, and nothing, mean every application of the workspace. */
        ShareTargets: components["schemas"]["Id"][] | null;
        ShareTreeApplication: {
            /** @constant */
            kind: "application";
            id: components["schemas"]["Id"];
            application_name: string;
            children: components["schemas"]["ShareTreeCategory"][];
        };
        ShareTreeCategory: {
            /** @constant */
            kind: "category";
            id: components["schemas"]["Id"];
            category_name: string;
            children: components["schemas"]["ShareTreeTable"][];
        };
        ShareTreeTable: {
            /** @constant */
            kind: "share";
            id: components["schemas"]["Id"];
            tableId: components["schemas"]["Id"];
            type: components["schemas"]["ShareType"];
            alias: string;
            permissions: components["schemas"]["SharePermissions"];
        };
        /** @enum {string} */
        ShareType: "physicalTable" | "logicalTable";
        /**
         * @description A record for people without an account; it says itself what its fields are called.
         * @example {
         *       "record_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "title": "Open repairs",
         *       "values": [
         *         {
         *           "field": "status",
         *           "label": "Status",
         *           "type": "select",
         *           "value": "open",
         *           "text": "Open"
         *         }
         *       ]
         *     }
         */
        SharedRecord: {
            record_id: components["schemas"]["Id"];
            /** @description Of the link. */
            title: string;
            /** @description In the order of the link. */
            values: {
                field: components["schemas"]["FieldPath"];
                label: string;
                /** @description The `type` of its FieldKind. */
                type: string;
                value: components["schemas"]["RecordValue"];
                /** @description For people. */
                text: string;
            }[];
        };
        /** @description As the sheet has it; a date as 2026-11-21, a time in UTC. */
        SheetCell: string | number | boolean | null;
        /**
         * @description Heading of the column; a column without one goes by its letter. Unique in its template.
         * @example Order date
         */
        SheetColumn: string;
        SheetFields: {
            columns: {
                column: components["schemas"]["SheetColumn"];
                /** @description The field that its heading names; null when none does. */
                field: components["schemas"]["ExchangeFieldId"] | null;
            }[];
            /** @description The fields that the caller may fill. */
            fields: {
                field: components["schemas"]["ExchangeFieldId"];
                label: string;
                required: boolean;
                transform: components["schemas"]["ImportTransform"];
            }[];
        };
        /** @description An .xlsx or .csv file that was uploaded with the purpose `record`. */
        SheetFile: components["schemas"]["Id"];
        /** @description The sheet that users may download to fill in; null for none. */
        SheetFileOrNone: components["schemas"]["SheetFile"] | null;
        SheetView: {
            /** @description Names of the visible sheets; one empty name for a .csv file. */
            sheets: string[];
            /** @description The sheet that is shown. */
            sheet: string;
            columns: components["schemas"]["SheetColumn"][];
            /** @description The rows below the headings, in the order of `columns`. */
            rows: components["schemas"]["SheetCell"][][];
            /** @description All rows below the headings. */
            row_count: number;
        };
        /** @description What pages look like there (CFG-14). */
        ShownTheme: {
            /** @description Name of the shipped theme below, such as SapphireBlue. */
            base: string;
            /** @description Custom properties by name, such as --pw-accent, that Default has another value of. */
            variables: {
                [key: string]: string;
            };
        };
        /** @description Address of a file of a record, which holds for a quarter of an hour. */
        SignedUrl: string;
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
        StatisticGroup: {
            key: components["schemas"]["FieldId"];
            field: components["schemas"]["FieldPath"];
            /**
             * @description Dates by the caller's calendar; each value by itself without it.
             * @enum {string}
             */
            by?: "value" | "hour" | "day" | "week" | "month" | "quarter" | "year";
        };
        StatisticMeasure: {
            key: components["schemas"]["FieldId"];
            function: components["schemas"]["AggregateFunction"];
            field?: components["schemas"]["FieldPath"];
            label?: string;
            filter?: components["schemas"]["FilterConditions"];
        };
        /** @description Statistics above a list (the statistics panel and its widgets). */
        StatisticPanel: {
            /** @description 3 without it. */
            columns?: number;
            widgets: components["schemas"]["StatisticWidget"][];
        };
        /** @description What the list beside the statistics shows at the moment, so that both count the same records. */
        StatisticParameters: {
            filter?: components["schemas"]["FilterConditions"];
            search?: string;
            /** @description As in RecordQuery. */
            skip_empty?: boolean;
            parameters?: components["schemas"]["FilterParameters"];
        };
        /**
         * @example {
         *       "totals": {
         *         "repairs": 12,
         *         "cost": 18250.5
         *       },
         *       "rows": [
         *         {
         *           "groups": {
         *             "month": "2026-10-01"
         *           },
         *           "labels": {
         *             "month": "Oct 2026"
         *           },
         *           "values": {
         *             "repairs": 7,
         *             "cost": 9100
         *           }
         *         },
         *         {
         *           "groups": {
         *             "month": "2026-11-01"
         *           },
         *           "labels": {
         *             "month": "Nov 2026"
         *           },
         *           "values": {
         *             "repairs": 5,
         *             "cost": 9150.5
         *           }
         *         }
         *       ],
         *       "is_cut": false
         *     }
         */
        StatisticResult: {
            totals: components["schemas"]["StatisticValues"];
            /** @description One for each combination of groups; empty without groups. */
            rows: {
                /** @description The group's value by key; a date is the first day of its unit. */
                groups: {
                    [key: string]: string | number | boolean | null;
                };
                /** @description The same for people, in the caller's language. */
                labels: {
                    [key: string]: string;
                };
                values: components["schemas"]["StatisticValues"];
            }[];
            /** @description There are more groups than the limit. */
            is_cut: boolean;
        };
        /** @description By the measure's key; null where there was nothing to compute. */
        StatisticValues: {
            [key: string]: number | string | null;
        };
        /**
         * @description What is computed, and by which groups.
         * @example {
         *       "measures": [
         *         {
         *           "key": "repairs",
         *           "function": "count"
         *         },
         *         {
         *           "key": "cost",
         *           "function": "sum",
         *           "field": "amount"
         *         }
         *       ],
         *       "groups": [
         *         {
         *           "key": "month",
         *           "field": "created_at",
         *           "by": "month"
         *         }
         *       ],
         *       "sort": [
         *         "month"
         *       ]
         *     }
         */
        StatisticView: {
            measures: components["schemas"]["StatisticMeasure"][];
            /** @description Without groups there are only totals. */
            groups?: components["schemas"]["StatisticGroup"][];
            filter?: components["schemas"]["FilterConditions"];
            /** @description Keys of measures or groups; a `-` in front sorts downwards. */
            sort?: string[];
            /** @description Most groups; 100 without it. */
            limit?: number;
        };
        StatisticWidget: {
            id: components["schemas"]["FieldId"];
            title: string;
            /** @enum {string} */
            chart: "number" | "bar" | "line" | "area" | "pie" | "table";
            /** @description Pixels; 300 without it (COMP-05). */
            height?: number;
            width?: components["schemas"]["FormWidth"];
            view: components["schemas"]["StatisticView"];
        };
        /** @description Whether the records of a sub-table travel with those of the table (TPL-05). */
        SubmoduleStatus: {
            /** @description The sub-table. */
            submodule: components["schemas"]["Id"];
            /**
             * @description 1 taken along, 2 left out.
             * @enum {integer}
             */
            status: 1 | 2;
        };
        SubmoduleStatusChange: {
            id: components["schemas"]["Id"];
            submodule: components["schemas"]["Id"];
            /**
             * @description 1 taken along, 2 left out.
             * @enum {integer}
             */
            status: 1 | 2;
        };
        /** @description Security and cache settings of the workspace (WB-12); what is not sent follows the platform. */
        SystemManageSetting: {
            /** @constant */
            setting: "systemManage";
            /** @description Minutes; 0 sets no limit (SESS-22). Of this and the platform's the shorter holds. */
            auto_logout_idle_time?: number;
            /** @description Whoever has a telephone enters a code by SMS after the password (AUTH-18). It cannot end what the platform asks of everybody. */
            sms_secondary_verification?: boolean;
            totp?: components["schemas"]["TotpPolicy"];
            /** @description A lost session opens a dialog in place of the sign-in page (SESS-20). */
            sign_in_dialog?: boolean;
            cacheMaxNum?: number;
            cacheMaxNumOfDefaultTheme?: number;
            /** @description A second administrator approves changes of pages before they are published. Only a super administrator of the workspace can end it. */
            page_changes_need_approval?: boolean;
            /** @description Pages that may embed an application for a shadow user (SESS-27). */
            parent_origins?: string[];
        };
        TableChangePreview: {
            /** @description Records of the table, those in the trash among them. */
            records: number;
            /** @description Fields whose kind stores values otherwise. */
            conversions: components["schemas"]["ValueConversion"][];
            /** @description Rules that stored records do not keep. `unique` is refused on saving; the others are told when a record is changed. */
            violations: components["schemas"]["RuleViolation"][];
            /** @description Fields that leave the form; their values are kept. */
            removals: {
                field: components["schemas"]["FieldPath"];
                /** @description How many records have one. */
                values: number;
            }[];
        };
        TableColumn: {
            field: components["schemas"]["FieldPath"];
            /** @description The field's own label without it. */
            label?: string;
            /** @description Pixels. */
            width?: number;
            /** @enum {string} */
            align?: "start" | "center" | "end";
            is_pinned?: boolean;
            /** @description People can bring it back. */
            is_hidden?: boolean;
            summary?: components["schemas"]["AggregateFunction"];
        };
        /** @description Where the records lie; told apart by `datasource_type`. */
        TableDbConfig: components["schemas"]["TableDbOwn"] | components["schemas"]["TableDbExternal"];
        /** @description A table of an external database, read through a connector. */
        TableDbExternal: {
            /** @constant */
            datasource_type: "exdb";
            db_table_name: components["schemas"]["DatabaseTableName"];
            connector_id: components["schemas"]["Id"];
            /** @description With its schema where it has one. */
            source_table: string;
            key_field: components["schemas"]["FieldId"];
            is_writable?: boolean;
        };
        TableDbOwn: {
            /** @constant */
            datasource_type: "falconTable";
            db_table_name: components["schemas"]["DatabaseTableName"];
            /** @description Beside those of single fields, which their `is_indexed` and `is_unique` make. */
            indexes?: {
                fields: components["schemas"]["FieldId"][];
                is_unique?: boolean;
            }[];
        };
        /** @description The list page of the table; the parts stand for the drawers that edit them (TABLE-24). */
        TableListView: {
            /** @description Columns from left to right; every field without it. */
            columns?: components["schemas"]["TableColumn"][];
            sort?: components["schemas"]["RecordSort"];
            /** @description 20 without it. */
            page_size?: number;
            /** @description Search fields above the list. */
            search?: components["schemas"]["TableSearchField"][];
            buttons?: components["schemas"]["FormButton"][];
            /** @description The first one is shown first; a plain table without it. */
            display_modes?: components["schemas"]["DisplayMode"][];
        };
        TableSearchField: {
            field: components["schemas"]["FieldPath"];
            label?: string;
            operator?: components["schemas"]["FilterOperator"];
            initial?: components["schemas"]["FilterOperand"];
            /** @description The general search box looks into it. */
            is_quick?: boolean;
        };
        /**
         * @description TPL-12.
         * @example {
         *       "kind": "template",
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *       "name": "Repairs",
         *       "folder_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "icon": "wrench",
         *       "enabled": true,
         *       "table_id": null,
         *       "form_config": {
         *         "formLabel": "Repairs"
         *       },
         *       "logical_tables": [],
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        TableTemplate: {
            /** @constant */
            kind: "template";
            id: components["schemas"]["Id"];
            name: string;
            folder_id: string | null;
            icon: string;
            enabled: boolean;
            /** @description The table it was made from; null for none, or once it is gone. */
            table_id: string | null;
            form_config: components["schemas"]["FormConfig"];
            logical_tables: components["schemas"]["TableTemplateLogicalTables"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        /** @description Told apart by `kind`, which cannot be changed. */
        TableTemplateChange: components["schemas"]["TableTemplateFolderChange"] | components["schemas"]["TableTemplateTemplateChange"];
        /** @description Told apart by `kind`. */
        TableTemplateEntry: components["schemas"]["TableTemplateFolder"] | components["schemas"]["TableTemplate"];
        /**
         * @example {
         *       "kind": "folder",
         *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "name": "Service",
         *       "folder_id": null,
         *       "entry_count": 4,
         *       "created_at": "2026-11-21T10:00:00.000Z",
         *       "updated_at": "2026-11-21T10:00:00.000Z",
         *       "version": 1
         *     }
         */
        TableTemplateFolder: {
            /** @constant */
            kind: "folder";
            id: components["schemas"]["Id"];
            name: string;
            folder_id: string | null;
            /** @description Templates and folders in it. */
            entry_count: number;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        TableTemplateFolderChange: {
            /** @constant */
            kind: "folder";
            name?: components["schemas"]["TableTemplateName"];
            folder_id?: components["schemas"]["TableTemplateFolderId"];
        };
        /** @description The folder it lies in; null is the top. Folders nest to five levels. */
        TableTemplateFolderId: string | null;
        TableTemplateFolderInput: {
            /** @constant */
            kind: "folder";
            name: components["schemas"]["TableTemplateName"];
            folder_id?: components["schemas"]["TableTemplateFolderId"];
        };
        /** @description Name of a built-in icon, or empty for none. */
        TableTemplateIcon: string;
        /** @description Told apart by `kind`. */
        TableTemplateInput: components["schemas"]["TableTemplateFolderInput"] | components["schemas"]["TableTemplateTemplateInput"];
        /** @enum {string} */
        TableTemplateKind: "folder" | "template";
        /** @description Logical tables that are made with the table. */
        TableTemplateLogicalTables: {
            logical_table_name: string;
            filter_conditions: components["schemas"]["FilterConditions"];
        }[];
        /** @description Unique in its folder; outer spaces are cut off (TPL-14). */
        TableTemplateName: string;
        /** @description A design that is sent. */
        TableTemplateSourceForm: {
            /** @constant */
            kind: "form";
            form_config: components["schemas"]["FormConfig"];
            logical_tables?: components["schemas"]["TableTemplateLogicalTables"];
        };
        /** @description A table that the caller may edit; it is copied as it is now. */
        TableTemplateSourceTable: {
            /** @constant */
            kind: "table";
            table_id: components["schemas"]["Id"];
            /** @description True without it. */
            with_logical_tables?: boolean;
        };
        TableTemplateTemplateChange: {
            /** @constant */
            kind: "template";
            name?: components["schemas"]["TableTemplateName"];
            folder_id?: components["schemas"]["TableTemplateFolderId"];
            icon?: components["schemas"]["TableTemplateIcon"];
            enabled?: boolean;
            form_config?: components["schemas"]["FormConfig"];
            logical_tables?: components["schemas"]["TableTemplateLogicalTables"];
        };
        TableTemplateTemplateInput: {
            /** @constant */
            kind: "template";
            name: components["schemas"]["TableTemplateName"];
            folder_id?: components["schemas"]["TableTemplateFolderId"];
            icon?: components["schemas"]["TableTemplateIcon"];
            /** @description Offered when a table is made; true without it. */
            enabled?: boolean;
            /** @description What the template is made from; told apart by `kind`. */
            source: components["schemas"]["TableTemplateSourceTable"] | components["schemas"]["TableTemplateSourceForm"];
        };
        TakenChange: {
            /** @description JSON pointer into the merged value. */
            pointer: string;
            /** @description The field's name, in the caller's language. */
            label?: string;
            /** @description The value that both began with; null when there was none. */
            was: unknown;
            /** @description The value now; null when it was removed. */
            now: unknown;
            /** @description Who changed it; empty when that is not known. */
            author: string;
            /**
             * Format: date-time
             * @description When they did.
             */
            changed_at: string | null;
        };
        /**
         * @example {
         *       "task_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
         *       "task_type": "appClone",
         *       "task_status": 20,
         *       "user_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
         *       "read": false,
         *       "result_content": {
         *         "progress_percentage": 40
         *       },
         *       "created_at": "2026-11-21T10:00:00.000Z"
         *     }
         */
        Task: {
            task_id: components["schemas"]["Id"];
            /** @enum {string} */
            task_type: "appClone" | "appImport" | "appExport";
            task_status: components["schemas"]["TaskStatus"];
            /** @description Who started it. */
            user_id: components["schemas"]["Id"];
            /** @description False until whoever started it has seen the result. */
            read: boolean;
            result_content: {
                progress_percentage?: number;
                /** @description Steps done. */
                process?: number;
                /** @description Steps in all. */
                processTotal?: number;
                /** @description Why it failed, in the caller's language. */
                execution_error_msg?: string;
                /** @description The package of a finished export. */
                remoteFile?: {
                    url: string;
                    filename: string;
                };
            };
            created_at: components["schemas"]["Time"];
        };
        TaskIds: components["schemas"]["Id"][];
        /**
         * @description 10 waiting, 20 running, 30 failed, 40 succeeded (TASK-02, TASK-16).
         * @enum {integer}
         */
        TaskStatus: 10 | 20 | 30 | 40;
        Team: {
            id: components["schemas"]["Id"];
            teamName: string;
            /** @description Account ids. */
            members: components["schemas"]["Id"][];
            created_at: components["schemas"]["Time"];
            version: number;
        };
        TeamInput: {
            /** @description Outer spaces are cut off; unique in the workspace. */
            teamName: string;
        };
        TeamMember: {
            id: components["schemas"]["Id"];
            real_name: string;
            avatar: components["schemas"]["ImageUrl"];
            departments: components["schemas"]["OrganisationDepartment"][];
            tags: components["schemas"]["OrganisationTag"][];
        };
        TeamPeople: {
            uids: components["schemas"]["OrganisationUserIds"];
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
        /** @description What came of a test message. */
        TestOfMessages: {
            sent: boolean;
            /**
             * @description Empty when it was sent. not_set_up: the platform has no gateway; refused: the gateway did not take it; target_refused: its address is not one that may be reached; the others: what went wrong on the way.
             * @enum {string}
             */
            reason: "" | "not_set_up" | "refused" | "target_refused" | "unreachable" | "insecure" | "timeout" | "too_large" | "unreadable";
            /** @description What the gateway said; empty when it said nothing. */
            answer: string;
        };
        /**
         * @description CFG-14.
         * @enum {string}
         */
        ThemeColour: "Default" | "AliOrange" | "VibrantOrange" | "BrightGreen" | "SapphireBlue" | "AuroraGreen" | "Purple" | "GeekBlue" | "RomanticRed" | "FreshGreen" | "NeteaseRed";
        /** @enum {string} */
        ThemeLayout: "defaultViewLayout" | "tagsViewLayout";
        ThemeLook: {
            /** @description Name of the shipped theme below. */
            base: string;
            /** @description Custom properties over it by name, such as --pw-accent. */
            variables: {
                [key: string]: string;
            };
            /** @description Every colour on light ground. */
            light: {
                [key: string]: string;
            };
            /** @description Every colour on dark ground. */
            dark: {
                [key: string]: string;
            };
            /** @description Every length in px. */
            sizes: {
                [key: string]: number;
            };
        };
        /**
         * @description From a scanned QR code, or from a page inside the third party's own program.
         * @default qr
         * @enum {string}
         */
        ThirdPartyCodeType: "qr" | "embedded";
        /** @description An OpenID provider that stands before the third party, by its issuer. Without it the third party itself is asked. */
        ThirdPartyIssuer: string;
        ThirdPartyLoginConfig: {
            thirdTypeTag: components["schemas"]["ThirdTypeTag"];
            enabled: boolean;
            app_id: string;
            /** @description An address of this server. */
            redirect_uri: string;
            /** @description Where the third party shows its QR code, or inside its own program asks the person; empty for the directory. */
            qr_address: string;
            /** @description One-time value that the third party gives back, in this browser, within ten minutes; empty for the directory. It begins with the tag and the workspace. */
            state: string;
        };
        /** @description Of an own installation, scheme and host alone; without it the public one of the third party. */
        ThirdPartyOrigin: string;
        ThirdPartyState: string;
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
            /** @description The only application that a shadow user's session may open (SESS-24). */
            application_id?: string;
            /**
             * @description Somebody else gave the password; every call but changePassword is refused until then (ORG-17).
             * @constant
             */
            must_change_password?: true;
            /**
             * @description The workspace requires codes by an app; every call but beginTotp and confirmTotp is refused until they are set up.
             * @constant
             */
            must_set_up_totp?: true;
        };
        /**
         * @description What a workspace says of codes by an authenticator app: not offered, offered, or required of everybody. Who has set them up is asked for one everywhere.
         * @enum {string}
         */
        TotpPolicy: "off" | "allowed" | "required";
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
            locked_until: string | null;
            third_party_login_enabled: boolean;
            /** @description What is bound to the account in this workspace (ORG-12). */
            third_party_logins: components["schemas"]["ThirdTypeTag"][];
            /** @description Of the membership, for If-Match. */
            version: number;
            /** @description Somebody else gave the password (ORG-17). */
            must_change_password: boolean;
            /** @description What the caller chose. Only answers about the caller say so. */
            color_scheme?: components["schemas"]["ColorScheme"];
            /**
             * @description The workspace requires codes by an app of the caller. Only getUserInfo says so.
             * @constant
             */
            must_set_up_totp?: true;
            /** @description Whether a code by an app is asked for at the sign-in; for those who manage the account. */
            totp_set_up?: boolean;
            /** @description This workspace manages the account itself: it came from here, and the person belongs to no other (contradictions 68). */
            is_home: boolean;
            created_at: components["schemas"]["Time"];
        };
        /** @description A user group (ORG-06). */
        UserOrganisation: {
            id: components["schemas"]["Id"];
            name: string;
            enabled: boolean;
            /** @description Departments whose people belong to it, with those below. */
            department_ids: components["schemas"]["Id"][];
            /** @description People who were chosen alone. */
            user_ids: components["schemas"]["Id"][];
            /** @description Applications that use it. */
            application_count: number;
            created_at: components["schemas"]["Time"];
            version: number;
        };
        UserOrganisationMembers: components["schemas"]["Id"][];
        /** @description Outer spaces are cut off; unique in the workspace. */
        UserOrganisationName: string;
        UserOrganisationUser: {
            id: components["schemas"]["Id"];
            real_name: string;
            avatar: components["schemas"]["ImageUrl"];
            departments: components["schemas"]["OrganisationDepartment"][];
        };
        /**
         * @description Letters and digits of any script, dot, underscore, hyphen, @ and +; compared without regard to case (VAL-04, LIM-05).
         * @example anna.li
         */
        Username: string;
        ValueConversion: {
            /** @description Of the field in the design that was sent. */
            pointer: string;
            field: components["schemas"]["FieldPath"];
            /** @description Stored values; of a sub-table, in all of its rows. */
            values: number;
            /** @description Values that fit the new kind; the others become empty. */
            converted: number;
            /** @description Those that do not fit first. */
            examples: {
                record_id: components["schemas"]["Id"];
                before: string;
                /** @description Null for a value that does not fit. */
                after: string | null;
            }[];
        };
        /** @description Both values of a write that came too late. */
        VersionDetail: {
            /** @description The version that is stored now. */
            version: number;
            /** @description What is stored now. */
            stored: unknown;
            /** @description What the refused call carried. */
            sent: unknown;
            /** @description Both values made one, where the call carried the value that it was made on. */
            merge?: components["schemas"]["Merge"];
        };
        /**
         * @example {
         *       "field": "status",
         *       "label": "Status",
         *       "type": "select",
         *       "can_edit": true,
         *       "is_required": false
         *     }
         */
        VisibleField: {
            field: components["schemas"]["FieldPath"];
            label: string;
            /** @description The `type` of its FieldKind. */
            type: string;
            can_edit: boolean;
            is_required: boolean;
        };
        /** @description WeChat (tag wx). */
        WechatSetting: {
            /** @constant */
            setting: "wechat";
            enabled: boolean;
            app_id?: string;
            app_secret?: components["schemas"]["SettingSecret"];
            callback_url?: components["schemas"]["CallbackAddress"];
            directory_sync?: components["schemas"]["DirectorySync"];
            issuer?: components["schemas"]["ThirdPartyIssuer"];
            authorize_origin?: components["schemas"]["ThirdPartyOrigin"];
            api_origin?: components["schemas"]["ThirdPartyOrigin"];
        };
        /** @description FLOW-01. */
        Workflow: {
            id: components["schemas"]["Id"];
            application_id: components["schemas"]["Id"];
            /** @description The table that it begins with. */
            table_id: string | null;
            /**
             * @description What it begins with; the kind of the trigger.
             * @enum {string}
             */
            type: "record" | "schedule" | "manual";
            /** @description Set by the designer on a copy that is not saved yet (FLOW-08); false here. */
            isCopy: boolean;
            content: {
                front_meta: {
                    name: string;
                    config: components["schemas"]["WorkflowConfig"];
                };
            };
            /** @description What holds for the workflow as a whole. */
            workflowOptions: {
                /** @description Whether an approval of it lets the starter withdraw. */
                may_withdraw: boolean;
                /** @description Runs under way. */
                open_runs: number;
            };
            status: components["schemas"]["WorkflowStatus"];
            /** @description Mistakes that do not stop the saving; pointers into `content/front_meta/config`. */
            faults: components["schemas"]["Fault"][];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            version: number;
        };
        WorkflowAssignments: {
            field: components["schemas"]["FieldId"];
            value: components["schemas"]["WorkflowValue"];
        }[];
        /** @description Where an approver may send it back to; without it nowhere. Told apart by `to`. */
        WorkflowBack: components["schemas"]["WorkflowBackPrevious"] | components["schemas"]["WorkflowBackStarter"] | components["schemas"]["WorkflowBackNode"];
        WorkflowBackNode: {
            /** @constant */
            to: "node";
            node_id: components["schemas"]["WorkflowPartId"];
        };
        /** @description The approval before. */
        WorkflowBackPrevious: {
            /** @constant */
            to: "previous";
        };
        /** @description Whoever began, to change the record and begin again. */
        WorkflowBackStarter: {
            /** @constant */
            to: "starter";
        };
        /** @description Exactly one node of the kind start; ids are unique. Nodes that a designer puts up while it copies or moves are no kinds of their own: they are dropped before saving (FLOW-02). */
        WorkflowConfig: {
            inoutputConfig: components["schemas"]["WorkflowInOutput"];
            nodes: components["schemas"]["WorkflowNode"][];
            edges: components["schemas"]["WorkflowEdge"][];
        };
        WorkflowConnectorHttp: {
            /** @constant */
            driver: "http";
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Below the connector's address. */
            path: string;
            query?: components["schemas"]["WorkflowNamedValues"];
            body?: components["schemas"]["WorkflowNamedValues"];
        };
        WorkflowConnectorQuery: {
            /** @constant */
            driver: "database";
            /** @description With `:name` for the parameters, never text put together. */
            statement: string;
            parameters?: components["schemas"]["WorkflowNamedValues"];
        };
        /** @description What is asked; told apart by `driver`, which is the connector's. */
        WorkflowConnectorRequest: components["schemas"]["WorkflowConnectorQuery"] | components["schemas"]["WorkflowConnectorHttp"];
        WorkflowDeadline: {
            hours: number;
            then: components["schemas"]["WorkflowOverdue"];
        };
        WorkflowEdge: {
            from: components["schemas"]["WorkflowPartId"];
            to: components["schemas"]["WorkflowPartId"];
            /** @description Which way out of `from`: of a condition the id of a branch or `otherwise`, of an approval `approved` or `rejected`; other nodes have one way, which needs no name. */
            exit?: components["schemas"]["WorkflowPartId"];
        };
        /** @description What a run takes and what it gives; an output that names nothing is refused (FLOW-03). */
        WorkflowInOutput: {
            inputs: {
                name: components["schemas"]["WorkflowPartId"];
                label?: string;
                /** @enum {string} */
                type: "text" | "number" | "boolean" | "date" | "record" | "list";
                /** @default false */
                required?: boolean;
            }[];
            outputs: components["schemas"]["WorkflowNamedValue"][];
        };
        /** @description Outer spaces are cut off. */
        WorkflowName: string;
        WorkflowNamedValue: {
            name: components["schemas"]["WorkflowPartId"];
            value: components["schemas"]["WorkflowValue"];
        };
        WorkflowNamedValues: components["schemas"]["WorkflowNamedValue"][];
        /** @description Told apart by `kind`. */
        WorkflowNode: components["schemas"]["WorkflowNodeStart"] | components["schemas"]["WorkflowNodeApproval"] | components["schemas"]["WorkflowNodeCarbonCopy"] | components["schemas"]["WorkflowNodeCondition"] | components["schemas"]["WorkflowNodeFieldUpdate"] | components["schemas"]["WorkflowNodeCreateRecord"] | components["schemas"]["WorkflowNodeConnector"] | components["schemas"]["WorkflowNodeNotify"] | components["schemas"]["WorkflowNodeWait"] | components["schemas"]["WorkflowNodeEnd"];
        /** @description Asks people. A way back that leads to no earlier node is refused, naming this one (FLOW-04). */
        WorkflowNodeApproval: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "approval";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            /**
             * @description Any one of them, all at once, or one after the other; any without it.
             * @enum {string}
             */
            mode?: "any" | "all" | "sequence";
            approvers?: components["schemas"]["WorkflowPeople"];
            /**
             * @description What happens without approvers; fail without it.
             * @enum {string}
             */
            when_nobody?: "approve" | "reject" | "fail";
            back?: components["schemas"]["WorkflowBack"];
            /** @description An approver may hand it to somebody else; false without it. */
            may_transfer?: boolean;
            /** @description The starter may withdraw before the first decision; false without it. */
            may_withdraw?: boolean;
            /** @description People who stand in may decide; true without it. */
            uses_stand_ins?: boolean;
            /** @description Fields that approvers may change while they decide. */
            editable_fields?: components["schemas"]["FieldId"][];
            deadline?: components["schemas"]["WorkflowDeadline"];
        };
        /** @description Shows the record to people without asking them. */
        WorkflowNodeCarbonCopy: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "carbonCopy";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            recipients?: components["schemas"]["WorkflowPeople"];
        };
        /** @description Goes the way of the first branch that holds, else the way `otherwise`. */
        WorkflowNodeCondition: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "condition";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            branches: {
                id: components["schemas"]["WorkflowPartId"];
                name?: string;
                condition: components["schemas"]["FilterConditions"];
            }[];
        };
        /** @description Calls something outside. Only workspace administrators choose a connector; what was chosen, others keep as it is. */
        WorkflowNodeConnector: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "connector";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            connector_id?: components["schemas"]["Id"];
            request?: components["schemas"]["WorkflowConnectorRequest"];
            /** @description 0 without it. */
            retries?: number;
        };
        WorkflowNodeCreateRecord: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "createRecord";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            table_id?: components["schemas"]["Id"];
            set?: components["schemas"]["WorkflowAssignments"];
        };
        WorkflowNodeEnd: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "end";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            /**
             * @description Completed without it.
             * @enum {string}
             */
            outcome?: "completed" | "rejected";
        };
        WorkflowNodeFieldUpdate: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "fieldUpdate";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            target?: components["schemas"]["WorkflowTarget"];
            set?: components["schemas"]["WorkflowAssignments"];
        };
        WorkflowNodeName: string;
        WorkflowNodeNotify: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "notify";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            /** @description A notification in the product without it. */
            channels?: ("notification" | "email" | "sms")[];
            recipients?: components["schemas"]["WorkflowPeople"];
            title?: string;
            /** @description Text with `{name}` for the values below. */
            content?: string;
            values?: components["schemas"]["WorkflowNamedValues"];
        };
        WorkflowNodeStart: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "start";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            trigger: components["schemas"]["WorkflowTrigger"];
        };
        WorkflowNodeWait: {
            id: components["schemas"]["WorkflowPartId"];
            /** @constant */
            kind: "wait";
            name: components["schemas"]["WorkflowNodeName"];
            position: components["schemas"]["WorkflowPosition"];
            until?: components["schemas"]["WorkflowWait"];
        };
        /** @description What happens at the deadline; told apart by `do`. */
        WorkflowOverdue: components["schemas"]["WorkflowOverdueDecide"] | components["schemas"]["WorkflowOverdueRemind"] | components["schemas"]["WorkflowOverdueEscalate"];
        WorkflowOverdueDecide: {
            /** @constant */
            do: "decide";
            /** @enum {string} */
            decision: "approve" | "reject";
        };
        WorkflowOverdueEscalate: {
            /** @constant */
            do: "escalate";
            to: components["schemas"]["WorkflowPeople"];
        };
        WorkflowOverdueRemind: {
            /** @constant */
            do: "remind";
            /** @description Once without it. */
            every_hours?: number;
        };
        WorkflowPartId: string;
        WorkflowPeople: components["schemas"]["WorkflowPerson"][];
        /** @description One person or several, found when the run gets there; told apart by `kind`. */
        WorkflowPerson: components["schemas"]["WorkflowPersonUser"] | components["schemas"]["WorkflowPersonDepartment"] | components["schemas"]["WorkflowPersonPosition"] | components["schemas"]["WorkflowPersonUserGroup"] | components["schemas"]["WorkflowPersonRole"] | components["schemas"]["WorkflowPersonField"] | components["schemas"]["WorkflowPersonStarter"] | components["schemas"]["WorkflowPersonHeadOfStarter"];
        WorkflowPersonDepartment: {
            /** @constant */
            kind: "department";
            department_id: components["schemas"]["Id"];
            /** @description With everything below it; false without it. */
            is_deep?: boolean;
        };
        /** @description Who stands in a field of the record. */
        WorkflowPersonField: {
            /** @constant */
            kind: "field";
            field: components["schemas"]["FieldPath"];
        };
        /** @description Who holds the position of a head in the starter's department, or so many levels above. */
        WorkflowPersonHeadOfStarter: {
            /** @constant */
            kind: "headOfStarter";
            /** @description The position that counts as head. */
            position_id?: components["schemas"]["Id"];
            /** @description 0 without it. */
            levels_up?: number;
        };
        WorkflowPersonPosition: {
            /** @constant */
            kind: "position";
            position_id: components["schemas"]["Id"];
        };
        /** @description Everybody who holds the role in the application. */
        WorkflowPersonRole: {
            /** @constant */
            kind: "role";
            /** @enum {string} */
            role: "APP_OWNER" | "APP_ADMIN" | "APP_USER";
        };
        WorkflowPersonStarter: {
            /** @constant */
            kind: "starter";
        };
        WorkflowPersonUser: {
            /** @constant */
            kind: "user";
            user_id: components["schemas"]["Id"];
        };
        WorkflowPersonUserGroup: {
            /** @constant */
            kind: "userGroup";
            user_group_id: components["schemas"]["Id"];
        };
        /** @description Place on the canvas in pixels. */
        WorkflowPosition: {
            x: number;
            y: number;
        };
        /**
         * @description 1 draft, 2 released, 3 stopped.
         * @enum {integer}
         */
        WorkflowStatus: 1 | 2 | 3;
        /** @description Which records are changed; told apart by `kind`. */
        WorkflowTarget: components["schemas"]["WorkflowTargetTrigger"] | components["schemas"]["WorkflowTargetMatch"];
        /** @description Records of a logical table that match, 1,000 at most; a filter without children matches none. */
        WorkflowTargetMatch: {
            /** @constant */
            kind: "match";
            logical_table_id: components["schemas"]["Id"];
            filter: components["schemas"]["FilterConditions"];
        };
        /** @description The record that the run is about. */
        WorkflowTargetTrigger: {
            /** @constant */
            kind: "trigger";
        };
        /** @description What begins a run; told apart by `kind`. */
        WorkflowTrigger: components["schemas"]["WorkflowTriggerRecord"] | components["schemas"]["WorkflowTriggerSchedule"] | components["schemas"]["WorkflowTriggerManual"];
        /** @description Begun by a person, on a record of the table if there is one. */
        WorkflowTriggerManual: {
            /** @constant */
            kind: "manual";
            table_id?: components["schemas"]["Id"];
            starters?: components["schemas"]["WorkflowPeople"];
        };
        WorkflowTriggerRecord: {
            /** @constant */
            kind: "record";
            table_id: components["schemas"]["Id"];
            events: ("create" | "update" | "delete")[];
            /** @description For updates, only when one of these changed. */
            fields?: components["schemas"]["FieldId"][];
            condition?: components["schemas"]["FilterConditions"];
        };
        /** @description With a table, one run for each record that matches; else one run. */
        WorkflowTriggerSchedule: {
            /** @constant */
            kind: "schedule";
            /**
             * @description Minute, hour, day of month, month and day of week; at most every five minutes.
             * @example 0 8 * * 1-5
             */
            cron: string;
            /** @description IANA name; the workspace's without it. */
            time_zone?: string;
            table_id?: components["schemas"]["Id"];
            condition?: components["schemas"]["FilterConditions"];
        };
        /** @description Where a value comes from; told apart by `kind`. */
        WorkflowValue: components["schemas"]["WorkflowValueFixed"] | components["schemas"]["WorkflowValueField"] | components["schemas"]["WorkflowValueInput"] | components["schemas"]["WorkflowValueNode"] | components["schemas"]["WorkflowValueExpression"];
        WorkflowValueExpression: {
            /** @constant */
            kind: "expression";
            expression: components["schemas"]["FormExpression"];
        };
        /** @description A field of the record that the run is about. */
        WorkflowValueField: {
            /** @constant */
            kind: "field";
            field: components["schemas"]["FieldPath"];
        };
        WorkflowValueFixed: {
            /** @constant */
            kind: "value";
            value: components["schemas"]["FilterValue"];
        };
        WorkflowValueInput: {
            /** @constant */
            kind: "input";
            name: components["schemas"]["WorkflowPartId"];
        };
        /** @description A part of what an earlier node gave, such as a column of a query or a field of an answer. */
        WorkflowValueNode: {
            /** @constant */
            kind: "node";
            node_id: components["schemas"]["WorkflowPartId"];
            /** @example rows.0.amount */
            path: string;
        };
        /** @description Told apart by `kind`. */
        WorkflowWait: components["schemas"]["WorkflowWaitDuration"] | components["schemas"]["WorkflowWaitDate"] | components["schemas"]["WorkflowWaitCondition"];
        /** @description Until the record matches, or so many days have passed. */
        WorkflowWaitCondition: {
            /** @constant */
            kind: "condition";
            condition: components["schemas"]["FilterConditions"];
            at_most_days: number;
        };
        /** @description Until the date or time of a field of the record. */
        WorkflowWaitDate: {
            /** @constant */
            kind: "date";
            field: components["schemas"]["FieldPath"];
        };
        WorkflowWaitDuration: {
            /** @constant */
            kind: "duration";
            amount: number;
            /** @enum {string} */
            unit: "minute" | "hour" | "day" | "week";
        };
        WorkspaceMaintenance: {
            maintain: components["schemas"]["Maintain"];
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
            key: components["schemas"]["WorkspaceSettingName"];
            value: components["schemas"]["WorkspaceSettingValue"];
            /** @description Names of the secrets that are stored. */
            secrets_set: string[];
            /** @description 0 while nothing was saved. */
            version: number;
        };
        /** @enum {string} */
        WorkspaceSettingName: "sms" | "email" | "standin" | "pushTemplate" | "mapdata" | "wechat" | "nail" | "book" | "directory" | "baseinfo" | "systemManage";
        /** @description One document for each key, told apart by `setting`. */
        WorkspaceSettingValue: components["schemas"]["SmsSetting"] | components["schemas"]["EmailSetting"] | components["schemas"]["StandInSetting"] | components["schemas"]["PushTemplateSetting"] | components["schemas"]["MapSetting"] | components["schemas"]["WechatSetting"] | components["schemas"]["DingtalkSetting"] | components["schemas"]["FeishuSetting"] | components["schemas"]["DirectorySetting"] | components["schemas"]["BaseInfoSetting"] | components["schemas"]["SystemManageSetting"];
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
    responses: {
        /** @description Failed. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    message: string;
                    data: {
                        /** Format: error-code */
                        code: ErrorCode;
                        /** @description Its shape depends on the code. */
                        detail?: unknown;
                        /** @description JSON pointer to the value at fault. */
                        pointer?: string;
                        /** @description What to do next. */
                        hint?: string;
                    };
                    /** @description The status. */
                    code: number;
                };
            };
        };
    };
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
        /** @description For editors of the application: the answer is what this person, or somebody who is only this department, position or user group, would get. It only reads, and is logged. `user:`, `department:`, `position:` or `userGroup:` with an id. */
        LookAs: string;
        /** @description The changed page that makes the call by a part that the product did not ship, as `id@version`. The call is refused unless this version is published for the caller's workspace, the call is on the list of those that changed pages may make, and its rows are of the place that the page belongs to (P43). */
        PagewrightDocument: string;
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    revokeAccountSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listConnectors: {
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
                /** @description Only connectors of this driver. */
                driver?: components["schemas"]["ConnectorDriver"];
                /** @description Only connectors of this client. */
                client?: components["schemas"]["ConnectorClient"];
                /** @description Only enabled, or only disabled ones. */
                enabled?: boolean;
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["Connector"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createConnector: {
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
                 *       "driver": "database",
                 *       "client": "postgresql",
                 *       "name": "Warehouse",
                 *       "host": "db.example.com",
                 *       "port": 5432,
                 *       "database": "warehouse",
                 *       "username": "reader",
                 *       "secret": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["ConnectorInput"];
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
                        data: components["schemas"]["Connector"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listConnectorGroups: {
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
                 *       "driver": "database",
                 *       "client": "postgresql"
                 *     }
                 */
                "application/json": {
                    driver?: components["schemas"]["ConnectorDriver"];
                    client?: components["schemas"]["ConnectorClient"];
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
                        data: components["schemas"]["ConnectorGroup"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateConnector: {
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
                 *       "driver": "database",
                 *       "name": "Warehouse of the north",
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["ConnectorChange"];
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
                        data: components["schemas"]["Connector"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteConnector: {
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /** @description The only shape that there is. */
                type?: "tree";
                /** @description Which tree. */
                source?: components["schemas"]["DepartmentSource"];
                /** @description `user_accounts` adds the people of each department as nodes with is_staff. */
                include?: "user_accounts";
                /** @description Only departments whose name contains the text, and what they are below; case does not matter. */
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
                        data: components["schemas"]["DepartmentNode"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createDepartment: {
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
                 *       "department_name": "Sales",
                 *       "father_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    department_name: components["schemas"]["DepartmentName"];
                    /** @description The department that it belongs to, of the same source; null or absent at the top. */
                    father_id?: string | null;
                    /** @default organize */
                    source?: components["schemas"]["DepartmentSource"];
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
                        data: components["schemas"]["DepartmentNode"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    moveDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "father_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "before_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    /** @description The new parent; null at the top. */
                    father_id: string | null;
                    /** @description The department below that parent that comes next; null or absent at the end. */
                    before_id?: string | null;
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
            default: components["responses"]["Failure"];
        };
    };
    batchDepartmentTree: {
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
                 *       "id": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ],
                 *       "source": "organize"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"][];
                    /** @default organize */
                    source?: components["schemas"]["DepartmentSource"];
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
                        data: components["schemas"]["DepartmentNode"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDepartment: {
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
                        data: components["schemas"]["DepartmentNode"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateDepartment: {
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
                 *       "department_name": "Sales and service"
                 *     }
                 */
                "application/json": {
                    department_name: components["schemas"]["DepartmentName"];
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
                        data: components["schemas"]["DepartmentNode"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteDepartment: {
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listOwnSecurityEvents: {
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
                        data: components["schemas"]["SecurityEvent"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnSessions: {
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
                        data: components["schemas"]["AccountSession"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: {
                /** @description Whether the API keys end as well. For another person, those of the workspace. */
                api_keys?: boolean;
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
                        data: components["schemas"]["RevokedSessions"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
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
            default: components["responses"]["Failure"];
        };
    };
    listOwnThirdPartyLogins: {
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
                            thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                            /** @enum {string} */
                            kind: "qr" | "directory";
                            bound: boolean;
                            /** @description What the caller is called there; empty while it is not bound. */
                            name: string;
                            bound_at?: components["schemas"]["Time"];
                        }[];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bindThirdPartyLogin: {
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
                 *       "thirdTypeTag": "wx",
                 *       "code": "0a1b2c3d",
                 *       "state": "wx.01JD3Q4V9M8X2T6W5R7Y1Z0ABC.3f9a5c1e7b2d4860a1c3e5f7"
                 *     }
                 */
                "application/json": {
                    thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                    code: string;
                    state: components["schemas"]["ThirdPartyState"];
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
            default: components["responses"]["Failure"];
        };
    };
    bindDirectoryLogin: {
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
                 *       "account": "anna",
                 *       "password": "Blue-lamp-42"
                 *     }
                 */
                "application/json": {
                    account: components["schemas"]["DirectoryAccount"];
                    password: components["schemas"]["DirectoryPassword"];
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
            default: components["responses"]["Failure"];
        };
    };
    unbindThirdPartyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thirdTypeTag: components["schemas"]["ThirdTypeTag"];
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
            default: components["responses"]["Failure"];
        };
    };
    getOwnTotp: {
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
                        data: components["schemas"]["OwnTotp"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    beginTotp: {
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
                 *       "password": "Pagewright-demo-1"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
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
                            /** @description Base32, to be typed. */
                            secret: string;
                            /** @description The same as an otpauth address, to be shown as a QR code. */
                            address: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmTotp: {
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
                 *       "totp_code": "492039"
                 *     }
                 */
                "application/json": {
                    totp_code: components["schemas"]["EnteredTotpCode"];
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
                        data: components["schemas"]["NewRecoveryCodes"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endTotp: {
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
                 *       "password": "Pagewright-demo-1"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
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
            default: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
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
                 *       "password": "Pagewright-demo-1"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
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
                        data: components["schemas"]["NewRecoveryCodes"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listUserGroups: {
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
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at";
                /** @description Only enabled, or only disabled ones. */
                enabled?: boolean;
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
                            items: components["schemas"]["UserOrganisation"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createUserOrganisation: {
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
                 *       "name": "Field staff",
                 *       "department_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["UserOrganisationName"];
                    department_ids?: components["schemas"]["UserOrganisationMembers"];
                    user_ids?: components["schemas"]["UserOrganisationMembers"];
                    /** @default true */
                    enabled?: boolean;
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
                        data: components["schemas"]["UserOrganisation"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    disableUserOrganisation: {
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
            default: components["responses"]["Failure"];
        };
    };
    listEnabledUserOrganisations: {
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
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["UserOrganisation"][];
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
            default: components["responses"]["Failure"];
        };
    };
    enableUserOrganisation: {
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
            default: components["responses"]["Failure"];
        };
    };
    renameUserOrganisation: {
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
                 *       "name": "Field service"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["UserOrganisationName"];
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
                        data: components["schemas"]["UserOrganisation"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showUserOrganisationDepartments: {
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
                        data: components["schemas"]["DepartmentNode"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showUserOrganisationUsers: {
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
                sort?: components["schemas"]["OrganisationUserSort"];
                /** @description Only the people of this department, without those below it. */
                department_id?: string;
            };
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
                            items: components["schemas"]["UserOrganisationUser"][];
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
            default: components["responses"]["Failure"];
        };
    };
    updateUserOrganisation: {
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
                 *       "user_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       ]
                 *     }
                 */
                "application/json": {
                    name?: components["schemas"]["UserOrganisationName"];
                    department_ids?: components["schemas"]["UserOrganisationMembers"];
                    user_ids?: components["schemas"]["UserOrganisationMembers"];
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
                        data: components["schemas"]["UserOrganisation"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteUserOrganisation: {
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
            default: components["responses"]["Failure"];
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
                sort?: "real_name" | "-real_name" | "created_at" | "-created_at";
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    file_id: components["schemas"]["Id"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listDeletedAccounts: {
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
                sort?: "real_name" | "-real_name" | "deleted_at" | "-deleted_at";
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
                            items: components["schemas"]["DeletedAccount"][];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    eraseAccount: {
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    restoreAccount: {
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
            default: components["responses"]["Failure"];
        };
    };
    listAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
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
                        data: components["schemas"]["AccountSession"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeAccountSessions: {
        parameters: {
            query?: {
                /** @description Whether the API keys end as well. For another person, those of the workspace. */
                api_keys?: boolean;
            };
            header?: never;
            path: {
                /** @description The account. */
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
                        data: components["schemas"]["RevokedSessions"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endAccountTotp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    createUserDepartment: {
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
                 *       "user_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       ],
                 *       "department_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentPeople"];
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
            default: components["responses"]["Failure"];
        };
    };
    listDepartmentUsers: {
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
                 *       "department_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "is_deep": true,
                 *       "include": [
                 *         "departments",
                 *         "duty"
                 *       ]
                 *     }
                 */
                "application/json": {
                    department_id?: components["schemas"]["Id"];
                    /** @description Only these people; who is unknown is left out. */
                    user_ids?: components["schemas"]["Id"][];
                    /**
                     * @description With the people of everything below it.
                     * @default false
                     */
                    is_deep?: boolean;
                    /** @default organize */
                    source?: components["schemas"]["DepartmentSource"];
                    /**
                     * @description What is added to each person.
                     * @default []
                     */
                    include?: ("departments" | "duty" | "posts")[];
                    /**
                     * @description Page number, from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Items on a page.
                     * @default 20
                     */
                    size?: number;
                    /** @description The next_cursor of the page before. */
                    cursor?: string;
                    /** @description Text that the real name has to contain. */
                    search?: string;
                    /**
                     * @description How far the list counts.
                     * @default capped
                     * @enum {string}
                     */
                    total?: "none" | "capped" | "exact";
                    /** @default real_name */
                    sort?: components["schemas"]["OrganisationUserSort"];
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
                            items: components["schemas"]["DepartmentUser"][];
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
            default: components["responses"]["Failure"];
        };
    };
    deleteUserDepartment: {
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
                 *       "user_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       ],
                 *       "department_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentPeople"];
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
            default: components["responses"]["Failure"];
        };
    };
    updateUserDepartment: {
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
                 *       "user_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "department_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ]
                 *     }
                 */
                "application/json": {
                    user_id: components["schemas"]["Id"];
                    department_ids?: components["schemas"]["Id"][];
                    /** @description Positions of the domain duty. */
                    position_ids?: components["schemas"]["Id"][];
                    /** @default organize */
                    source?: components["schemas"]["DepartmentSource"];
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
            default: components["responses"]["Failure"];
        };
    };
    listBlockchainEntries: {
        parameters: {
            query: {
                /** @description A table of the open application. */
                table_id: components["schemas"]["Id"];
                /** @description Only the entries of this record. */
                record_id?: string;
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
                /** @description At this time or later. */
                time_from?: components["schemas"]["Time"];
                /** @description At this time or earlier. */
                time_to?: components["schemas"]["Time"];
                /** @description A field, with "-" from the end. */
                sort?: "time" | "-time";
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
                            items: components["schemas"]["ChainEntry"][];
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
            default: components["responses"]["Failure"];
        };
    };
    verifyBlockchain: {
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
                 *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    table_id: components["schemas"]["Id"];
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
                            valid: boolean;
                            /** @description The first entry that does not fit; null when all do. */
                            first_broken: components["schemas"]["ChainEntry"] | null;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
                     * @description What it is for; `record` keeps it private.
                     * @default picture
                     * @enum {string}
                     */
                    purpose?: "logo" | "background" | "carousel" | "picture" | "record";
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
            default: components["responses"]["Failure"];
        };
    };
    openFiles: {
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
                        data: {
                            /** @description In the order of the ids. */
                            files: components["schemas"]["OpenedFile"][];
                            expires_at: components["schemas"]["Time"];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    packFiles: {
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
                 *       "files": [
                 *         {
                 *           "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *           "filename": "plan.png"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    files: {
                        file_id: components["schemas"]["Id"];
                        /** @description Name in the zip; without it the one that the file was uploaded with. */
                        filename?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The zip; Content-Disposition names it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": BinaryContent;
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listCustomComponents: {
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
                /** @description Only those of the workspace (custom), or only those of the platform. */
                type?: components["schemas"]["CustomComponentType"];
                /** @description Only enabled, or only disabled ones. */
                enabled?: boolean;
                /** @description A field, with "-" from the end; `sort` is the stored order. */
                sort?: "sort" | "-sort" | "created_at" | "-created_at";
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
                            items: components["schemas"]["CustomComponent"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createCustomComponent: {
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
                 *       "frontMeta": {
                 *         "type": "custom",
                 *         "widget": {
                 *           "type": "RatingCard",
                 *           "icon": "star",
                 *           "customizeType": "display",
                 *           "parentType": "Card",
                 *           "model": {
                 *             "max": 5
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    frontMeta: components["schemas"]["CustomComponentMeta"];
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
                        data: components["schemas"]["CustomComponent"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sortCustomComponents: {
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
                 *       "before_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description The one that comes next; null or absent at the end. */
                    before_id?: string | null;
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
            default: components["responses"]["Failure"];
        };
    };
    getCustomComponent: {
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
                        data: components["schemas"]["CustomComponent"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateCustomComponent: {
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
                 *       "frontMeta": {
                 *         "widget": {
                 *           "type": "RatingCard",
                 *           "icon": "star",
                 *           "model": {
                 *             "max": 10
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    frontMeta: {
                        widget: components["schemas"]["CustomComponentWidget"];
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
                        data: components["schemas"]["CustomComponent"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteCustomComponent: {
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
            default: components["responses"]["Failure"];
        };
    };
    createExportMeta: {
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
                 *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0TAB",
                 *       "meta_name": "Open orders",
                 *       "condition": null,
                 *       "submodule_status": [
                 *         {
                 *           "submodule": "01JD3Q4V9M8X2T6W5R7Y1Z0SUB",
                 *           "status": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExportMetaInput"];
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
                        data: components["schemas"]["ExportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setExportMetaCondition: {
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
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "condition": null
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    condition: components["schemas"]["ExchangeCondition"];
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
                        data: components["schemas"]["ExportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    destroyExportMeta: {
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
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listExportMetas: {
        parameters: {
            query: {
                /** @description The physical table. */
                table_id: components["schemas"]["Id"];
                /** @description Only the choices of this menu. */
                menu_id?: components["schemas"]["Id"];
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
                /** @description Field to order by; a minus sign turns the order round. */
                sort?: "sort" | "-sort" | "meta_name" | "-meta_name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["ExportMeta"][];
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
            default: components["responses"]["Failure"];
        };
    };
    showExportMeta: {
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
                        data: components["schemas"]["ExportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sortExportMetas: {
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
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "before_id": null
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description The one that it comes before; null makes it the last. */
                    before_id: components["schemas"]["Id"] | null;
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
            default: components["responses"]["Failure"];
        };
    };
    setExportMetaSubmoduleStatus: {
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
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "submodule": "01JD3Q4V9M8X2T6W5R7Y1Z0SUB",
                 *       "status": 2
                 *     }
                 */
                "application/json": components["schemas"]["SubmoduleStatusChange"];
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
            default: components["responses"]["Failure"];
        };
    };
    updateExportMeta: {
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
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "meta_name": "Open orders",
                 *       "type": 2
                 *     }
                 */
                "application/json": components["schemas"]["ExportMetaChange"];
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
                        data: components["schemas"]["ExportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listExportTemplates: {
        parameters: {
            query: {
                /** @description The physical table. */
                table_id: components["schemas"]["Id"];
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
                /** @description Field to order by; a minus sign turns the order round. */
                sort?: "template_name" | "-template_name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["ExportTemplate"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createExportTemplate: {
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
                 *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0TAB",
                 *       "template_name": "Orders of the month",
                 *       "export_template": {
                 *         "template_id": 1
                 *       },
                 *       "is_default": 1,
                 *       "config": {
                 *         "fields": [
                 *           {
                 *             "field": "order_no",
                 *             "checked": true
                 *           },
                 *           {
                 *             "field": "lines",
                 *             "checked": true,
                 *             "fields": [
                 *               {
                 *                 "field": "product",
                 *                 "checked": true
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExportTemplateInput"];
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
                        data: components["schemas"]["ExportTemplate"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showExportTemplate: {
        parameters: {
            query: {
                /** @description The physical table. */
                table_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["ExportTemplate"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateExportTemplate: {
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
                 *       "template_id": "01JD3Q4V9M8X2T6W5R7Y1Z0TPL",
                 *       "template_name": "Orders of the week",
                 *       "is_default": 1
                 *     }
                 */
                "application/json": components["schemas"]["ExportTemplateChange"];
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
                        data: components["schemas"]["ExportTemplate"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTaskHeartbeat: {
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
                 *       "applicationClone": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ]
                 *     }
                 */
                "application/json": {
                    applicationClone?: components["schemas"]["TaskIds"];
                    applicationImport?: components["schemas"]["TaskIds"];
                    applicationExport?: components["schemas"]["TaskIds"];
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
                            applicationClone: components["schemas"]["Task"][];
                            applicationImport: components["schemas"]["Task"][];
                            applicationExport: components["schemas"]["Task"][];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkImportExcel: {
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
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "import_meta_id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "mapping": {
                 *         "Order date": "order_date"
                 *       }
                 *     }
                 */
                "application/json": {
                    file_id: components["schemas"]["SheetFile"];
                    /** @description Name of the sheet; the first when absent. */
                    sheet?: string;
                    import_meta_id: components["schemas"]["Id"];
                    /** @description Id of the field by the heading of its column. */
                    mapping?: {
                        [key: string]: components["schemas"]["ExchangeFieldId"];
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
                        data: components["schemas"]["ImportCheck"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getImportExcelView: {
        parameters: {
            query: {
                /** @description The caller's uploaded sheet; another one is unknown. */
                file_id: components["schemas"]["SheetFile"];
                /** @description Name of the sheet; the first when absent. */
                sheet?: string;
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
                        data: components["schemas"]["SheetView"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getImportExcelFields: {
        parameters: {
            query: {
                /** @description The caller's uploaded sheet; another one is unknown. */
                file_id: components["schemas"]["SheetFile"];
                /** @description Name of the sheet; the first when absent. */
                sheet?: string;
                /** @description The physical table. */
                table_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["SheetFields"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getImportExcelOptions: {
        parameters: {
            query: {
                /** @description The physical table. */
                table_id: components["schemas"]["Id"];
                field: components["schemas"]["ExchangeFieldId"];
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
                /** @description Field to order by; a minus sign turns the order round. `sort` is the order of the list itself. */
                sort?: "sort" | "-sort" | "label" | "-label";
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
                            items: components["schemas"]["ImportOption"][];
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
            default: components["responses"]["Failure"];
        };
    };
    listImportMetas: {
        parameters: {
            query: {
                /** @description The physical table. */
                table_id: components["schemas"]["Id"];
                /** @description Only the templates of this menu. */
                menu_id?: components["schemas"]["Id"];
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
                /** @description Field to order by; a minus sign turns the order round. */
                sort?: "sort" | "-sort" | "meta_name" | "-meta_name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["ImportMeta"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createImportMeta: {
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
                 *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0TAB",
                 *       "meta_name": "Orders from the shop",
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "condition": null,
                 *       "submodule_status": [
                 *         {
                 *           "submodule": "01JD3Q4V9M8X2T6W5R7Y1Z0SUB",
                 *           "status": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportMetaInput"];
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
                        data: components["schemas"]["ImportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createImportMetaDetail: {
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
                 *       "import_meta_id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "detail": {
                 *         "column": "Order date",
                 *         "field": "order_date",
                 *         "transform": "date",
                 *         "required": true
                 *       }
                 *     }
                 */
                "application/json": {
                    import_meta_id: components["schemas"]["Id"];
                    detail: components["schemas"]["ImportMetaDetailInput"];
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
                        data: components["schemas"]["ImportMetaDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showImportMetaDetail: {
        parameters: {
            query: {
                import_meta_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["ImportMetaDetails"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateImportMetaDetails: {
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
                 *       "details": [
                 *         {
                 *           "id": "01JD3Q4V9M8X2T6W5R7Y1Z0DET",
                 *           "field": "order_date",
                 *           "transform": "date"
                 *         },
                 *         {
                 *           "id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEU",
                 *           "required": false,
                 *           "default": "open"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    details: components["schemas"]["ImportMetaDetailChange"][];
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
                        data: components["schemas"]["ImportMetaDetails"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateImportMetaDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The detail. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transform": "trim",
                 *       "required": true
                 *     }
                 */
                "application/json": {
                    column?: components["schemas"]["SheetColumn"];
                    field?: components["schemas"]["ExchangeFieldId"];
                    transform?: components["schemas"]["ImportTransform"];
                    required?: boolean;
                    default?: components["schemas"]["ImportDefault"];
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
                        data: components["schemas"]["ImportMetaDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    publishImportMeta: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The import template. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "meta_name": "Orders from the shop"
                 *     }
                 */
                "application/json": {
                    menu_id?: components["schemas"]["ImportMenuId"];
                    meta_name?: components["schemas"]["ExchangeName"];
                    file_id?: components["schemas"]["SheetFileOrNone"];
                    condition?: components["schemas"]["ExchangeCondition"];
                    submodule_status?: components["schemas"]["ImportSubmodules"];
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
                        data: components["schemas"]["ImportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setImportMetaSubmoduleStatus: {
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
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "submodule": "01JD3Q4V9M8X2T6W5R7Y1Z0SUB",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["SubmoduleStatusChange"];
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
            default: components["responses"]["Failure"];
        };
    };
    getImportMeta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The import template. */
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
                        data: components["schemas"]["ImportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateImportMeta: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The import template. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "meta_name": "Orders from the shop",
                 *       "type": 1
                 *     }
                 */
                "application/json": {
                    type?: components["schemas"]["SaveType"];
                    menu_id?: components["schemas"]["ImportMenuId"];
                    meta_name?: components["schemas"]["ExchangeName"];
                    file_id?: components["schemas"]["SheetFileOrNone"];
                    condition?: components["schemas"]["ExchangeCondition"];
                    submodule_status?: components["schemas"]["ImportSubmodules"];
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
                        data: components["schemas"]["ImportMeta"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteImportMeta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The import template. */
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
            default: components["responses"]["Failure"];
        };
    };
    sortLogicalTables: {
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
                 *       "before_id": null
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    before_id: components["schemas"]["PlaceBefore"];
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
            default: components["responses"]["Failure"];
        };
    };
    createLogicalTable: {
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
                 *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "logical_table_name": "Open repairs",
                 *       "filter_conditions": {
                 *         "logicalOperator": "any",
                 *         "children": [
                 *           {
                 *             "kind": "condition",
                 *             "field": "status",
                 *             "operator": "eq",
                 *             "value": "open"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    table_id: components["schemas"]["Id"];
                    logical_table_name: components["schemas"]["LogicalTableName"];
                    filter_conditions: components["schemas"]["FilterConditions"];
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
                        data: components["schemas"]["LogicalTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateLogicalTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logical_table_name": "All repairs",
                 *       "filter_conditions": {
                 *         "logicalOperator": "any",
                 *         "children": []
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The physical table it belongs to; another one is refused. */
                    table_id?: components["schemas"]["Id"];
                    logical_table_name?: components["schemas"]["LogicalTableName"];
                    filter_conditions?: components["schemas"]["FilterConditions"];
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
                        data: components["schemas"]["LogicalTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteLogicalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The logical table. */
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
            default: components["responses"]["Failure"];
        };
    };
    copyLogicalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logical_table_name": "Open repairs (2)"
                 *     }
                 */
                "application/json": {
                    logical_table_name: components["schemas"]["LogicalTableName"];
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
                        data: components["schemas"]["LogicalTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listGrantSubjects: {
        parameters: {
            query: {
                type: components["schemas"]["GrantSubject"];
                /** @description This one alone. */
                subject_id?: components["schemas"]["Id"];
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
                        /** @description At most 100, by name. */
                        data: components["schemas"]["GrantSubjectName"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMenus: {
        parameters: {
            query?: {
                /** @description As a tree, or flat in the tree's order without children. */
                type?: "tree" | "list";
                /** @description With the link record of each menu. */
                include?: "menu_logical";
                /** @description Only this menu and what is below it; the whole tree without it. */
                id?: components["schemas"]["Id"];
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
                        data: components["schemas"]["Menu"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMenu: {
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
                 *       "menu_name": "Repairs",
                 *       "father_id": -1,
                 *       "menu_icon": "2"
                 *     }
                 */
                "application/json": {
                    menu_name: components["schemas"]["MenuName"];
                    /** @default -1 */
                    father_id?: components["schemas"]["MenuFatherId"];
                    /** @default 2 */
                    menu_icon?: components["schemas"]["MenuIcon"];
                    /** @description The category of a top-level menu; the application's first one without it. */
                    c_id?: components["schemas"]["Id"];
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
                        data: components["schemas"]["Menu"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMenuAuthConfigs: {
        parameters: {
            query?: {
                /** @description All of them, or those for people's API keys alone. */
                type?: "all" | "api";
                menu_id?: components["schemas"]["Id"];
                subject_type?: components["schemas"]["GrantSubject"];
                subject_id?: components["schemas"]["Id"];
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
                        data: components["schemas"]["MenuAuthConfig"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMenuAuthConfig: {
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
                 *       "menu_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "subject_type": "department",
                 *       "subject_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "rights": {
                 *         "query": true,
                 *         "add": true,
                 *         "edit": true,
                 *         "delete": false,
                 *         "export": false,
                 *         "import": false
                 *       },
                 *       "visible_fields": {
                 *         "kind": "all"
                 *       },
                 *       "data_scope": {
                 *         "kind": "own"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MenuAuthConfigInput"];
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
                        data: components["schemas"]["MenuAuthConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMenuAuthConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The authorisation. */
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
                        data: components["schemas"]["MenuAuthConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateMenuAuthConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The authorisation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data_scope": {
                 *         "kind": "filter",
                 *         "filter": {
                 *           "logicalOperator": "all",
                 *           "children": [
                 *             {
                 *               "kind": "condition",
                 *               "field": "status",
                 *               "operator": "ne",
                 *               "value": "secret"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    rights?: components["schemas"]["MenuRights"];
                    visible_fields?: components["schemas"]["MenuVisibleFields"];
                    data_scope?: components["schemas"]["MenuDataScope"];
                    for_api?: boolean;
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
                        data: components["schemas"]["MenuAuthConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteMenuAuthConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The authorisation. */
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
            default: components["responses"]["Failure"];
        };
    };
    createMenuLink: {
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
                 *       "menu_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "external_link": "https://www.example.com/handbook"
                 *     }
                 */
                "application/json": {
                    external_link?: components["schemas"]["ExternalLink"];
                    menu_id: components["schemas"]["Id"];
                    front_meta?: components["schemas"]["MenuFrontMeta"];
                    view_config?: components["schemas"]["MenuViewConfig"];
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
                        data: components["schemas"]["Menu"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateMenuLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The link record, menu_logical.id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "front_meta": {
                 *         "model_type": "customizePage",
                 *         "page_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       }
                 *     }
                 */
                "application/json": {
                    external_link?: components["schemas"]["ExternalLink"];
                    /** @description The menu it belongs to; another one is refused. */
                    menu_id?: components["schemas"]["Id"];
                    view_config?: components["schemas"]["MenuViewConfig"];
                    front_meta?: components["schemas"]["MenuFrontMeta"];
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
                        data: components["schemas"]["Menu"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    batchMoveMenus: {
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
                 *       "father_id": -1,
                 *       "menu_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ]
                 *     }
                 */
                "application/json": {
                    father_id: components["schemas"]["MenuFatherId"];
                    menu_ids: components["schemas"]["Id"][];
                    /** @description The category that they go to at the top level; each keeps its own without it. */
                    c_id?: components["schemas"]["Id"];
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
            default: components["responses"]["Failure"];
        };
    };
    moveMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu that is moved. */
                menu_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "father_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "before_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    father_id: components["schemas"]["MenuFatherId"];
                    before_id?: components["schemas"]["PlaceBefore"];
                    /**
                     * @description Before or after `before_id`, or inside `father_id` as its last.
                     * @default before
                     * @enum {string}
                     */
                    direction?: "before" | "inside" | "after";
                    /** @description The category that a top-level menu goes to. */
                    c_id?: components["schemas"]["Id"];
                    /**
                     * @description What was dragged; a link takes its menu along.
                     * @default menu
                     * @enum {string}
                     */
                    type?: "menu" | "link";
                    /**
                     * @description Accepted for listMenus' sake; the link always goes along.
                     * @enum {string}
                     */
                    include?: "menu_logical";
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
            default: components["responses"]["Failure"];
        };
    };
    updateMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The menu. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menu_name": "Open repairs",
                 *       "front_meta": {
                 *         "model_type": "logical_table",
                 *         "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       }
                 *     }
                 */
                "application/json": {
                    menu_name?: components["schemas"]["MenuName"];
                    menu_icon?: components["schemas"]["MenuIcon"];
                    /** @description Whether it is shown to people who may not edit the application. */
                    is_visible?: boolean;
                    word_template?: components["schemas"]["MenuTemplate"];
                    excel_template?: components["schemas"]["MenuTemplate"];
                    front_meta?: components["schemas"]["MenuFrontMeta"];
                    view_config?: components["schemas"]["MenuViewConfig"];
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
                        data: components["schemas"]["Menu"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteMenu: {
        parameters: {
            query: {
                /** @description 1 deletes the menus below as well; 0 is refused while there are any. */
                clear: 0 | 1;
            };
            header?: never;
            path: {
                /** @description The menu. */
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
            default: components["responses"]["Failure"];
        };
    };
    explainMenuRight: {
        parameters: {
            query: {
                right: "query" | "add" | "edit" | "delete" | "export" | "import";
                record?: components["schemas"]["Id"];
                field?: components["schemas"]["FieldId"];
            };
            header?: never;
            path: {
                /** @description The menu. */
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
                        data: components["schemas"]["RightReason"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getVisibleFields: {
        parameters: {
            query?: {
                /** @description For which use; the order is that of the use. */
                type?: "list" | "search" | "add" | "edit" | "detail" | "export";
            };
            header?: never;
            path: {
                /** @description The menu. */
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
                        data: components["schemas"]["VisibleField"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNotificationCategories: {
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
                        data: components["schemas"]["NotificationCategory"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNotices: {
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
                /** @description Another scope than the caller's own is refused. */
                scope?: components["schemas"]["NoticeScope"];
                state?: components["schemas"]["NoticeState"];
                /** @description Published at this time or later. */
                publish_at_from?: components["schemas"]["Time"];
                /** @description Published at this time or earlier. */
                publish_at_to?: components["schemas"]["Time"];
                /** @description A field, with "-" from the end. */
                sort?: "publish_at" | "-publish_at" | "title" | "-title" | "created_at" | "-created_at";
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
                            items: components["schemas"]["Notice"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createNotice: {
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
                 *       "title": "Maintenance on Sunday",
                 *       "content": "From 8 to 10 in the morning.",
                 *       "state": "published"
                 *     }
                 */
                "application/json": {
                    title: components["schemas"]["NoticeTitle"];
                    content: components["schemas"]["NoticeContent"];
                    scope?: components["schemas"]["NoticeScope"];
                    targets?: components["schemas"]["NoticeTargets"];
                    /**
                     * @default draft
                     * @enum {string}
                     */
                    state?: "draft" | "published";
                    publish_at?: components["schemas"]["NoticePublishAt"];
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
                        data: components["schemas"]["Notice"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNotice: {
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
                        data: components["schemas"]["Notice"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateNotice: {
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
                 *       "state": "withdrawn"
                 *     }
                 */
                "application/json": {
                    title?: components["schemas"]["NoticeTitle"];
                    content?: components["schemas"]["NoticeContent"];
                    targets?: components["schemas"]["NoticeTargets"];
                    state?: components["schemas"]["NoticeState"];
                    publish_at?: components["schemas"]["NoticePublishAt"];
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
                        data: components["schemas"]["Notice"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteNotice: {
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
            default: components["responses"]["Failure"];
        };
    };
    listNotifications: {
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
                category?: components["schemas"]["NotificationCategoryId"];
                /** @description Only read, or only unread ones. */
                read?: boolean;
                /** @description A field, with "-" from the end. */
                sort?: "created_at" | "-created_at";
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
                            items: components["schemas"]["Notification"][];
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
            default: components["responses"]["Failure"];
        };
    };
    markNotificationsRead: {
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
            default: components["responses"]["Failure"];
        };
    };
    sendSmsCode: {
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    getDocumentPlaces: {
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
                        data: components["schemas"]["NodePlaces"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    getTerms: {
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
                            /** @description Markdown. */
                            text: string;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPublicShareDetail: {
        parameters: {
            query?: {
                /** @description The record; of a link to one record it may be left out. */
                record_id?: components["schemas"]["Id"];
            };
            header: {
                /** @description The link's token, which the page takes from the address's fragment; a query would leak into logs. */
                "share-token": string;
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
                        data: components["schemas"]["SharedRecord"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPublicShareList: {
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
                sort?: "created_at" | "-created_at";
            };
            header: {
                /** @description The link's token, which the page takes from the address's fragment; a query would leak into logs. */
                "share-token": string;
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
                        data: {
                            items: components["schemas"]["SharedRecord"][];
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
            default: components["responses"]["Failure"];
        };
    };
    getThirdPartyLoginConfig: {
        parameters: {
            query: {
                thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                /** @description The workspace. */
                wsId: string;
                /** @description A code that is scanned, or one for a page inside the third party's own program. */
                codeType?: components["schemas"]["ThirdPartyCodeType"];
                /** @description Of the link by which somebody came, spoiled or not (AUTH-24); empty or absent for no link. */
                apphash?: string;
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
                        data: components["schemas"]["ThirdPartyLoginConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
                 *       "state": "wx.01JD3Q4V9M8X2T6W5R7Y1Z0ABC.3f9a5c1e7b2d4860a1c3e5f7",
                 *       "codeType": "qr"
                 *     }
                 */
                "application/json": {
                    code: string;
                    state: components["schemas"]["ThirdPartyState"];
                    thirdTypeTag: components["schemas"]["ThirdTypeTag"];
                    wsId: components["schemas"]["Id"];
                    codeType?: components["schemas"]["ThirdPartyCodeType"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    createHandover: {
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
                            /** @description The workspace's own address without a path. */
                            origin: string | null;
                            ticket: string | null;
                            user_id: components["schemas"]["Id"];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Own tables, tables of external databases, or all of them. */
                datasourceType?: "*" | "falconTable" | "exdb";
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
                        data: components["schemas"]["Category"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createCategory: {
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
                 *       "category_name": "Orders"
                 *     }
                 */
                "application/json": {
                    category_name: components["schemas"]["CategoryName"];
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
                        data: components["schemas"]["Category"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCategoryTables: {
        parameters: {
            query?: {
                /** @description Own tables, tables of external databases, or all of them. */
                datasourceType?: "*" | "falconTable" | "exdb";
                /** @description Leaves the physical tables out. */
                ignore?: "physical";
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
                        data: components["schemas"]["CategoryWithTables"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    destroyCategory: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
                /** @description 1 deletes tables, menus and records as well, 0 the category alone. */
                clear: 0 | 1;
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
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    moveCategory: {
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
                 *       "before_id": null,
                 *       "category_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    before_id?: components["schemas"]["PlaceBefore"];
                    /** @description The new parent; null is the top level. */
                    category_id: string | null;
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
            default: components["responses"]["Failure"];
        };
    };
    sortCategories: {
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
                 *       "before_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    before_id: components["schemas"]["PlaceBefore"];
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
            default: components["responses"]["Failure"];
        };
    };
    updateCategory: {
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
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "category_name": "Purchases"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    category_name: components["schemas"]["CategoryName"];
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
                        data: components["schemas"]["Category"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    copyPhysicalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "cloneWithLogical": true
                 *     }
                 */
                "application/json": {
                    category_id: components["schemas"]["Id"];
                    /** @default false */
                    cloneWithLogical?: boolean;
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
                        data: components["schemas"]["PhysicalTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sortPhysicalTables: {
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
                 *       "before_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    before_id?: components["schemas"]["PlaceBefore"];
                    /** @description The category it goes to; without it the table stays in its own. */
                    category_id?: components["schemas"]["Id"];
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
            default: components["responses"]["Failure"];
        };
    };
    createPhysicalTable: {
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
                 *       "formConfig": {
                 *         "formLabel": "Repairs"
                 *       },
                 *       "dbConfig": {
                 *         "datasource_type": "falconTable",
                 *         "db_table_name": "repairs"
                 *       },
                 *       "physical_table_category_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    formConfig: components["schemas"]["FormConfig"];
                    /** @description Without it a table of our own with a name made from its label. */
                    dbConfig?: components["schemas"]["TableDbConfig"];
                    physical_table_category_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["PhysicalTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    batchMoveTables: {
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
                 *       "category_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "table_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       ]
                 *     }
                 */
                "application/json": {
                    category_id: components["schemas"]["Id"];
                    table_ids: components["schemas"]["Id"][];
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
            default: components["responses"]["Failure"];
        };
    };
    renamePhysicalTable: {
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
                 *       "formLabel": "Repair orders",
                 *       "tableId": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    formLabel: components["schemas"]["FormLabel"];
                    tableId: components["schemas"]["Id"];
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
                        data: components["schemas"]["PhysicalTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPhysicalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
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
                        data: components["schemas"]["PhysicalTableDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePhysicalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
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
            default: components["responses"]["Failure"];
        };
    };
    previewTableChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formConfig": {
                 *         "formLabel": "Repairs",
                 *         "fields": [
                 *           {
                 *             "node": "field",
                 *             "id": "title",
                 *             "label": "Title",
                 *             "is_required": true,
                 *             "kind": {
                 *               "type": "text"
                 *             }
                 *           },
                 *           {
                 *             "node": "field",
                 *             "id": "amount",
                 *             "label": "Costs",
                 *             "kind": {
                 *               "type": "number",
                 *               "precision": 2
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    formConfig: components["schemas"]["FormConfig"];
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
                        data: components["schemas"]["TableChangePreview"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    configurePhysicalTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formConfig": {
                 *         "formLabel": "Repairs",
                 *         "fields": [
                 *           {
                 *             "node": "field",
                 *             "id": "title",
                 *             "label": "Title",
                 *             "is_required": true,
                 *             "kind": {
                 *               "type": "text"
                 *             }
                 *           },
                 *           {
                 *             "node": "field",
                 *             "id": "amount",
                 *             "label": "Costs",
                 *             "kind": {
                 *               "type": "number",
                 *               "style": "money",
                 *               "precision": 2
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    formConfig: components["schemas"]["FormConfig"];
                    /** @description Fields whose values are converted to their new kind. */
                    conversions?: components["schemas"]["FieldPath"][];
                    /** @description Stays as it is without it. */
                    dbConfig?: components["schemas"]["TableDbConfig"];
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
                        data: components["schemas"]["PhysicalTableDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeftColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
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
                        data: components["schemas"]["LeftColumn"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    dropLeftColumn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
                /** @description One of listLeftColumns. */
                column_id: components["schemas"]["Id"];
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
            default: components["responses"]["Failure"];
        };
    };
    createLogicalRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "title": "Broken pump",
                 *         "status": "open",
                 *         "amount": 1250.5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordInput"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteLogicalRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The logical table. */
                id: components["schemas"]["Id"];
            };
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
                "application/json": components["schemas"]["RecordIds"];
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
            default: components["responses"]["Failure"];
        };
    };
    listLogicalRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "size": 20,
                 *       "sort": [
                 *         "-created_at"
                 *       ],
                 *       "search": "pump",
                 *       "filter": {
                 *         "logicalOperator": "all",
                 *         "children": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordQuery"];
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
                            items: components["schemas"]["Record"][];
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
            default: components["responses"]["Failure"];
        };
    };
    getLogicalRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The logical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateLogicalRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The logical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "status": "done",
                 *         "done_at": "2026-11-21T10:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordChange"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMenuRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "title": "Broken pump",
                 *         "status": "open",
                 *         "amount": 1250.5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordInput"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteMenuRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
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
                "application/json": components["schemas"]["RecordIds"];
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
            default: components["responses"]["Failure"];
        };
    };
    bulkDeleteMenuRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "records": [
                 *         {
                 *           "record_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *           "seen_version": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RecordBulkDelete"];
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
                        data: components["schemas"]["RecordBulkResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bulkUpdateMenuRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "match": {
                 *         "search": "pump"
                 *       },
                 *       "data": {
                 *         "status": "done"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordBulkUpdate"];
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
                        data: components["schemas"]["RecordBulkResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRelationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
                /** @description A relation of the table's form, or `rows.field` for one in the rows of a sub-table. */
                field: components["schemas"]["FieldPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "search": "pump",
                 *       "size": 20,
                 *       "form": {
                 *         "city": "Shanghai"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RelationChoiceQuery"];
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
                            items: components["schemas"]["RelationChoice"][];
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
            default: components["responses"]["Failure"];
        };
    };
    exportRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": [
                 *         "title",
                 *         "status",
                 *         "amount"
                 *       ],
                 *       "format": "xlsx"
                 *     }
                 */
                "application/json": components["schemas"]["RecordExport"];
            };
        };
        responses: {
            /** @description The file, as an attachment with its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": BinaryContent;
                    "text/csv": BinaryContent;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMenuRecordHistory: {
        parameters: {
            query?: {
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
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
                            items: components["schemas"]["RecordHistoryEntry"][];
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
            default: components["responses"]["Failure"];
        };
    };
    restoreMenuRecordVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to_version": 3
                 *     }
                 */
                "application/json": components["schemas"]["RecordRestore"];
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
                        data: components["schemas"]["RecordRestoreResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "mapping": [
                 *         {
                 *           "column": "Due",
                 *           "field": "due"
                 *         }
                 *       ],
                 *       "from": 0
                 *     }
                 */
                "application/json": components["schemas"]["RecordImport"];
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
                        data: components["schemas"]["RecordImportResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    proposeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": components["schemas"]["ImportSheet"];
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
                        data: components["schemas"]["ImportProposal"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "mapping": [
                 *         {
                 *           "column": "Due",
                 *           "field": "due"
                 *         }
                 *       ],
                 *       "from": 0
                 *     }
                 */
                "application/json": components["schemas"]["RecordImport"];
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
                        data: components["schemas"]["ImportTrial"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMenuRecords: {
        parameters: {
            query?: {
                /** @description What is listed; the trash is kept for 30 days. */
                type?: "paranoid" | "trash";
            };
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "size": 20,
                 *       "sort": [
                 *         "-created_at"
                 *       ],
                 *       "search": "pump",
                 *       "filter": {
                 *         "logicalOperator": "all",
                 *         "children": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordQuery"];
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
                            items: components["schemas"]["Record"][];
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
            default: components["responses"]["Failure"];
        };
    };
    listRelatedRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "size": 20
                 *     }
                 */
                "application/json": components["schemas"]["RelatedQuery"];
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
                            items: components["schemas"]["Record"][];
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
            default: components["responses"]["Failure"];
        };
    };
    restoreMenuRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
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
                "application/json": components["schemas"]["RecordIds"];
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
            default: components["responses"]["Failure"];
        };
    };
    getMenuStatistic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paramData": {
                 *         "search": "pump"
                 *       },
                 *       "viewSchema": {
                 *         "measures": [
                 *           {
                 *             "key": "repairs",
                 *             "function": "count"
                 *           },
                 *           {
                 *             "key": "cost",
                 *             "function": "sum",
                 *             "field": "amount"
                 *           }
                 *         ],
                 *         "groups": [
                 *           {
                 *             "key": "status",
                 *             "field": "status"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    paramData?: components["schemas"]["StatisticParameters"];
                    viewSchema: components["schemas"]["StatisticView"];
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
                        data: components["schemas"]["StatisticResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMenuRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateMenuRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "status": "done",
                 *         "done_at": "2026-11-21T10:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordChange"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPhysicalRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "title": "Broken pump",
                 *         "status": "open",
                 *         "amount": 1250.5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordInput"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePhysicalRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
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
                "application/json": components["schemas"]["RecordIds"];
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
            default: components["responses"]["Failure"];
        };
    };
    bulkDeleteTableRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "records": [
                 *         {
                 *           "record_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *           "seen_version": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RecordBulkDelete"];
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
                        data: components["schemas"]["RecordBulkResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bulkUpdateTableRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "match": {
                 *         "search": "pump"
                 *       },
                 *       "data": {
                 *         "status": "done"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordBulkUpdate"];
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
                        data: components["schemas"]["RecordBulkResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPhysicalChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
                /** @description A relation of the table's form, or `rows.field` for one in the rows of a sub-table. */
                field: components["schemas"]["FieldPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "search": "pump",
                 *       "size": 20,
                 *       "form": {
                 *         "city": "Shanghai"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RelationChoiceQuery"];
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
                            items: components["schemas"]["RelationChoice"][];
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
            default: components["responses"]["Failure"];
        };
    };
    exportTableRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": [
                 *         "title",
                 *         "status",
                 *         "amount"
                 *       ],
                 *       "format": "xlsx"
                 *     }
                 */
                "application/json": components["schemas"]["RecordExport"];
            };
        };
        responses: {
            /** @description The file, as an attachment with its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": BinaryContent;
                    "text/csv": BinaryContent;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTableRecordHistory: {
        parameters: {
            query?: {
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
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
                            items: components["schemas"]["RecordHistoryEntry"][];
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
            default: components["responses"]["Failure"];
        };
    };
    restoreTableRecordVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to_version": 3
                 *     }
                 */
                "application/json": components["schemas"]["RecordRestore"];
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
                        data: components["schemas"]["RecordRestoreResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importTableRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "mapping": [
                 *         {
                 *           "column": "Due",
                 *           "field": "due"
                 *         }
                 *       ],
                 *       "from": 0
                 *     }
                 */
                "application/json": components["schemas"]["RecordImport"];
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
                        data: components["schemas"]["RecordImportResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    proposeTableImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": components["schemas"]["ImportSheet"];
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
                        data: components["schemas"]["ImportProposal"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkTableImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "mapping": [
                 *         {
                 *           "column": "Due",
                 *           "field": "due"
                 *         }
                 *       ],
                 *       "from": 0
                 *     }
                 */
                "application/json": components["schemas"]["RecordImport"];
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
                        data: components["schemas"]["ImportTrial"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPhysicalRecords: {
        parameters: {
            query?: {
                /** @description What is listed; the trash is kept for 30 days. */
                type?: "paranoid" | "trash";
            };
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "size": 20,
                 *       "sort": [
                 *         "-created_at"
                 *       ],
                 *       "search": "pump",
                 *       "filter": {
                 *         "logicalOperator": "all",
                 *         "children": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordQuery"];
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
                            items: components["schemas"]["Record"][];
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
            default: components["responses"]["Failure"];
        };
    };
    explainTableRight: {
        parameters: {
            query: {
                right: "query" | "add" | "edit" | "delete" | "export" | "import";
            };
            header?: never;
            path: {
                /** @description The physical table. */
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
                        data: components["schemas"]["RightReason"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPhysicalRelated: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "size": 20
                 *     }
                 */
                "application/json": components["schemas"]["RelatedQuery"];
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
                            items: components["schemas"]["Record"][];
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
            default: components["responses"]["Failure"];
        };
    };
    restorePhysicalRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
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
                "application/json": components["schemas"]["RecordIds"];
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
            default: components["responses"]["Failure"];
        };
    };
    getTableStatistic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paramData": {
                 *         "search": "pump"
                 *       },
                 *       "viewSchema": {
                 *         "measures": [
                 *           {
                 *             "key": "repairs",
                 *             "function": "count"
                 *           },
                 *           {
                 *             "key": "cost",
                 *             "function": "sum",
                 *             "field": "amount"
                 *           }
                 *         ],
                 *         "groups": [
                 *           {
                 *             "key": "status",
                 *             "field": "status"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    paramData?: components["schemas"]["StatisticParameters"];
                    viewSchema: components["schemas"]["StatisticView"];
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
                        data: components["schemas"]["StatisticResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPhysicalRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePhysicalRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
                /** @description The record. */
                rid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "status": "done",
                 *         "done_at": "2026-11-21T10:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordChange"];
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
                        data: components["schemas"]["Record"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadImportIssues: {
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
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "issues": [
                 *         {
                 *           "row": 17,
                 *           "message": "This is no date."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    file_id?: components["schemas"]["ImportFileId"];
                    text?: string | null;
                    sheet?: string | null;
                    issues: components["schemas"]["ImportIssueText"][];
                };
            };
        };
        responses: {
            /** @description The file, as an attachment with its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": BinaryContent;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMenuTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
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
                        data: components["schemas"]["RecordTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRecordTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
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
                        data: components["schemas"]["RecordTable"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMenuViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
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
                        /** @description Shared ones first, each group by name; at most 100. */
                        data: components["schemas"]["RecordView"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMenuView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu; it is linked to a logical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Open repairs",
                 *       "settings": {
                 *         "sort": [
                 *           "-created_at"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordViewInput"];
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
                        data: components["schemas"]["RecordView"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTableViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
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
                        /** @description Shared ones first, each group by name; at most 100. */
                        data: components["schemas"]["RecordView"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTableView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The physical table. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Open repairs",
                 *       "settings": {
                 *         "sort": [
                 *           "-created_at"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordViewInput"];
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
                        data: components["schemas"]["RecordView"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateRecordView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The view of a list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Open repairs"
                 *     }
                 */
                "application/json": components["schemas"]["RecordViewChange"];
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
                        data: components["schemas"]["RecordView"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteRecordView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view of a list. */
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
            default: components["responses"]["Failure"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description The form of the answer; there is one. */
                type?: "page";
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
                /** @description Only enabled, or only disabled ones. */
                enabled?: boolean;
                /** @description A field, with "-" from the end. */
                sort?: "r_name" | "-r_name" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
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
                            items: components["schemas"]["Report"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createReport: {
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
                 *       "r_name": "Repairs by month"
                 *     }
                 */
                "application/json": components["schemas"]["ReportInput"];
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
                        data: components["schemas"]["Report"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateReport: {
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
                 *       "r_name": "Repairs by quarter"
                 *     }
                 */
                "application/json": components["schemas"]["ReportInput"];
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
                        data: components["schemas"]["Report"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteReport: {
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
            default: components["responses"]["Failure"];
        };
    };
    disableReport: {
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
            default: components["responses"]["Failure"];
        };
    };
    enableReport: {
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
            default: components["responses"]["Failure"];
        };
    };
    publishReportConfiguration: {
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
                 *       "configuration": {
                 *         "kind": "data",
                 *         "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *         "measures": [
                 *           {
                 *             "kind": "field",
                 *             "id": "cost",
                 *             "label": "Cost",
                 *             "function": "sum",
                 *             "field": "amount"
                 *           }
                 *         ],
                 *         "filters": {
                 *           "logicalOperator": "all",
                 *           "children": [
                 *             {
                 *               "kind": "condition",
                 *               "field": "status",
                 *               "operator": "eq",
                 *               "value": "done"
                 *             }
                 *           ]
                 *         },
                 *         "chart": {
                 *           "kind": "number",
                 *           "measure": "cost",
                 *           "unit": "EUR",
                 *           "decimals": 2
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReportConfigurationInput"];
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
                        data: components["schemas"]["Report"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateReportConfiguration: {
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
                 *       "configuration": {
                 *         "kind": "data",
                 *         "logical_table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *         "groups": [
                 *           {
                 *             "kind": "period",
                 *             "id": "month",
                 *             "field": "created_at",
                 *             "unit": "month"
                 *           }
                 *         ],
                 *         "measures": [
                 *           {
                 *             "kind": "count",
                 *             "id": "repairs",
                 *             "label": "Repairs"
                 *           }
                 *         ],
                 *         "chart": {
                 *           "kind": "bar",
                 *           "category": "month",
                 *           "measures": [
                 *             "repairs"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReportConfigurationInput"];
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
                        data: components["schemas"]["Report"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPositions: {
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
                /** @description A field, with "-" from the end. */
                sort?: "tagName" | "-tagName" | "created_at" | "-created_at";
                /** @description Only positions, or only team tags. */
                domain?: "duty" | "team";
                /** @description Only enabled, or only disabled ones. */
                enabled?: boolean;
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
                            items: components["schemas"]["Position"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createPosition: {
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
                 *       "tagName": "Head of sales",
                 *       "domain": "duty"
                 *     }
                 */
                "application/json": {
                    tagName: components["schemas"]["PositionName"];
                    /** @default duty */
                    domain?: components["schemas"]["PositionDomain"];
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
                        data: components["schemas"]["Position"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    enablePositions: {
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
                    /**
                     * @description False disables them.
                     * @default true
                     */
                    enabled?: boolean;
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
            default: components["responses"]["Failure"];
        };
    };
    updatePosition: {
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
                 *       "tagName": "Sales lead"
                 *     }
                 */
                "application/json": {
                    tagName?: components["schemas"]["PositionName"];
                    /** @enum {string} */
                    domain?: "duty" | "team";
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
                        data: components["schemas"]["Position"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePosition: {
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
            default: components["responses"]["Failure"];
        };
    };
    listTeams: {
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
                /** @description A field, with "-" from the end. */
                sort?: "teamName" | "-teamName" | "created_at" | "-created_at";
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
                            items: components["schemas"]["Team"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createTeam: {
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
                 *       "teamName": "Night shift"
                 *     }
                 */
                "application/json": components["schemas"]["TeamInput"];
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
                        data: components["schemas"]["Team"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTeamTags: {
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
                /** @description A field, with "-" from the end. */
                sort?: "tagName" | "-tagName" | "created_at" | "-created_at";
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
                            items: components["schemas"]["Position"][];
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
            default: components["responses"]["Failure"];
        };
    };
    updateTeamMemberTags: {
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
                 *       "team_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "uid": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF",
                 *       "tag_ids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0GHJ"
                 *       ]
                 *     }
                 */
                "application/json": {
                    team_id: components["schemas"]["Id"];
                    uid: components["schemas"]["Id"];
                    tag_ids: components["schemas"]["Id"][];
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
            default: components["responses"]["Failure"];
        };
    };
    updateTeam: {
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
                 *       "teamName": "Late shift"
                 *     }
                 */
                "application/json": components["schemas"]["TeamInput"];
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
                        data: components["schemas"]["Team"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTeam: {
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
            default: components["responses"]["Failure"];
        };
    };
    addTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TeamPeople"];
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
            default: components["responses"]["Failure"];
        };
    };
    deleteTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uids": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TeamPeople"];
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
            default: components["responses"]["Failure"];
        };
    };
    listTeamMembers: {
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
                sort?: components["schemas"]["OrganisationUserSort"];
            };
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
                            items: components["schemas"]["TeamMember"][];
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
            default: components["responses"]["Failure"];
        };
    };
    listApiAccessUsers: {
        parameters: {
            query?: {
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
                        /** @description At most 500, by name. */
                        data: components["schemas"]["ApiAccessUser"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPublicLinks: {
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
                sort?: "created_at" | "-created_at" | "expires_at" | "-expires_at";
                menu_id?: components["schemas"]["Id"];
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
                            items: components["schemas"]["PublicLink"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createPublicLink: {
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
                 *       "menu_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "title": "Open repairs",
                 *       "fields": [
                 *         "title",
                 *         "status"
                 *       ]
                 *     }
                 */
                "application/json": {
                    menu_id: components["schemas"]["Id"];
                    title: string;
                    /** @description The only fields that are answered. */
                    fields: components["schemas"]["FieldPath"][];
                    filter?: components["schemas"]["FilterConditions"];
                    /** @description Only this record. */
                    record_id?: components["schemas"]["Id"];
                    /** @description At most a year ahead; thirty days ahead without it. */
                    expires_at?: components["schemas"]["Time"];
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
                        data: components["schemas"]["PublicLinkMade"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePublicLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The share. */
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
            default: components["responses"]["Failure"];
        };
    };
    getShareDistributionTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application that receives. */
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
                        data: components["schemas"]["ShareTreeApplication"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPageShares: {
        parameters: {
            query: {
                type: components["schemas"]["PageShareType"];
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
                sort?: "name" | "-name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["PageShare"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createTableShare: {
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
                 *       "tableId": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "type": "logicalTable",
                 *       "alias": "Repairs of the workshop",
                 *       "permissions": {
                 *         "can_query": true,
                 *         "can_edit": true,
                 *         "can_delete": false,
                 *         "can_add": true
                 *       }
                 *     }
                 */
                "application/json": {
                    tableId: components["schemas"]["Id"];
                    type: components["schemas"]["ShareType"];
                    alias?: components["schemas"]["ShareAlias"];
                    /** @default {} */
                    permissions?: components["schemas"]["SharePermissionsInput"];
                    application_ids?: components["schemas"]["ShareTargets"];
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
                        data: components["schemas"]["Share"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    destroyTableShare: {
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
                "application/json": {
                    id: components["schemas"]["Id"];
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
            default: components["responses"]["Failure"];
        };
    };
    listTableShares: {
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
                sort?: "alias" | "-alias" | "created_at" | "-created_at";
                type?: components["schemas"]["ShareType"];
                tableId?: components["schemas"]["Id"];
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
                            items: components["schemas"]["Share"][];
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
            default: components["responses"]["Failure"];
        };
    };
    updateTableShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The share. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alias": "Repairs",
                 *       "permissions": {
                 *         "can_query": true,
                 *         "can_edit": false,
                 *         "can_delete": false,
                 *         "can_add": false
                 *       }
                 *     }
                 */
                "application/json": {
                    alias?: components["schemas"]["ShareAlias"];
                    /** @description All four, as they are to be. */
                    permissions?: components["schemas"]["SharePermissions"];
                    application_ids?: components["schemas"]["ShareTargets"];
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
                        data: components["schemas"]["Share"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listImportTasks: {
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
                task_status?: components["schemas"]["TaskStatus"];
                /** @description A field, with "-" from the end. */
                sort?: "created_at" | "-created_at";
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
                            items: components["schemas"]["Task"][];
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
            default: components["responses"]["Failure"];
        };
    };
    markTaskRead: {
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
            default: components["responses"]["Failure"];
        };
    };
    listTableTemplates: {
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
                /** @description The folder; the top without it. */
                folder_id?: components["schemas"]["Id"];
                /** @description Only templates, or only folders. */
                kind?: components["schemas"]["TableTemplateKind"];
                /** @description Only templates that are enabled, or only disabled ones; folders show with either. */
                enabled?: boolean;
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["TableTemplateEntry"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createTableTemplate: {
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
                 *       "kind": "template",
                 *       "name": "Repairs",
                 *       "folder_id": null,
                 *       "source": {
                 *         "kind": "table",
                 *         "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TableTemplateInput"];
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
                        data: components["schemas"]["TableTemplateEntry"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportTableTemplate: {
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
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description JSON, as a file to be stored; Content-Disposition names it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": BinaryContent;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importTableTemplate: {
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
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    /** @description A .json or .xlsx file; the name that it was uploaded with is, without its ending, that of the template unless the file has one. */
                    file_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["TableTemplateEntry"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateTableTemplate: {
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
                 *       "kind": "template",
                 *       "name": "Repairs and inspections",
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["TableTemplateChange"];
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
                        data: components["schemas"]["TableTemplateEntry"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTableTemplate: {
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
            default: components["responses"]["Failure"];
        };
    };
    listApplicationManagers: {
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
                /** @description A field, with "-" from the end. */
                sort?: "real_name" | "-real_name";
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
                            items: components["schemas"]["ApplicationManager"][];
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
            default: components["responses"]["Failure"];
        };
    };
    listAllApplications: {
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
                /** @description Only applications of this type, 1 system or 2 external. */
                type?: components["schemas"]["ApplicationType"];
                /** @description A field, with "-" from the end; `sort` is the stored order. */
                sort?: "sort" | "-sort" | "application_name" | "-application_name";
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
                            items: components["schemas"]["ApplicationOption"][];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listCascadeWidgets: {
        parameters: {
            query: {
                application_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["ApplicationWidgetTable"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getApplicationGlobalConfig: {
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
                        data: components["schemas"]["AppGlobalConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAppInfo: {
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
                        data: components["schemas"]["AppInfo"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    installApplication: {
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
                 *       "store_app_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "org_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    /** @description The sample of the store. */
                    store_app_id: components["schemas"]["Id"];
                    /** @description User group of the new application. */
                    org_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["Task"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openApplicationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As getAppInfo gives it, or the address of an application of the caller's workspace (APP-32). */
                apphash: string;
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
                            appid: components["schemas"]["Id"];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveApplicationGlobalConfig: {
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
                 *       "application_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "config": {
                 *         "address": "service"
                 *       }
                 *     }
                 */
                "application/json": {
                    application_id: components["schemas"]["Id"];
                    config: components["schemas"]["ApplicationSettingsInput"];
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
                        data: components["schemas"]["AppGlobalConfig"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createShadowTicket: {
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
                 *       "application_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "user_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    application_id: components["schemas"]["Id"];
                    user_id: components["schemas"]["Id"];
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
                            ticket: string;
                            user_id: components["schemas"]["Id"];
                            application_id: components["schemas"]["Id"];
                            expires_at: components["schemas"]["Time"];
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTypeWidgets: {
        parameters: {
            query: {
                application_id: components["schemas"]["Id"];
                type: components["schemas"]["ApplicationWidgetType"];
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
                        data: components["schemas"]["ApplicationWidget"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
                /** @description Only applications of this user group. */
                org_id?: components["schemas"]["Id"];
                /** @description The stored order, or with "-" from its end. */
                sort?: "sort" | "-sort";
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
            default: components["responses"]["Failure"];
        };
    };
    createApplication: {
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
                 *       "application_type": 1,
                 *       "application_name": "Service",
                 *       "org_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "icon": {
                 *         "type": 1,
                 *         "uri": "truck"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationInput"];
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
                        data: components["schemas"]["ApplicationDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cloneApplications: {
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
                 *       "application_id": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationIds"];
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
                        /** @description In the order of the ids. */
                        data: components["schemas"]["Task"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportApplications: {
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
                 *       "application_id": [
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *         "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationIds"];
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
                        /** @description In the order of the ids. */
                        data: components["schemas"]["Task"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cacheApplicationGuide: {
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
                 *       "application_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "plugin_guide_cache": {
                 *         "site-map": true
                 *       },
                 *       "plugin_guide_status": 0
                 *     }
                 */
                "application/json": {
                    application_id: components["schemas"]["Id"];
                    plugin_guide_cache?: components["schemas"]["ApplicationGuideCache"];
                    plugin_guide_status?: components["schemas"]["ApplicationGuideStatus"];
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
            default: components["responses"]["Failure"];
        };
    };
    listApplicationIcons: {
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
                        data: components["schemas"]["ApplicationIcon"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importApplication: {
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
                 *       "file_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    /** @description The upload of the caller, with the purpose `record`; its stored name has to end in .zip (VAL-26), and another file is unknown. */
                    file_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["Task"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showApplication: {
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
                        data: components["schemas"]["ApplicationDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sortApplications: {
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
                 *       "before_id": "01JD3Q4V9M8X2T6W5R7Y1Z0DEF"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description The card that comes next; null or absent at the end. */
                    before_id?: string | null;
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
            default: components["responses"]["Failure"];
        };
    };
    updateApplication: {
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
                 *       "id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "application_name": "Service and repairs"
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationChange"];
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
                        data: components["schemas"]["ApplicationDetail"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteApplication: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
                /** @description The application's name as the user typed it; outer spaces do not count. */
                slogan: string;
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
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCustomPages: {
        parameters: {
            query: {
                /** @description The application whose pages are listed. */
                application_id: components["schemas"]["Id"];
                kind?: "customPage" | "bigScreen" | "chart" | "homePage";
                /** @description Only published, or only unpublished ones; who cannot edit gets published ones alone. */
                published?: boolean;
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
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
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
                            items: components["schemas"]["CustomPage"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createCustomPage: {
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
                 *       "name": "Sales board",
                 *       "kind": "bigScreen"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["CustomPageName"];
                    /** @default customPage */
                    kind?: components["schemas"]["CustomPageKind"];
                    document?: components["schemas"]["CustomPageDocument"];
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
                        data: components["schemas"]["PageDocument"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPageFavourites: {
        parameters: {
            query: {
                /** @description The application. */
                appId: components["schemas"]["Id"];
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
                        data: components["schemas"]["PageFavourite"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePageFavourite: {
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
                 *       "appId": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "frontMeta": {
                 *         "orders": {
                 *           "customer": 240
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PageFavourite"];
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
                        data: components["schemas"]["PageFavourite"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCustomPage: {
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
                        data: components["schemas"]["PageDocument"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateCustomPage: {
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
                 *       "name": "Sales board of the region"
                 *     }
                 */
                "application/json": {
                    name?: components["schemas"]["CustomPageName"];
                    document?: components["schemas"]["CustomPageDocument"];
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
                        data: components["schemas"]["PageDocument"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteCustomPage: {
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
            default: components["responses"]["Failure"];
        };
    };
    listPhysicalCategories: {
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
                        data: components["schemas"]["Category"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listApprovalTasks: {
        parameters: {
            query?: {
                /** @description Only approvals in this state. */
                state?: components["schemas"]["ApprovalState"];
                /** @description Page number, from 1. */
                page?: number;
                /** @description Items on a page. */
                size?: number;
                /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                cursor?: string;
                /** @description How far the list counts: `capped` up to 10,000, which then means "at least"; `exact`; or `none`, the fastest. */
                total?: "none" | "capped" | "exact";
                /** @description A field, with "-" from the end. */
                sort?: "created_at" | "-created_at" | "due_at" | "-due_at";
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
                            items: components["schemas"]["ApprovalTask"][];
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
            default: components["responses"]["Failure"];
        };
    };
    decideApprovalTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "reject",
                 *       "comment": "The offer is missing."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `back` sends it where the node says, and only where the node has a way back.
                     * @enum {string}
                     */
                    decision: "approve" | "reject" | "back";
                    /**
                     * @description Shown in the history of the record.
                     * @default
                     */
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
                        data: null;
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listWorkflows: {
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
                /** @description Only workflows that begin with records of this table. */
                table_id?: components["schemas"]["Id"];
                /** @description Only workflows in this state. */
                status?: components["schemas"]["WorkflowStatus"];
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
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
                            items: components["schemas"]["Workflow"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createWorkflow: {
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
                 *       "name": "Approve repairs",
                 *       "status": 2,
                 *       "config": {
                 *         "inoutputConfig": {
                 *           "inputs": [],
                 *           "outputs": []
                 *         },
                 *         "nodes": [
                 *           {
                 *             "id": "start",
                 *             "kind": "start",
                 *             "name": "New repair",
                 *             "position": {
                 *               "x": 0,
                 *               "y": 0
                 *             },
                 *             "trigger": {
                 *               "kind": "record",
                 *               "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *               "events": [
                 *                 "create"
                 *               ]
                 *             }
                 *           },
                 *           {
                 *             "id": "boss",
                 *             "kind": "approval",
                 *             "name": "Head of department",
                 *             "position": {
                 *               "x": 0,
                 *               "y": 120
                 *             },
                 *             "mode": "any",
                 *             "approvers": [
                 *               {
                 *                 "kind": "headOfStarter"
                 *               }
                 *             ],
                 *             "back": {
                 *               "to": "starter"
                 *             }
                 *           },
                 *           {
                 *             "id": "done",
                 *             "kind": "end",
                 *             "name": "Done",
                 *             "position": {
                 *               "x": 0,
                 *               "y": 240
                 *             }
                 *           }
                 *         ],
                 *         "edges": [
                 *           {
                 *             "from": "start",
                 *             "to": "boss"
                 *           },
                 *           {
                 *             "from": "boss",
                 *             "to": "done",
                 *             "exit": "approved"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    config: components["schemas"]["WorkflowConfig"];
                    name: components["schemas"]["WorkflowName"];
                    /**
                     * @description 1 draft, 2 released, 3 stopped.
                     * @default 2
                     * @enum {integer}
                     */
                    status?: 1 | 2 | 3;
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
                        data: components["schemas"]["Workflow"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWorkflow: {
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
                        data: components["schemas"]["Workflow"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateWorkflow: {
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
                 *       "name": "Approve repairs over 500",
                 *       "status": 3
                 *     }
                 */
                "application/json": {
                    /** @description The id of the address, which is enough; sent here, it has to be the same. */
                    id?: components["schemas"]["Id"];
                    config?: components["schemas"]["WorkflowConfig"];
                    name?: components["schemas"]["WorkflowName"];
                    status?: components["schemas"]["WorkflowStatus"];
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
                        data: components["schemas"]["Workflow"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteWorkflow: {
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
            default: components["responses"]["Failure"];
        };
    };
    listWorkflowDetails: {
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
                        data: components["schemas"]["WorkflowNode"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "loginPage" | "overlay" | "theme";
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
                        data: components["schemas"]["ConfigurationState"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
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
            default: components["responses"]["Failure"];
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
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
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
                    /** @description Checked by the schema of its kind; a loginPage is the widget's frontMeta, a theme a theme document. */
                    value: {
                        [key: string]: unknown;
                    };
                    /** @description The value that this one was made of, as it was read. With it, a version conflict answers both values merged field by field. */
                    base?: {
                        [key: string]: unknown;
                    };
                    /** @description Fields of a loginPage or a theme (`density`, `light.accent`) that follow the platform again, where the sent value is the inherited one. A field that a workspace has changed stays its own without that, also where both values are equal. */
                    inherit?: string[];
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
            default: components["responses"]["Failure"];
        };
    };
    decideConfigurationApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "sendBack";
                    /** @description Is in the operation log. */
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
            default: components["responses"]["Failure"];
        };
    };
    askConfigurationApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "comment": "The new notice of the summer"
                 *     }
                 */
                "application/json": {
                    /** @description Is in the operation log. */
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
            default: components["responses"]["Failure"];
        };
    };
    resolveConfigurationConflicts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "choices": [
                 *         {
                 *           "conflict": "0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e",
                 *           "take": "mine"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    choices: components["schemas"]["ConflictChoice"][];
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
            default: components["responses"]["Failure"];
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
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
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
            default: components["responses"]["Failure"];
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
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
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
            default: components["responses"]["Failure"];
        };
    };
    reviewConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that was read, as a plain number. A newer stored version answers 409 with both values. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                kind: "loginPage" | "overlay" | "theme";
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "takeOver"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description keep: it stays, and is not asked for again. takeOver: the caller answers for it from now on.
                     * @enum {string}
                     */
                    decision: "keep" | "takeOver";
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
            default: components["responses"]["Failure"];
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
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
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
            default: components["responses"]["Failure"];
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
                /** @description For a loginPage `login`; for an overlay the id of its document; for a theme `site`. */
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
            default: components["responses"]["Failure"];
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
                            /** @description What a theme document looks like, also while its contrast is too weak; null for other documents. */
                            theme: components["schemas"]["ThemeLook"] | null;
                        };
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    testIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: "wechat" | "nail" | "book" | "directory";
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
                        data: components["schemas"]["IntegrationCheck"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
                /**
                 * @example {
                 *       "widgetType": "loginPage",
                 *       "frontMeta": {
                 *         "logoUrl": "",
                 *         "loginLocation": "left",
                 *         "openVerCode": true,
                 *         "openRememberAccPwd": true,
                 *         "carouselList": [],
                 *         "platformCarouselList": [],
                 *         "customerCarouselList": [],
                 *         "isPlatformLogin": true,
                 *         "copyrightList": [
                 *           {
                 *             "content": "© Acme"
                 *           }
                 *         ],
                 *         "copyrightColor": "#595959",
                 *         "bgType": 0,
                 *         "bgColor": "#e6f4ff",
                 *         "bgImg": ""
                 *       }
                 *     }
                 */
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
            default: components["responses"]["Failure"];
        };
    };
    getWorkspaceMaintenance: {
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
                        data: components["schemas"]["WorkspaceMaintenance"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setWorkspaceMaintenance: {
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
                 *       "maintain": 10
                 *     }
                 */
                "application/json": components["schemas"]["WorkspaceMaintenance"];
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
                        data: components["schemas"]["WorkspaceMaintenance"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    testEmailSetting: {
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
                 *       "email": "anna@example.com"
                 *     }
                 */
                "application/json": {
                    email: string;
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
                        data: components["schemas"]["TestOfMessages"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    testSmsSetting: {
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
                 *       "telephone": "13800000000",
                 *       "country_code": "+86"
                 *     }
                 */
                "application/json": {
                    telephone: components["schemas"]["Telephone"];
                    country_code?: components["schemas"]["CountryCode"];
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
                        data: components["schemas"]["TestOfMessages"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWorkspaceSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["schemas"]["WorkspaceSettingName"];
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
            default: components["responses"]["Failure"];
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
                key: components["schemas"]["WorkspaceSettingName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "setting": "sms",
                 *         "provider": "http",
                 *         "gateway_url": "https://sms.example.com/send",
                 *         "signature": "Acme"
                 *       }
                 *     }
                 */
                "application/json": {
                    value: components["schemas"]["WorkspaceSettingValue"];
                    /** @description The value that this one was made of, as it was read. With it, a version conflict answers both values merged field by field. */
                    base?: components["schemas"]["WorkspaceSettingValue"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listCustomExportTemplates: {
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
                 *       "table_id": "01JD3Q4V9M8X2T6W5R7Y1Z0TAB",
                 *       "page": 1,
                 *       "size": 20
                 *     }
                 */
                "application/json": {
                    table_id: components["schemas"]["Id"];
                    /**
                     * @description Page number, from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Items on a page.
                     * @default 20
                     */
                    size?: number;
                    /** @description The `next_cursor` of the page before; it takes precedence over `page`. */
                    cursor?: string;
                    /** @description Text that the name has to contain. */
                    search?: string;
                    /**
                     * @default capped
                     * @enum {string}
                     */
                    total?: "none" | "capped" | "exact";
                    /**
                     * @default template_name
                     * @enum {string}
                     */
                    sort?: "template_name" | "-template_name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["ExportTemplate"][];
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
            default: components["responses"]["Failure"];
        };
    };
    getSignedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Says which file and until when, signed by the server. */
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; Content-Disposition names it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": BinaryContent;
                    "image/png": BinaryContent;
                    "image/jpeg": BinaryContent;
                    "image/webp": BinaryContent;
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    getOcrConfigInfo: {
        parameters: {
            query: {
                /** @description A code of the dictionary `certType`. */
                certType: components["schemas"]["OcrCertType"];
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
                        data: components["schemas"]["OcrField"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOcrDictInfo: {
        parameters: {
            query: {
                /** @description The dictionary; `certType` has the kinds of documents that getOcrConfigInfo knows. */
                type: "certType" | "gender" | "nation";
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
                        data: components["schemas"]["OcrDictEntry"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPlugins: {
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
                /** @description Only enabled, or only disabled ones. */
                enabled?: boolean;
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["Plugin"][];
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
            default: components["responses"]["Failure"];
        };
    };
    createPlugin: {
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
                 *       "key": "site-map",
                 *       "name": "Site map",
                 *       "entry": "https://plugins.example.com/site-map/index.html",
                 *       "plugin_version": "1.2.0",
                 *       "location_configuration": {
                 *         "places": [
                 *           {
                 *             "place": "applicationHeader",
                 *             "opens": "drawer"
                 *           },
                 *           {
                 *             "place": "menu"
                 *           }
                 *         ]
                 *       },
                 *       "authorization": {
                 *         "permissions": [
                 *           "readApplication"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    key: components["schemas"]["PluginKey"];
                    name: components["schemas"]["PluginName"];
                    /** @default  */
                    description?: string;
                    icon?: components["schemas"]["ImageUrl"];
                    entry: components["schemas"]["PluginEntry"];
                    plugin_version: components["schemas"]["PluginVersion"];
                    location_configuration: components["schemas"]["PluginLocationConfiguration"];
                    authorization: components["schemas"]["PluginAuthorization"];
                    /** @default true */
                    enabled?: boolean;
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
                        data: components["schemas"]["Plugin"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    batchSelectPlugins: {
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
                 *       "keys": [
                 *         "site-map",
                 *         "e-sign"
                 *       ],
                 *       "application_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    keys: components["schemas"]["PluginKeys"];
                    application_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["Plugin"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkPluginKey: {
        parameters: {
            query: {
                key: components["schemas"]["PluginKey"];
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
                        data: components["schemas"]["PluginAvailability"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkPluginName: {
        parameters: {
            query: {
                name: components["schemas"]["PluginName"];
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
                        data: components["schemas"]["PluginAvailability"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAppPluginLocation: {
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
                        data: components["schemas"]["PluginLocations"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveAppPluginLocation: {
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
                 *       "locations": {
                 *         "bottomPanel": [
                 *           {
                 *             "key": "site-map"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    locations: components["schemas"]["PluginLocationsInput"];
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
                        data: components["schemas"]["PluginLocations"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWorkbenchPluginLocation: {
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
                        data: components["schemas"]["PluginLocations"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveWorkbenchPluginLocation: {
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
                 *       "locations": {
                 *         "header": [
                 *           {
                 *             "key": "site-map",
                 *             "title": "Sites"
                 *           }
                 *         ],
                 *         "bottomPanel": []
                 *       }
                 *     }
                 */
                "application/json": {
                    locations: components["schemas"]["PluginLocationsInput"];
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
                        data: components["schemas"]["PluginLocations"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    selectPlugin: {
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
                 *       "key": "site-map",
                 *       "application_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC"
                 *     }
                 */
                "application/json": {
                    key: components["schemas"]["PluginKey"];
                    application_id: components["schemas"]["Id"];
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
                        data: components["schemas"]["Plugin"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStorePlugins: {
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
                /** @description Only installed, or only other ones; without meaning for system roles. */
                installed?: boolean;
                /** @description A field, with "-" from the end. */
                sort?: "name" | "-name" | "created_at" | "-created_at";
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
                            items: components["schemas"]["Plugin"][];
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
            default: components["responses"]["Failure"];
        };
    };
    checkPluginPurchase: {
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
                 *       "keys": [
                 *         "site-map",
                 *         "e-sign"
                 *       ]
                 *     }
                 */
                "application/json": {
                    keys: components["schemas"]["PluginKeys"];
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
                            key: string;
                            purchased: boolean;
                        }[];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPluginDetail: {
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
                        data: components["schemas"]["Plugin"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePlugin: {
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
                 *       "plugin_version": "1.3.0",
                 *       "entry": "https://plugins.example.com/site-map/1.3/index.html"
                 *     }
                 */
                "application/json": {
                    key?: components["schemas"]["PluginKey"];
                    name?: components["schemas"]["PluginName"];
                    description?: string;
                    icon?: components["schemas"]["ImageUrl"];
                    entry?: components["schemas"]["PluginEntry"];
                    plugin_version?: components["schemas"]["PluginVersion"];
                    location_configuration?: components["schemas"]["PluginLocationConfiguration"];
                    authorization?: components["schemas"]["PluginAuthorization"];
                    enabled?: boolean;
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
                        data: components["schemas"]["Plugin"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePlugin: {
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
            default: components["responses"]["Failure"];
        };
    };
    operatePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "install"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    operation: "enable" | "disable" | "install" | "uninstall";
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
                        data: components["schemas"]["Plugin"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
        };
    };
    listPluginServices: {
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
                        data: components["schemas"]["PluginService"][];
                        /** @constant */
                        code: 200;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
