// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { BinaryContent } from '../binary.ts';

export interface paths {
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
    "/api/b/user-account/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's account (SESS-28). */
        get: operations["showCurrentUser"];
        put?: never;
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
        /** The people of a department, with those of everything below it when wanted (ORG-03). */
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
         * @description Messages to the caller, and the published notices of the platform and the workspace that are meant for the caller.
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
        HomePage: {
            /** @enum {string} */
            page_type: "default" | "customPage" | "app";
        };
        /**
         * @description Made by the server.
         * @example 01JD3Q4V9M8X2T6W5R7Y1Z0ABC
         */
        Id: string;
        /**
         * @description Address of an uploaded image, or empty for none.
         * @example /files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png
         */
        ImageUrl: string;
        /** @enum {string} */
        Locale: "zh-CN" | "en-US";
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
             * @description Null while it was never published.
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
         * @description From when a published notice is seen; null or absent is at once.
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
            /**
             * @description 20 enabled, 40 disabled.
             * @enum {integer}
             */
            status: 20 | 40;
            /** Format: date-time */
            locked_until?: string | null;
            third_party_login_enabled?: boolean;
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
        /** @description Both values of a write that came too late. */
        VersionDetail: {
            /** @description The version that is stored now. */
            version: number;
            /** @description What is stored now. */
            stored: unknown;
            /** @description What the refused call carried. */
            sent: unknown;
        };
        /** @description CFG-15. */
        WorkspacePreference: {
            theme: components["schemas"]["PreferenceTheme"];
            theme_color: components["schemas"]["ThemeColour"];
            theme_layout_type: components["schemas"]["ThemeLayout"];
            homePage: components["schemas"]["HomePage"];
        };
        WorkspacePreferenceInput: {
            theme?: components["schemas"]["PreferenceTheme"];
            theme_color?: components["schemas"]["ThemeColour"];
            theme_layout_type?: components["schemas"]["ThemeLayout"];
        };
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
    listDepartments: {
        parameters: {
            query?: {
                /** @description The only shape that there is. */
                type?: "tree";
                /** @description Which tree. */
                source?: components["schemas"]["DepartmentSource"];
                /** @description `user_accounts` adds the people of each department as nodes with is_staff. */
                include?: "user_accounts";
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                    department_id: components["schemas"]["Id"];
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                 *           "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png",
                 *           "filename": "plan.png"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    files: {
                        /** @description Address that an upload answered. */
                        url: string;
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
                            /** @description All items; absent where counting would be dear. */
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
