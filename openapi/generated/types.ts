// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { BinaryContent } from '../binary.ts';

export interface paths {
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
        };
    };
}
