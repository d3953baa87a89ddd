// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { BinaryContent } from '../binary.ts';

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
        /** @description Areas of the contract with what may be done there; `write` includes `read`, `*` is every area. */
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
            application_authorizations: components["schemas"]["ApplicationGrant"][];
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
            subject_type: components["schemas"]["MenuSubjectType"];
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
        /** @description A person, a department or a user group with a role in the application. */
        ApplicationGrant: {
            /** @enum {string} */
            subject_type: "user" | "department" | "userGroup";
            subject_id: components["schemas"]["Id"];
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
            /** @description Id of the published version. */
            published_id: string | null;
            /** Format: date-time */
            published_at: string | null;
            /** @description For If-Match; grows with every change. */
            version: number;
            /** @description What the draft changes against the value that holds now. */
            changes: components["schemas"]["ConfigurationChange"][];
            /** @description What an upgrade has overtaken in the draft, or without one in what is published: it waits for a decision, and what is shipped holds there. */
            conflicts: components["schemas"]["ConfigurationConflict"][];
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
        /** @enum {string} */
        ConfigurationScope: "platform" | "workspace";
        ConfigurationState: {
            key: string;
            /** @description What it configures, in the caller's language; the key when it has no title. */
            title: string;
            has_draft: boolean;
            /** Format: date-time */
            published_at: string | null;
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
        /**
         * @description Address of an uploaded .xlsx or .docx file under 10 MB, or empty for none (TPL-14). A custom document needs one.
         * @example /files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.docx
         */
        DocumentTemplateUrl: string;
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
            document_url: components["schemas"]["DocumentTemplateUrl"];
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
            document_url?: components["schemas"]["DocumentTemplateUrl"];
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
            document_url?: components["schemas"]["DocumentTemplateUrl"];
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
            /** @description Shown while choosing; the other table's title field without it. */
            display_fields?: components["schemas"]["FieldPath"][];
            reverse_field?: components["schemas"]["FieldId"];
            /**
             * @description When the linked record is deleted; clear without it.
             * @enum {string}
             */
            on_delete?: "keep" | "clear" | "refuse";
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
            /** @description No two records of the table have the same value; answers value_taken. */
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
        /** @description The menu whose list offers it; null for every list of the table. */
        ImportMenuId: components["schemas"]["Id"] | null;
        /** @description TPL-05. */
        ImportMeta: {
            id: components["schemas"]["Id"];
            table_id: components["schemas"]["Id"];
            menu_id: components["schemas"]["ImportMenuId"];
            meta_name: string;
            url: components["schemas"]["SheetUrlOrNone"];
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
            url?: components["schemas"]["SheetUrlOrNone"];
            condition?: components["schemas"]["ExchangeCondition"];
            submodule_status?: components["schemas"]["ImportSubmodules"];
        };
        ImportOption: {
            /** @description As records carry it. */
            value: string;
            /** @description As the cell says it. */
            label: string;
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
        /** @description Sub-tables that are not named are left out. */
        ImportSubmodules: components["schemas"]["SubmoduleStatus"][];
        /**
         * @description How a cell becomes a value: as it is; without spaces around; as a number; as a date or a time of the caller's time zone; as the option, the person or the department of that name.
         * @enum {string}
         */
        ImportTransform: "none" | "trim" | "number" | "date" | "time" | "option" | "person" | "department";
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
            /** @description The category of a top-level menu. */
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
            subject_type: components["schemas"]["MenuSubjectType"];
            subject_id: components["schemas"]["Id"];
            subject_name: string;
            rights: components["schemas"]["MenuRights"];
            visible_fields: components["schemas"]["MenuVisibleFields"];
            data_scope: components["schemas"]["MenuDataScope"];
            for_api: boolean;
            updated_at: components["schemas"]["Time"];
            /** @description For If-Match. */
            version: number;
        };
        MenuAuthConfigInput: {
            menu_id: components["schemas"]["Id"];
            subject_type: components["schemas"]["MenuSubjectType"];
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
        /** @enum {string} */
        MenuSubjectType: "user" | "department" | "position" | "userGroup";
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
        /**
         * @description At least 6 characters here; the platform's password pattern decides beyond that (VAL-05, VAL-06, contradictions 9).
         * @example Blue-lamp-42
         */
        NewPassword: string;
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
        };
        QuotaInput: {
            max_users?: components["schemas"]["CustomerQuotaLimit"];
            max_apps?: components["schemas"]["CustomerQuotaLimit"];
            max_tables?: components["schemas"]["CustomerQuotaLimit"];
            max_records?: components["schemas"]["CustomerQuotaLimit"];
            max_storage_mb?: components["schemas"]["CustomerQuotaLimit"];
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
        RecordChange: {
            data: components["schemas"]["RecordData"];
        };
        /**
         * @description Values by field id. A value that does not fit its field answers invalid_request with the pointer `/data/<field>`; computed, serial and system fields are refused, and so are fields that the caller may not edit.
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
            /** @description Only these records; without it all that filter and search let through. */
            ids?: components["schemas"]["Id"][];
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
        RecordIds: {
            ids: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "added": 118,
         *       "refused": 1,
         *       "faults": [
         *         {
         *           "row": 17,
         *           "column": "Due",
         *           "field": "due",
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
            /** @description The first 200 mistakes. */
            faults: {
                /** @description As the sheet counts, from 1. */
                row: number;
                /** @description The sheet's heading. */
                column?: string;
                field?: components["schemas"]["FieldId"];
                message: string;
            }[];
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
        /** @description A row of a sub-table. With the `row_id` that was read the row is changed, without one it is new; rows that are not sent are removed. */
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
        /** @description A text, number or flag, or null for none; a list of ids, option values or sub-table rows; a range or an address. Dates are 2026-11-21, times of day 10:00:00, moments ISO 8601 in UTC, colours #e6f4ff; files, people, departments and records are their ids. */
        RecordValue: (string | number | boolean | null) | components["schemas"]["RecordItem"][] | components["schemas"]["RecordRange"] | components["schemas"]["RecordAddress"];
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
        /**
         * @description Address of an uploaded .xlsx or .csv file.
         * @example /files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.xlsx
         */
        SheetUrl: string;
        /** @description The sheet that users may download to fill in; null for none. */
        SheetUrlOrNone: components["schemas"]["SheetUrl"] | null;
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
            /** @description A lost session opens a dialog in place of the sign-in page (SESS-20). */
            sign_in_dialog?: boolean;
            cacheMaxNum?: number;
            cacheMaxNumOfDefaultTheme?: number;
            /** @description Pages that may embed an application for a shadow user (SESS-27). */
            parent_origins?: string[];
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
            locked_until: string | null;
            third_party_login_enabled: boolean;
            /** @description What is bound to the account in this workspace (ORG-12). */
            third_party_logins: components["schemas"]["ThirdTypeTag"][];
            /** @description Of the membership, for If-Match. */
            version: number;
            /** @description Somebody else gave the password (ORG-17). */
            must_change_password: boolean;
            /** @description The account's home is this workspace (contradictions 68). */
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
        /** @description Both values of a write that came too late. */
        VersionDetail: {
            /** @description The version that is stored now. */
            version: number;
            /** @description What is stored now. */
            stored: unknown;
            /** @description What the refused call carried. */
            sent: unknown;
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
        };
    };
    revokeOtherSessions: {
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
                        data: components["schemas"]["RevokedSessions"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
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
        };
    };
    revokeAccountSessions: {
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
                        data: components["schemas"]["RevokedSessions"];
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
                 *       "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.xlsx",
                 *       "import_meta_id": "01JD3Q4V9M8X2T6W5R7Y1Z0MET",
                 *       "mapping": {
                 *         "Order date": "order_date"
                 *       }
                 *     }
                 */
                "application/json": {
                    url: components["schemas"]["SheetUrl"];
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
        };
    };
    getImportExcelView: {
        parameters: {
            query: {
                /** @description Address of the caller's uploaded sheet; never a foreign one. */
                url: components["schemas"]["SheetUrl"];
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
        };
    };
    getImportExcelFields: {
        parameters: {
            query: {
                /** @description Address of the caller's uploaded sheet; never a foreign one. */
                url: components["schemas"]["SheetUrl"];
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
                 *       "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.xlsx",
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
                    url?: components["schemas"]["SheetUrlOrNone"];
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
                    url?: components["schemas"]["SheetUrlOrNone"];
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
        };
    };
    listMenuAuthConfigs: {
        parameters: {
            query?: {
                /** @description All of them, or those for people's API keys alone. */
                type?: "all" | "api";
                menu_id?: components["schemas"]["Id"];
                subject_type?: components["schemas"]["MenuSubjectType"];
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
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": BinaryContent;
                    "text/csv": BinaryContent;
                };
            };
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
                 *       "import_meta_id": "01JD3Q4V9M8X2T6W5R7Y1Z0ABC",
                 *       "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0DEF.xlsx",
                 *       "filename": "repairs.xlsx"
                 *     }
                 */
                "application/json": {
                    import_meta_id: components["schemas"]["Id"];
                    /** @description The `url` of a file that the caller uploaded; foreign addresses are refused. */
                    url: string;
                    /** @description For the log; the upload's own name without it. */
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
                        data: components["schemas"]["RecordImportResult"];
                        /** @constant */
                        code: 200;
                    };
                };
            };
        };
    };
    listMenuRecords: {
        parameters: {
            query?: never;
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
                 *       "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.json",
                 *       "filename": "repairs.json"
                 *     }
                 */
                "application/json": {
                    /** @description Address that the upload answered. */
                    url: string;
                    /** @description Without its ending the name of the template, unless the file has one. */
                    filename: string;
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
        };
    };
    openApplicationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As getAppInfo gives it. */
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
                 *       "url": "/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.zip",
                 *       "filename": "service.zip"
                 *     }
                 */
                "application/json": {
                    /** @description Address that the upload answered; another one is refused. */
                    url: string;
                    /** @description The name that the file was uploaded with (VAL-26). */
                    filename: string;
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
