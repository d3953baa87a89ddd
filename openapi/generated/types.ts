// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { BinaryContent } from '../binary.ts';

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
        Copyright: {
            show: boolean;
            text: string;
        };
        /**
         * @description Address of an uploaded .xlsx or .docx file under 10 MB, or empty for none (TPL-14). A custom document needs one.
         * @example /files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.docx
         */
        DocumentTemplateUrl: string;
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
         * @description Id of a field, or of a relation and a field of the linked record (`customer.city`); two levels at most (TABLE-27). The system's own are record_id, created_at, created_by and updated_at.
         * @example status
         * @example customer.city
         */
        FieldPath: string;
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
        /** @description A value as records carry it: dates as 2026-11-21, times in UTC, ids of people, departments, options and records. `between` takes two, lowest first; the operators of lists take a list. */
        FilterValue: string | number | boolean | null | (string | number | boolean)[];
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
        /**
         * @description 1 published, 2 not (TPL-05, TPL-10).
         * @enum {integer}
         */
        PublishState: 1 | 2;
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
