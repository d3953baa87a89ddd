// Written by `npm run generate`; do not edit.

export type PageDocument = (Page | Dialog | Drawer | Form | Fragment | Layout | List | Navigation | RowForm | Theme)
export type Binding = unknown
export type Roles = ("public" | "systemSuper" | "system" | "workspaceSuper" | "workspaceAdmins" | "accountAdmins" | "workspaceAppAdmins" | "workspaceMembers" | "workspaceReaders" | "organisationPages" | "builders" | "editors" | "appAdmins" | "tableRoutes" | "allRoutes" | "admins" | "configurationAdmins" | "signedIn" | "accountKeepers" | "noticeAdmins" | "pluginControl" | "pluginManagers" | "recordWriters")
/**
 * A JSON Schema written in a document: of a form, or of what a field of the state or a parameter holds. Other keywords are left to the form.
 */
export type ValueSchema = ({
$ref?: string
type?: (TypeValueSchema | TypeValueSchema[])
enum?: unknown[]
properties?: ByNameValueSchema
required?: string[]
additionalProperties?: ValueSchema
propertyNames?: ValueSchema
items?: (ValueSchema | ValueSchema[])
minItems?: number
maxItems?: number
minProperties?: number
maxProperties?: number
minimum?: number
maximum?: number
exclusiveMinimum?: number
exclusiveMaximum?: number
multipleOf?: number
minLength?: number
maxLength?: number
pattern?: string
format?: string
oneOf?: AlternativesValueSchema
anyOf?: AlternativesValueSchema
allOf?: AlternativesValueSchema
not?: ValueSchema
if?: ValueSchema
then?: ValueSchema
else?: ValueSchema
nullable?: boolean
[k: string]: unknown
} | boolean)
export type TypeValueSchema = ("string" | "number" | "integer" | "boolean" | "object" | "array" | "null")
/**
 * @minItems 1
 */
export type AlternativesValueSchema = ValueSchema[]
export type Operation = "acceptInvitation" | "addTeamMembers" | "applyPlatformSetup" | "askConfigurationApproval" | "batchDeleteAccounts" | "batchDepartmentTree" | "batchMoveMenus" | "batchMoveTables" | "batchSelectPlugins" | "beginPasswordReset" | "beginTotp" | "bindDirectoryLogin" | "bindThirdPartyLogin" | "bulkDeleteMenuRecords" | "bulkDeleteTableRecords" | "bulkUpdateMenuRecords" | "bulkUpdateTableRecords" | "cacheApplicationGuide" | "changePassword" | "checkDocument" | "checkImport" | "checkImportExcel" | "checkPluginKey" | "checkPluginName" | "checkPluginPurchase" | "checkSheetTable" | "checkSubdomain" | "checkTableImport" | "cloneApplications" | "configureCustomerQuota" | "configurePhysicalTable" | "confirmTotp" | "copyLogicalTable" | "copyPhysicalTable" | "countUnreadNotifications" | "createAccount" | "createAccountImportTemplate" | "createApiKey" | "createApplication" | "createApplicationFromTemplate" | "createCategory" | "createConnector" | "createCustomComponent" | "createCustomPage" | "createCustomer" | "createDepartment" | "createExportMeta" | "createExportTemplate" | "createExtendedAccount" | "createHandover" | "createImportMeta" | "createImportMetaDetail" | "createInvitationLink" | "createLogicalRecord" | "createLogicalTable" | "createMenu" | "createMenuAuthConfig" | "createMenuLink" | "createMenuRecord" | "createMenuView" | "createNotice" | "createPhysicalRecord" | "createPhysicalTable" | "createPlugin" | "createPosition" | "createPublicLink" | "createReport" | "createShadowTicket" | "createSheetTable" | "createSupportTicket" | "createTableShare" | "createTableTemplate" | "createTableView" | "createTeam" | "createToken" | "createTokenByUserId" | "createUserDepartment" | "createUserOrganisation" | "createWorkflow" | "createWorkspaceTicket" | "decideApprovalTask" | "decideConfigurationApproval" | "declineInvitation" | "deleteAccount" | "deleteApplication" | "deleteConnector" | "deleteCustomComponent" | "deleteCustomPage" | "deleteDepartment" | "deleteImportMeta" | "deleteLogicalRecords" | "deleteLogicalTable" | "deleteMenu" | "deleteMenuAuthConfig" | "deleteMenuRecords" | "deleteNotice" | "deleteNotifications" | "deletePhysicalRecords" | "deletePhysicalTable" | "deletePlugin" | "deletePosition" | "deletePublicLink" | "deleteRecordView" | "deleteReport" | "deleteTableTemplate" | "deleteTeam" | "deleteTeamMembers" | "deleteUserDepartment" | "deleteUserOrganisation" | "deleteWorkflow" | "destroyCategory" | "destroyExportMeta" | "destroyTableShare" | "disableCustomer" | "disableCustomerApi" | "disableReport" | "disableThirdPartyLogin" | "disableUserOrganisation" | "discardConfigurationDraft" | "discardCustomPageDraft" | "dismissPlatformSetup" | "dismissWorkspaceSetup" | "downloadImportIssues" | "downloadMenuImportTemplate" | "downloadTableImportTemplate" | "dropLeftColumn" | "dropMenuDraft" | "dropTableDraft" | "editMenuCells" | "editTableCells" | "enableCustomer" | "enableCustomerApi" | "enablePositions" | "enableReport" | "enableThirdPartyLogin" | "enableUserOrganisation" | "endAccountTotp" | "endSupportConsent" | "endTotp" | "eraseAccount" | "erasePhysicalTable" | "exchangeExternalTicket" | "exchangeThirdPartyCode" | "explainMenuRight" | "explainTableRight" | "exportApplications" | "exportLanguage" | "exportOperationLog" | "exportRecords" | "exportReport" | "exportTableRecords" | "exportTableTemplate" | "findInWorkspace" | "findRecords" | "finishPasswordReset" | "followNotifications" | "getAccount" | "getAccountExtendConfig" | "getAppInfo" | "getAppPluginLocation" | "getApplicationAppearance" | "getApplicationAuthority" | "getApplicationGlobalConfig" | "getCaptcha" | "getCaptchaQuestion" | "getConfiguration" | "getCustomComponent" | "getCustomPage" | "getCustomPageDesign" | "getCustomPageDraft" | "getCustomer" | "getCustomerDetail" | "getDepartment" | "getDesign" | "getDesignKit" | "getDocument" | "getDocumentPlaces" | "getEnvironment" | "getEscapeConfig" | "getHomePagePreference" | "getImportExcelFields" | "getImportExcelOptions" | "getImportExcelView" | "getImportMeta" | "getLocaleFile" | "getLogSetting" | "getLogicalRecord" | "getLoginPage" | "getMenuAuthConfig" | "getMenuChanges" | "getMenuDeletion" | "getMenuDraft" | "getMenuRecord" | "getMenuRelations" | "getMenuStatistic" | "getMenuTable" | "getNotice" | "getNotification" | "getNotificationChoices" | "getOcrConfigInfo" | "getOcrDictInfo" | "getOperationLogEntry" | "getOwnTotp" | "getPageLinks" | "getPasswordResetWays" | "getPhysicalRecord" | "getPhysicalTable" | "getPlatformConfig" | "getPlatformHealth" | "getPlatformSetup" | "getPluginDetail" | "getPublicImage" | "getPublicShareDetail" | "getPublicShareList" | "getQueryBuilderConfig" | "getRecordTable" | "getReport" | "getReportSource" | "getSafeSetting" | "getShareDistributionTree" | "getSignedFile" | "getSupportConsent" | "getTableChanges" | "getTableDeletion" | "getTableDraft" | "getTableRelations" | "getTableStatistic" | "getTableUse" | "getTaskHeartbeat" | "getTerms" | "getThirdPartyLoginConfig" | "getUserInfo" | "getVisibleFields" | "getWorkbenchPluginLocation" | "getWorkflow" | "getWorkspaceMaintenance" | "getWorkspacePreference" | "getWorkspaceSetting" | "getWorkspaceSetup" | "giveSupportConsent" | "importAccounts" | "importApplication" | "importRecords" | "importTableRecords" | "importTableTemplate" | "installApplication" | "joinByLink" | "keepMenuDraft" | "keepTableDraft" | "listAccountSessions" | "listAccounts" | "listAllApplications" | "listApiAccessUsers" | "listApiKeys" | "listApplicationIcons" | "listApplicationManagers" | "listApplications" | "listApprovalTasks" | "listBlockchainEntries" | "listCascadeWidgets" | "listCategories" | "listCategoryTables" | "listConfigurationVersions" | "listConfigurations" | "listConnectorGroups" | "listConnectors" | "listCustomComponents" | "listCustomExportTemplates" | "listCustomPageVersions" | "listCustomPages" | "listCustomers" | "listDeletedAccounts" | "listDeletedTables" | "listDepartmentUsers" | "listDepartments" | "listEnabledUserOrganisations" | "listExportMetas" | "listExportTemplates" | "listGrantGaps" | "listGrantSubjects" | "listImportMetas" | "listImportTasks" | "listInvitations" | "listLeftColumns" | "listLogActions" | "listLogPeople" | "listLogicalRecords" | "listMenuAuthConfigs" | "listMenuImports" | "listMenuRecordHistory" | "listMenuRecords" | "listMenuViews" | "listMenus" | "listNotices" | "listNotificationCategories" | "listNotifications" | "listOfferedReports" | "listOperationLog" | "listOutbox" | "listOwnApplications" | "listOwnSecurityEvents" | "listOwnSessions" | "listOwnThirdPartyLogins" | "listOwnWorkspaces" | "listPageFavourites" | "listPageShares" | "listPages" | "listPhysicalCategories" | "listPhysicalChoices" | "listPhysicalRecords" | "listPhysicalRelated" | "listPluginServices" | "listPlugins" | "listPositions" | "listPublicLinks" | "listRelatedRecords" | "listRelationChoices" | "listReportSources" | "listReports" | "listRoleGrants" | "listStorePlugins" | "listTableImports" | "listTableJobs" | "listTableRecordHistory" | "listTableShares" | "listTableTemplates" | "listTableViews" | "listTeamMembers" | "listTeamTags" | "listTeams" | "listThirdPartyLogins" | "listTypeWidgets" | "listUserGroups" | "listWorkflowDetails" | "listWorkflows" | "loginUser" | "logout" | "markAllNotificationsRead" | "markNotificationsRead" | "markTaskRead" | "moveCategory" | "moveDepartment" | "moveMenu" | "openApplicationLink" | "openExternalApplication" | "openFiles" | "operatePlugin" | "packFiles" | "previewAccountDeletion" | "previewMenuRestore" | "previewReport" | "previewTableChange" | "previewTableRestore" | "proposeAccountImport" | "proposeImport" | "proposeSheetTable" | "proposeTableImport" | "publishConfiguration" | "publishCustomPage" | "publishImportMeta" | "publishReportConfiguration" | "readExtendedAccount" | "refreshToken" | "registerCustomer" | "renamePhysicalTable" | "renameUserOrganisation" | "renewRecoveryCodes" | "repairCustomer" | "resetAccountSecret" | "resolveConfigurationConflicts" | "restoreAccount" | "restoreMenuRecordVersion" | "restoreMenuRecords" | "restorePhysicalRecords" | "restorePhysicalTable" | "restoreTableRecordVersion" | "retryFailedJobs" | "retryTableJob" | "reviewConfiguration" | "revokeAccountSession" | "revokeAccountSessions" | "revokeApiKey" | "revokeOtherSessions" | "revokeOwnSession" | "rollbackConfiguration" | "rollbackCustomPage" | "runReport" | "saveAccountExtendConfig" | "saveAppPluginLocation" | "saveApplicationAppearance" | "saveApplicationAuthority" | "saveApplicationGlobalConfig" | "saveConfiguration" | "saveCustomPageDraft" | "saveLogSetting" | "saveLoginPage" | "saveNotificationChoices" | "savePageLinks" | "savePlatformConfig" | "saveRoleGrants" | "saveSafeSetting" | "saveWorkbenchPluginLocation" | "saveWorkspaceSetting" | "selectPlugin" | "sendSmsCode" | "setApplicationFavorite" | "setExportMetaCondition" | "setExportMetaSubmoduleStatus" | "setHomePagePreference" | "setImportMetaSubmoduleStatus" | "setWorkspaceMaintenance" | "setWorkspacePreference" | "showApplication" | "showCurrentUser" | "showExportMeta" | "showExportTemplate" | "showImportMetaDetail" | "showInvitationLink" | "showLanguage" | "showUserOrganisationDepartments" | "showUserOrganisationUsers" | "sortApplications" | "sortCategories" | "sortCustomComponents" | "sortExportMetas" | "sortLogicalTables" | "sortPhysicalTables" | "testEmailSetting" | "testExternalDatabase" | "testIntegration" | "testSmsSetting" | "unbindThirdPartyLogin" | "undoMenuImport" | "undoMenuUpdate" | "undoTableImport" | "undoTableUpdate" | "unlockAccount" | "updateAccount" | "updateApplication" | "updateCategory" | "updateConnector" | "updateCurrentUser" | "updateCustomComponent" | "updateCustomPage" | "updateCustomer" | "updateDepartment" | "updateExportMeta" | "updateExportTemplate" | "updateExtendedAccount" | "updateImportMeta" | "updateImportMetaDetail" | "updateImportMetaDetails" | "updateLogicalRecord" | "updateLogicalTable" | "updateMenu" | "updateMenuAuthConfig" | "updateMenuLink" | "updateMenuRecord" | "updateNotice" | "updatePageFavourite" | "updatePhysicalRecord" | "updatePlugin" | "updatePosition" | "updateRecordView" | "updateReport" | "updateReportConfiguration" | "updateTableShare" | "updateTableTemplate" | "updateTeam" | "updateTeamMemberTags" | "updateUserDepartment" | "updateUserOrganisation" | "updateWorkflow" | "uploadFile" | "uploadLanguage" | "verifyBlockchain" | "verifyOperationLog" | "viewCustomPage" | (string & {})
export type Action = (AwaitMessageAction | BranchAction | CallAction | CloseDialogAction | CloseDrawerAction | ConfirmAction | CopyAction | DownloadAction | EmitAction | EnterAction | FocusAction | ForRolesAction | KeepAction | KeepInTabAction | NavigateAction | OpenDialogAction | OpenDrawerAction | PostMessageAction | RecallAction | RecallInTabAction | RefreshAction | RenewAction | RepeatAction | RunAction | SetLocaleAction | SetSizeAction | SetStateAction | SignOutAction | StartCountdownAction | SubmitFormAction | ToastAction | UploadAction | ValidateAction | WaitAction)
/**
 * @maxItems 100
 */
export type ListAction = Action[]
export type Node = (FragmentNode | AccordionNode | AddressFieldNode | AmountFieldNode | AppBarNode | AvatarNode | BackdropNode | BadgeNode | BoardNode | BottomPanelNode | BreadcrumbNode | ButtonNode | ButtonGroupNode | CalendarNode | CaptchaFieldNode | CardNode | CardListNode | CarouselNode | ChangeListNode | ChartNode | CheckMatrixNode | CheckboxNode | ChecklistNode | ChoiceListNode | CodeFieldNode | ColorFieldNode | ColumnNode | ColumnMappingNode | CommandPaletteNode | ConfirmButtonNode | CustomPageNode | DateFieldNode | DateRangeNode | DepartmentPickerNode | DescriptionsNode | DialogNode | DividerNode | DrawerNode | DropdownNode | DurationFieldNode | EmptyNode | ErrorPanelNode | FileUploadNode | FilterBarNode | FilterEditorNode | FilterTextNode | FormNode | FormFieldNode | FormLayoutNode | FrameNode | GalleryNode | GridNode | HeadingNode | IconNode | IconPickerNode | IllustrationNode | ImageNode | ImageSlotsNode | ImageUploadNode | JsonFieldNode | LinkNode | ListNode | ListLookNode | LocalizedTextsNode | MarkdownNode | MatrixNode | MenuNode | MergeConflictsNode | MountedPagesNode | MultiSelectNode | NavTabsNode | NavTreeNode | NoticeNode | NumberFieldNode | OutletNode | PageActionsNode | PageDesignerNode | PageFrameNode | PageTagsNode | PaginationNode | PaletteGroupNode | PasswordFieldNode | PasswordRulesNode | PhoneFieldNode | PopoverNode | PreviewFrameNode | ProgressNode | ProgressRingNode | QrCodeNode | RadioGroupNode | RecordFormNode | RegionNode | RichTextNode | ScreenNode | SegmentedControlNode | SelectNode | SheetColumnsNode | SheetNotationsNode | ShortcutListNode | SideNavNode | SignatureNode | SkeletonNode | SliderNode | SpinnerNode | SplitNode | StackNode | StatisticNode | StatisticEditorNode | StepsNode | SwitchNode | TableNode | TableDesignNode | TabsNode | TagNode | TagsBarNode | TextNode | TextAreaNode | TextFieldNode | TextListNode | TimeFieldNode | TimelineNode | ToolbarNode | TooltipNode | TreeNode | TreeSelectNode | TreeTableNode | UserPickerNode | VersionListNode | ViewBarNode)
/**
 * Write a path into the state, such as "state.username".
 */
export type PathBinding = string
/**
 * A visible text: the end of a key, or a text in full.
 */
export type TextBlock = (string | TextBinding)
/**
 * Values with their texts.
 * 
 * @minItems 1
 * @maxItems 100
 */
export type OptionsBlock = {
/**
 * What is stored or sent.
 */
value: (string | number | boolean)
/**
 * The text that people read; an empty one shows none.
 */
label: ("" | TextBlock)
/**
 * Of a column: the tone of its tag.
 */
tone?: string
hint?: TextBlock
}[]

/**
 * A screen with an address.
 */
export interface Page {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a page.
 */
kind: "page"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
/**
 * In files only: how the keys of its messages begin; {"t": ".name"} means `<texts>.name` in this file.
 */
texts?: string
title: TextBinding
/**
 * A node that is a fragment: while the fragment has a title of its own, such as the name of what it shows, this is shown instead.
 */
titleFrom?: string
/**
 * Write an address such as "/platform-home/customers" or "/records/:id".
 */
route: string
roles?: Roles
/**
 * Whether the page only says that its part of the product is still to come; `npm run routes` lists it so.
 */
planned?: boolean
/**
 * Write area.name of a layout, such as "shell.workbench".
 */
layout?: string
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
/**
 * An expression; while it is true, leaving the page asks first.
 */
unsaved?: string
body: Node
dialogs?: DialogsScope
drawers?: DrawersScope
/**
 * In files only: dialogs and drawers that are written in files of their own, by the names under which the page opens them. Row forms, and dialogs and drawers with "block": true.
 */
blocks?: {
[k: string]: string
}
}
/**
 * A visible text.
 */
export interface TextBinding {
/**
 * A message key, or the text itself by language.
 */
t: (string | {
[k: string]: string
})
instead?: ExpressionBinding
/**
 * What is inserted in the message, by the names that it has there.
 */
values?: {
[k: string]: Binding
}
}
/**
 * A value that is computed.
 */
export interface ExpressionBinding {
/**
 * An expression in CEL syntax.
 */
$: string
}
/**
 * Fields by name: each with its type, and what it holds at first.
 */
export interface FieldsScope {
[k: string]: {
/**
 * The type of its values; every value may also be null.
 */
type: ("string" | "number" | "integer" | "boolean" | "object" | "array")
/**
 * What it holds at first; null when absent.
 */
default?: unknown
schema?: ValueSchema
/**
 * State of a page: kept on the person's device while `unsaved` is true, and put back when the page is opened again. Never for secrets.
 */
draft?: boolean
/**
 * State of a page: the parameter of its address that holds the value, so that a copied link opens the page the same way. The default and values of more than 1,500 characters are left out; what does not fit the type and `schema` is the default. Never for secrets.
 */
address?: string
}
}
export interface ByNameValueSchema {
[k: string]: ValueSchema
}
/**
 * Calls by name.
 */
export interface DataScope {
[k: string]: {
call: Operation
/**
 * The operation's arguments, flat.
 */
with?: {
[k: string]: Binding
}
/**
 * The call is made only while this is true.
 */
when?: string
/**
 * The server sends the answer along with the page.
 */
preload?: boolean
/**
 * Asks again so many seconds after the last answer, while the window is shown and the person signed in.
 */
every?: number
catch?: ListAction
/**
 * With `every`: the first question too is asked only after so many seconds, and again after each change of the arguments; until then there is no answer.
 */
waits?: boolean
/**
 * With `every`: nothing is asked again while this is not true, and the last answer stays.
 */
while?: string
}
}
/**
 * Waits for one message of the page that embeds this one, from an origin that the environment allows. The page around is told that this one waits by {"source": "pagewright", "page", "type": "<type>.awaited", "payload": {"version"}}, and answers {"target": "pagewright", "type", "version", "payload"}. Every other message is ignored, and so are all after the first.
 */
export interface AwaitMessageAction {
do: "awaitMessage"
/**
 * What the message is, such as shadow.enter.
 */
type: string
/**
 * Of the message's form; a message of another one is ignored.
 */
version: number
/**
 * Names of the texts that the payload consists of, each of 1 to 2000 characters.
 * 
 * @minItems 1
 */
fields: (string | ExpressionBinding | TextBinding)[]
then?: ListAction
}
/**
 * Runs one of two lists.
 */
export interface BranchAction {
do: "branch"
/**
 * An expression that decides.
 */
if: string
then?: ListAction
else?: ListAction
}
/**
 * Calls an operation with the current arguments. Its answer is `result` in `then`; its failure is `error` in `catch`. Without `catch` a failure is shown to the user and ends the list.
 */
export interface CallAction {
do: "call"
call: Operation
/**
 * The operation's arguments, flat.
 */
with?: ({

} | ExpressionBinding)
/**
 * A name under which the steps that follow in this list read the answer.
 */
as?: string
/**
 * Shown as a notice after the answer.
 */
say?: (TextBinding | ExpressionBinding | string)
then?: ListAction
/**
 * Closes what it is in, after all of `then`.
 */
close?: ("dialog" | "drawer")
catch?: ListAction
/**
 * Shows a failure as a notice, in place of `catch`; the list then goes on.
 */
failed?: "toast"
}
/**
 * Closes the dialog that the list runs in, or else the topmost one.
 */
export interface CloseDialogAction {
do: "closeDialog"
/**
 * Asks first while `unsaved` holds, as closing it by hand does; a no ends the list. For buttons such as Cancel.
 */
ask?: boolean
result?: unknown
}
/**
 * Closes the drawer that the list runs in, or else the topmost one.
 */
export interface CloseDrawerAction {
do: "closeDrawer"
/**
 * Asks first while `unsaved` holds, as closing it by hand does; a no ends the list. For buttons such as Cancel.
 */
ask?: boolean
result?: unknown
}
/**
 * Asks the user. A no ends the list, unless `else` says what to do.
 */
export interface ConfirmAction {
do: "confirm"
/**
 * The question.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * What it is about, by name. Up to five are shown, and how many others there are.
 */
names?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * The words at the head of the question.
 */
title?: (TextBinding | ExpressionBinding | string)
/**
 * The words of the button that says yes.
 */
ok?: (TextBinding | ExpressionBinding | string)
/**
 * The words of the button that says no.
 */
cancel?: (TextBinding | ExpressionBinding | string)
/**
 * A yes destroys something.
 */
danger?: boolean
then?: ListAction
else?: ListAction
}
/**
 * Puts a text on the clipboard, or the whole address of a page.
 */
export interface CopyAction {
do: "copy"
/**
 * What is put on the clipboard.
 */
text?: (string | ExpressionBinding | TextBinding)
/**
 * In place of a text: a path of this site, copied with the site in front.
 */
path?: (string | ExpressionBinding | TextBinding)
}
/**
 * Calls an operation that answers a file, and hands the file to the person under the name that the server gave it. A failure is `error` in `catch`, as in `call`. Leaving the page ends the download.
 */
export interface DownloadAction {
do: "download"
call: Operation
/**
 * The operation's arguments, flat.
 */
with?: ({

} | ExpressionBinding)
/**
 * The file's name when the server gives it none; the operation's name when absent.
 */
name?: (TextBinding | ExpressionBinding | string)
/**
 * A state path such as state.percent: 0 to 100 while it is under way, null before and after.
 */
progress?: string
then?: ListAction
catch?: ListAction
}
/**
 * Tells whoever embeds this page.
 */
export interface EmitAction {
do: "emit"
/**
 * The name of the event.
 */
event: string
detail?: unknown
}
/**
 * Leaves a page of the sign-in for where the person wanted to go: the application's dashboard, else what the address names, else the start. The host decides, the same for every way to sign in.
 */
export interface EnterAction {
do: "enter"
/**
 * Id of the application that a link meant.
 */
application?: (TextBinding | ExpressionBinding | string)
/**
 * The query of the sign-in page, when the sign-in ends on another one. Absent or null: this page's.
 */
query?: (({
[k: string]: string | null | ExpressionBinding | TextBinding
} | null) | ExpressionBinding)
/**
 * The answer of createWorkspaceTicket: the session goes on in another workspace of the same person, and every page is left.
 */
workspace?: (({
[k: string]: string | null | ExpressionBinding | TextBinding
} | null) | ExpressionBinding)
}
/**
 * Moves the focus to the first visible field inside a node.
 */
export interface FocusAction {
do: "focus"
/**
 * The field itself, or a node around it.
 */
node: (string | ExpressionBinding | TextBinding)
}
/**
 * Runs a list only for people who have one of the roles; calls in it may be those of these roles.
 */
export interface ForRolesAction {
do: "forRoles"
/**
 * A role set of openapi/roles.yaml.
 */
roles: (string | ExpressionBinding | TextBinding)
then: ListAction
}
/**
 * Keeps a short text in this browser for some days, for `recall`. Never a secret: scripts and other people at this device can read it.
 */
export interface KeepAction {
do: "keep"
/**
 * The name to recall it by.
 */
key: string
/**
 * Absent, null or empty: what was kept is forgotten.
 */
value?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * 365 when absent.
 */
days?: number
}
/**
 * Keeps any value until the tab is closed, for `recallInTab` on another page of the same tab. Never a secret.
 */
export interface KeepInTabAction {
do: "keepInTab"
/**
 * The name to recall it by.
 */
key: string
value?: unknown
}
/**
 * Goes to a path of this site; anything else is refused.
 */
export interface NavigateAction {
do: "navigate"
/**
 * A path such as /login; it may hold a query and a fragment. Absent: the shown page, with its own query.
 */
to?: (string | ExpressionBinding | TextBinding)
/**
 * Added to the path's own query; null is left out. Objects and lists are JSON, as the state of a page that is in its address.
 */
query?: ({
[k: string]: string | number | boolean | {

} | unknown[] | null | ExpressionBinding | TextBinding
} | ExpressionBinding)
/**
 * The page left is not kept in the history.
 */
replace?: boolean
}
/**
 * Opens a dialog of this document, or a dialog document; the list goes on at once.
 */
export interface OpenDialogAction {
do: "openDialog"
/**
 * The name of a dialog of this document, or the id of a dialog document.
 */
dialog: (string | ExpressionBinding | TextBinding)
/**
 * The dialog's parameters.
 */
with?: ({

} | ExpressionBinding)
then?: ListAction
else?: ListAction
}
/**
 * Opens a drawer of this document, or a drawer document; the list goes on at once.
 */
export interface OpenDrawerAction {
do: "openDrawer"
/**
 * The name of a drawer of this document, or the id of a drawer document.
 */
drawer: (string | ExpressionBinding | TextBinding)
/**
 * The drawer's parameters.
 */
with?: ({

} | ExpressionBinding)
then?: ListAction
else?: ListAction
}
/**
 * Sends a message to the page that embeds or opened this one, and only to the origins that the environment allows. It arrives as {"source": "pagewright", "page", "type", "payload"}.
 */
export interface PostMessageAction {
do: "postMessage"
/**
 * parent (the page around this one) when absent.
 */
to?: ("parent" | "opener")
/**
 * What the message is, such as record.saved.
 */
type: string
payload?: unknown
}
/**
 * Writes what `keep` kept into the state. When nothing is kept, or its days are over, nothing happens.
 */
export interface RecallAction {
do: "recall"
/**
 * The name that it was kept by.
 */
key: string
/**
 * Such as state.username.
 */
path: string
then?: ListAction
}
/**
 * Writes what `keepInTab` kept into the state. When nothing is kept in this tab, or it cannot be read, nothing happens.
 */
export interface RecallInTabAction {
do: "recallInTab"
/**
 * The name that it was kept by.
 */
key: string
/**
 * Such as state.config.
 */
path: string
then?: ListAction
}
/**
 * Loads data again and waits for it.
 */
export interface RefreshAction {
do: "refresh"
/**
 * The name under `data`; absent: all of this document.
 */
data?: (string | ExpressionBinding | TextBinding)
}
/**
 * Forgets that fields were checked: what is wrong with them shows again at the next `validate`. For fields that the document has emptied itself.
 */
export interface RenewAction {
do: "renew"
/**
 * Only the fields inside this node; absent: all of this document.
 */
node?: (string | ExpressionBinding | TextBinding)
}
/**
 * Runs a list again and again while an expression is true, such as the calls by which a large sheet is imported part by part. Leaving the page ends it.
 */
export interface RepeatAction {
do: "repeat"
/**
 * Asked before each round.
 */
while: string
then: ListAction
/**
 * How many rounds there are at most.
 */
max: number
}
/**
 * Runs one of the lists under `actions` of this page, dialog, drawer or fragment, and goes on when it has ended.
 */
export interface RunAction {
do: "run"
/**
 * Its name.
 */
actions: (string | ExpressionBinding | TextBinding)
}
/**
 * Shows everything in another language.
 */
export interface SetLocaleAction {
do: "setLocale"
/**
 * A language such as zh-CN.
 */
locale: (string | ExpressionBinding | TextBinding)
}
/**
 * Shows everything in another size, which this browser keeps. Without `size` the present one is read.
 */
export interface SetSizeAction {
do: "setSize"
/**
 * small, medium or large.
 */
size?: (string | ExpressionBinding | TextBinding)
/**
 * Where the state gets the size that is shown from now on, such as state.size.
 */
path?: string
}
/**
 * Writes a value into the state.
 */
export interface SetStateAction {
do: "setState"
/**
 * Such as state.page.
 */
path: string
value?: unknown
}
/**
 * Ends the session and goes to a page.
 */
export interface SignOutAction {
do: "signOut"
/**
 * A path of this site; /login when absent.
 */
to?: (string | ExpressionBinding | TextBinding)
}
/**
 * Counts seconds down in the state, to zero. The list goes on at once. Another countdown at the same place is replaced; leaving the page stops it.
 */
export interface StartCountdownAction {
do: "startCountdown"
/**
 * A state path such as state.seconds.
 */
path: string
/**
 * Where it starts.
 */
seconds: (number | ExpressionBinding)
then?: ListAction
}
/**
 * Checks the fields, calls an operation with their values, and shows what the answer finds wrong at the fields themselves: a fault of an argument stands at the field bound to the state that the argument reads. A wrong field ends the list.
 */
export interface SubmitFormAction {
do: "submitForm"
/**
 * The form: only the fields inside this node are checked; absent: all of this document.
 */
node?: (string | ExpressionBinding | TextBinding)
call: Operation
/**
 * The operation's arguments, flat, such as {"name": {"$": "state.name"}}; {"body": {"$": "state.form"}} for the value of a Form.
 */
with?: ({

} | ExpressionBinding)
/**
 * A name under which the steps that follow in this list read the answer.
 */
as?: string
/**
 * Shown as a notice after the answer.
 */
say?: (TextBinding | ExpressionBinding | string)
then?: ListAction
/**
 * Closes what it is in, after all of `then`.
 */
close?: ("dialog" | "drawer")
catch?: ListAction
/**
 * Shows a failure as a notice, in place of `catch`; the list then goes on.
 */
failed?: "toast"
}
/**
 * Shows a text for a short while: errors 2 s, warnings 4 s, anything else 3 s (SHELL-38).
 */
export interface ToastAction {
do: "toast"
/**
 * What is shown.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * info when absent.
 */
kind?: ("success" | "info" | "warning" | "error")
/**
 * Milliseconds.
 */
duration?: number
}
/**
 * Calls an operation with a file: the one of an event, or one that the person chooses now. `file` in `with` is that file. Its kind and size are checked before anything is sent. Choosing none ends the list. Leaving the page ends the upload.
 */
export interface UploadAction {
do: "upload"
call: Operation
/**
 * The operation's arguments, flat, such as {"file": {"$": "file"}}.
 */
with: ({

} | ExpressionBinding)
file?: unknown
cancel?: unknown
/**
 * Endings and media types that are taken, such as ".png" and "image/*"; absent: any.
 * 
 * @maxItems 20
 */
accept?: (string | ExpressionBinding | TextBinding)[]
/**
 * Bytes; absent: whatever the server takes.
 */
maxSize?: number
/**
 * A state path such as state.percent: 0 to 100 while it is under way, null before and after.
 */
progress?: string
/**
 * A name under which the steps that follow in this list read the answer.
 */
as?: string
then?: ListAction
catch?: ListAction
}
/**
 * Checks the rules of the visible fields, focuses the first wrong one and ends the list when there is one.
 */
export interface ValidateAction {
do: "validate"
/**
 * Only the fields inside this node; absent: all of this document.
 */
node?: (string | ExpressionBinding | TextBinding)
}
/**
 * The steps that follow come so much later, such as a dialog once the menu that it was chosen in is gone. Leaving the page ends the list. What waits is short: the press that began the list still counts afterwards.
 */
export interface WaitAction {
do: "wait"
/**
 * How long, by the clock of the page.
 */
milliseconds: number
}
/**
 * Lists of actions by name; {"do": "run", "actions": "name"} runs one.
 */
export interface ActionsScope {
[k: string]: ListAction
}
/**
 * A fragment that is expanded in place of the node.
 */
export interface FragmentNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
/**
 * Write area.name of a fragment, such as "log.entries".
 */
fragment: string
/**
 * What the fragment is given, by the names of its parameters.
 */
params?: {
[k: string]: Binding
}
widget?: undefined
props?: undefined
on?: undefined
slots?: undefined
bind?: undefined
binds?: undefined
}
/**
 * Sections that fold. The nodes of the panel tell by `section` when they are shown.
 */
export interface AccordionNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: AccordionProps
on?: {
change?: ListAction
}
slots?: {
/**
 * An open section.
 */
panel?: Node[]
}
widget: "Accordion"
fragment?: undefined
params?: undefined
}
export interface AccordionProps {
/**
 * The sections, in this order; `value` is the key of each.
 */
sections: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * A few words after the label, such as a count.
 */
hint?: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * More than one section may be open.
 */
several?: (boolean | ExpressionBinding)
/**
 * The level of the labels among the page's headings.
 */
level?: (number | ExpressionBinding)
}
/**
 * Regions from the largest down, each chosen among those inside of the one before, and a line for street and number.
 */
export interface AddressFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: AddressFieldProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "AddressField"
fragment?: undefined
params?: undefined
}
export interface AddressFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What can be chosen: `{value, label}`, with `children` of the same kind. Without any there is only the line.
 */
regions?: ((unknown[] | null) | ExpressionBinding)
/**
 * How many levels of regions are asked for.
 */
depth?: (number | ExpressionBinding)
/**
 * With a line for street and number.
 */
hasDetail?: (boolean | ExpressionBinding)
/**
 * With longitude and latitude.
 */
hasPosition?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * The address as text.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * An amount that is grouped while it is typed, as the reader writes numbers: with a currency or without.
 */
export interface AmountFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: AmountFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "AmountField"
fragment?: undefined
params?: undefined
}
export interface AmountFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * By its code, `EUR`: the amount is written as the reader writes that currency. Absent: a plain number.
 */
currency?: (string | ExpressionBinding | TextBinding)
/**
 * Thousands are set apart.
 */
grouping?: (boolean | ExpressionBinding)
/**
 * How many digits after the decimal point at most; absent: as the currency has, else 2.
 */
digits?: (number | ExpressionBinding)
/**
 * The smallest amount; a smaller one becomes it when the field is left.
 */
min?: (number | ExpressionBinding)
/**
 * The largest amount; a larger one becomes it when the field is left.
 */
max?: (number | ExpressionBinding)
/**
 * What the arrow keys add and take away.
 */
step?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
}
/**
 * The header of a screen, 54 px high.
 */
export interface AppBarNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: AppBarProps
on?: {

}
slots?: {
/**
 * Logo and name.
 */
start?: Node[]
/**
 * In the middle.
 */
center?: Node[]
/**
 * The person's menu.
 */
end?: Node[]
}
widget: "AppBar"
fragment?: undefined
params?: undefined
}
export interface AppBarProps {
/**
 * The ground: the surface, or the colour of the theme.
 */
tone?: (("surface" | "accent") | ExpressionBinding)
}
/**
 * A person's picture, or the last two characters of the name.
 */
export interface AvatarNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: AvatarProps
on?: {

}
slots?: {

}
widget: "Avatar"
fragment?: undefined
params?: undefined
}
export interface AvatarProps {
/**
 * The real name.
 */
name: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Address of the person's picture; absent: the initials of the name.
 */
src?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Width and height.
 */
size?: (number | ExpressionBinding)
/**
 * The name is beside it anyway.
 */
decorative?: (boolean | ExpressionBinding)
}
/**
 * The ground of a whole page: a colour or a picture behind everything.
 */
export interface BackdropNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: BackdropProps
on?: {

}
slots?: {
/**
 * The page.
 */
default?: Node[]
}
widget: "Backdrop"
fragment?: undefined
params?: undefined
}
export interface BackdropProps {
/**
 * A colour alone, or a picture over it.
 */
type?: (("color" | "image") | ExpressionBinding)
/**
 * A CSS colour; also shows while the picture loads.
 */
color?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Address of the picture.
 */
image?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * A soft light over the colour, so that a plain colour does not look flat.
 */
pattern?: (boolean | ExpressionBinding)
}
/**
 * A state or a number, in a word.
 */
export interface BadgeNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: BadgeProps
on?: {

}
slots?: {

}
widget: "Badge"
fragment?: undefined
params?: undefined
}
export interface BadgeProps {
/**
 * The words.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * What its colour says.
 */
tone?: (("neutral" | "accent" | "success" | "warning" | "danger" | "info") | ExpressionBinding)
/**
 * A dot before the word.
 */
dot?: (boolean | ExpressionBinding)
}
/**
 * Cards in columns, such as records by their status. People move a card to another column: they drag it, choose in its menu, or press Alt and an arrow key.
 */
export interface BoardNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: BoardProps
on?: {
rowClick?: ListAction
move?: ListAction
retry?: ListAction
}
slots?: {
/**
 * What a card shows: a Column for each field. Those without a value are left out.
 */
fields?: Node[]
}
widget: "Board"
fragment?: undefined
params?: undefined
}
export interface BoardProps {
/**
 * What the cards are; read out as the board's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The columns, in this order; absent while they load.
 */
columns: ((({
/**
 * What cards in it have as the value of `by`; null for those that have none.
 */
value: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Absent: that nothing is set.
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * A spot of it is before the label: `#1f6feb`.
 */
colour?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * How many cards there are; absent: not counted.
 */
count?: ((number | null) | ExpressionBinding)
/**
 * With `cards`: what narrows the list to the cards of this column.
 */
filter?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * Nothing is moved into it.
 */
closed?: ((boolean | null) | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * The `field` of the Column whose values the columns are. It is not shown on cards; a card is moved where its cell can be edited (`edit`).
 */
by?: (string | ExpressionBinding | TextBinding)
/**
 * All cards that there are: objects, in this order. Not with `cards`.
 */
rows?: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The call that lists the cards of a column, for lists that are not read as a whole: it takes `filter`, `page` and `size`.
 */
cards?: (({
/**
 * The operation; it answers a page with `items`.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these; its `filter` is narrowed by the column.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
counted?: unknown
/**
 * The field by whose Column people know a card; absent: the first one.
 */
titleField?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The columns are loading.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why they could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * In px, at most; the cards of a column scroll inside.
 */
height?: (number | ExpressionBinding)
}
/**
 * A panel at the foot of the page, which stays usable above it: 400 px high, or all the room below the header. Put it into the slot `bottom` of a PageFrame, or into a Region of that name.
 */
export interface BottomPanelNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: BottomPanelProps
on?: {
close?: ListAction
}
slots?: {
/**
 * The content, while it is open.
 */
default?: Node[]
}
widget: "BottomPanel"
fragment?: undefined
params?: undefined
}
export interface BottomPanelProps {
/**
 * The words at its head.
 */
title: (TextBinding | ExpressionBinding | string)
/**
 * In px, until a person makes it larger.
 */
height?: (number | ExpressionBinding)
/**
 * It has a close button, and Escape inside closes it.
 */
closable?: (boolean | ExpressionBinding)
}
/**
 * Where the page is, from the top down; the last one is the page itself.
 */
export interface BreadcrumbNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: BreadcrumbProps
on?: {
navigate?: ListAction
}
slots?: {

}
widget: "Breadcrumb"
fragment?: undefined
params?: undefined
}
export interface BreadcrumbProps {
/**
 * What it shows, in this order.
 */
items: (({
label: (TextBinding | ExpressionBinding | string)
href?: ((string | null) | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * A tree, nested or each with the id of its parent: the way to `current` in it follows the items.
 */
nodes?: ((unknown[] | null) | ExpressionBinding)
/**
 * The id of the node of the tree that is shown.
 */
current?: ((string | number | null) | ExpressionBinding | TextBinding)
/**
 * The address of a node; `{id}` in it is replaced by the key of the node.
 */
href?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The field of a node with the key.
 */
idField?: string
/**
 * The field of a node with the text.
 */
labelField?: string
/**
 * The field of a node with the id of the parent.
 */
parentField?: string
/**
 * The field of a node with nested nodes.
 */
childrenField?: string
/**
 * The field that is empty for a node that opens nothing: it is no link.
 */
targetField?: string
/**
 * The page is below the last one, which is a link too.
 */
linkLast?: (boolean | ExpressionBinding)
}
/**
 * Does something.
 */
export interface ButtonNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ButtonProps
on?: {
click?: ListAction
}
slots?: {

}
widget: "Button"
fragment?: undefined
params?: undefined
}
export interface ButtonProps {
/**
 * Its name; with `iconOnly` only screen readers get it.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * How much it stands out; `danger` is for what cannot be undone.
 */
variant?: (("primary" | "secondary" | "ghost" | "danger") | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md" | "lg") | ExpressionBinding)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Name of an icon after the words.
 */
iconEnd?: (string | ExpressionBinding | TextBinding)
/**
 * Shows the icon alone; only screen readers get the label.
 */
iconOnly?: (boolean | ExpressionBinding)
/**
 * `submit` sends the form around it.
 */
type?: (("button" | "submit") | ExpressionBinding)
/**
 * As wide as its box.
 */
block?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * Makes it a toggle that is on or off.
 */
pressed?: (boolean | ExpressionBinding)
}
/**
 * Buttons that belong together.
 */
export interface ButtonGroupNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: ButtonGroupProps
on?: {

}
slots?: {
/**
 * The buttons.
 */
default?: Node[]
}
widget: "ButtonGroup"
fragment?: undefined
params?: undefined
}
export interface ButtonGroupProps {
/**
 * Its name, shown and read by screen readers.
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * Where the content is.
 */
align?: (("start" | "center" | "end" | "between") | ExpressionBinding)
/**
 * Without gaps, as one control.
 */
joined?: (boolean | ExpressionBinding)
}
/**
 * Entries on the days of a month or a week, such as records by a date. Where there is little room, a list of the days that have some.
 */
export interface CalendarNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CalendarProps
on?: {
rowClick?: ListAction
retry?: ListAction
}
slots?: {
/**
 * What an entry is: a Column for its title, for `start`, and for `end` and `colour` where there are some.
 */
fields?: Node[]
}
widget: "Calendar"
fragment?: undefined
params?: undefined
}
export interface CalendarProps {
/**
 * What the entries are; read out as the calendar's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The entries: objects, of the days that are shown at least. Not with `entries`.
 */
rows?: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The call that lists the entries of the days that are shown; it takes `page` and `size`.
 */
entries?: (({
/**
 * The operation; it answers a page with `items`.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these, narrowed to the days in `from` and `to`.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * The `field` of the Column with the day or moment at which an entry begins.
 */
start?: (string | ExpressionBinding | TextBinding)
/**
 * That of the one with its last day or moment; absent: an entry is of one day.
 */
end?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * That of a Column with tags: an entry has the colour of its option.
 */
colour?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * That of the one by which people know an entry; absent: the first of the others.
 */
titleField?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * What is shown at first.
 */
view?: (("month" | "week") | ExpressionBinding)
/**
 * The day that is shown at first, 2026-11-30; absent: today.
 */
day?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The entries are loading.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why they could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
}
/**
 * The code of a picture, with a way for people who cannot read the picture. The document gives the picture's address and the question, and answers the events.
 */
export interface CaptchaFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CaptchaFieldProps
on?: {
refresh?: ListAction
larger?: ListAction
question?: ListAction
picture?: ListAction
change?: ListAction
}
slots?: {

}
widget: "CaptchaField"
fragment?: undefined
params?: undefined
}
export interface CaptchaFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * The picture's address; a changed one loads a new picture.
 */
image?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Shown instead of the picture.
 */
question?: (TextBinding | ExpressionBinding | string)
/**
 * The picture is shown twice as large.
 */
large?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A surface that holds one subject, with a heading, a body and a footer for its actions.
 */
export interface CardNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: CardProps
on?: {

}
slots?: {
/**
 * The body.
 */
default?: Node[]
/**
 * Beside the heading.
 */
actions?: Node[]
/**
 * Below the body, behind a line.
 */
footer?: Node[]
}
widget: "Card"
fragment?: undefined
params?: undefined
}
export interface CardProps {
/**
 * The words at its head.
 */
title?: (TextBinding | ExpressionBinding | string)
/**
 * A line below the title.
 */
description?: (TextBinding | ExpressionBinding | string)
/**
 * The heading's level.
 */
level?: (number | ExpressionBinding)
/**
 * How far it seems to lie above its ground; `none` for one that has no edge of its own.
 */
elevation?: (("none" | "flat" | "raised" | "floating") | ExpressionBinding)
/**
 * The space between its edge and its content.
 */
padding?: (("none" | "md" | "lg" | "xl") | ExpressionBinding)
/**
 * The largest width in px.
 */
width?: (number | ExpressionBinding)
/**
 * The space between the parts.
 */
gap?: (("none" | "sm" | "md" | "lg") | ExpressionBinding)
}
/**
 * Cards of 164 px, such as applications: an icon, a name and a line about it.
 */
export interface CardListNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CardListProps
on?: {
select?: ListAction
action?: ListAction
favorite?: ListAction
move?: ListAction
add?: ListAction
}
slots?: {

}
widget: "CardList"
fragment?: undefined
params?: undefined
}
export interface CardListProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * What it shows, in this order.
 */
items: (({
id: (string | ExpressionBinding | TextBinding)
title: (TextBinding | ExpressionBinding | string)
description?: (TextBinding | ExpressionBinding | string)
icon?: ((string | null) | ExpressionBinding | TextBinding)
image?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The ground of the icon; absent: one of a few, by the id.
 */
color?: ((string | null) | ExpressionBinding | TextBinding)
href?: ((string | null) | ExpressionBinding | TextBinding)
badge?: (TextBinding | ExpressionBinding | string)
/**
 * A short word at its icon, such as New.
 */
flag?: (TextBinding | ExpressionBinding | string)
flagTone?: (("accent" | "danger" | null) | ExpressionBinding)
/**
 * Small icons that say something of the state.
 */
marks?: (({
icon: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Percent done of what is under way: a ring takes the icon's place.
 */
value?: ((number | null) | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * It has no menu and is not moved.
 */
isFixed?: ((boolean | null) | ExpressionBinding)
/**
 * Its address opens in a window of its own.
 */
newWindow?: ((boolean | null) | ExpressionBinding)
/**
 * The star of the card is filled.
 */
isFavorite?: ((boolean | null) | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * What the menu of a card offers; without any there is no menu.
 */
actions?: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
danger?: (boolean | ExpressionBinding)
/**
 * A line above it.
 */
line?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Cards of 164 px with the icon above the name, or items of 270 px with the icon beside it, as a list of applications inside a page.
 */
layout?: (("cards" | "items") | ExpressionBinding)
/**
 * Each card has a star, which makes it a favorite or no longer.
 */
favorites?: (boolean | ExpressionBinding)
/**
 * Cards are moved: dragged, or with Alt and the arrow keys.
 */
sortable?: (boolean | ExpressionBinding)
/**
 * Shows a last card of this name, which adds one.
 */
addLabel?: (TextBinding | ExpressionBinding | string)
/**
 * Texts by key, for lists that are computed: a badge or a mark that is such a key shows the text.
 */
texts?: (({
key: (string | ExpressionBinding | TextBinding)
text: (TextBinding | ExpressionBinding | string)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * Pictures one after another. It can be paused, and does not move for people who want less motion.
 */
export interface CarouselNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CarouselProps
on?: {

}
slots?: {

}
widget: "Carousel"
fragment?: undefined
params?: undefined
}
export interface CarouselProps {
/**
 * What the pictures are about.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The slides, in this order.
 */
slides: (({
image?: (string | ExpressionBinding | TextBinding)
/**
 * A drawing, where there is no picture.
 */
illustration?: (("build" | "flow" | "insight") | ExpressionBinding)
alt?: (TextBinding | ExpressionBinding | string)
title?: (TextBinding | ExpressionBinding | string)
text?: (TextBinding | ExpressionBinding | string)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Milliseconds a slide shows.
 */
interval?: (number | ExpressionBinding)
/**
 * `cover` fills the box and cuts what is over; `contain` shows the whole picture.
 */
fit?: (("cover" | "contain") | ExpressionBinding)
}
/**
 * What a draft changes: for each field the old and the new value, colours and pictures as such, and of long texts the words that differ.
 */
export interface ChangeListNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ChangeListProps
on?: {

}
slots?: {

}
widget: "ChangeList"
fragment?: undefined
params?: undefined
}
export interface ChangeListProps {
/**
 * What differs, in this order.
 */
changes: (({
/**
 * JSON pointer of the field.
 */
pointer: (string | ExpressionBinding | TextBinding)
label?: (TextBinding | ExpressionBinding | string)
was?: unknown
now?: unknown
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Id of the form document of the value: its titles name the fields, and the titles of their options the values.
 */
form?: (string | ExpressionBinding | TextBinding)
/**
 * Names of fields by pointer, or by the first part of it, where a change has no label.
 */
labels?: ({
[k: string]: TextBinding | ExpressionBinding | string
} | ExpressionBinding)
/**
 * Words for values such as `left`, by the value.
 */
values?: ({
[k: string]: TextBinding | ExpressionBinding | string
} | ExpressionBinding)
/**
 * Stands above the old values, for those who see.
 */
wasLabel?: (TextBinding | ExpressionBinding | string)
/**
 * Stands above the new values.
 */
nowLabel?: (TextBinding | ExpressionBinding | string)
/**
 * Shown when nothing changes.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
}
/**
 * Rows as bars, lines, areas, slices or points, with the same figures as a table; colours follow the theme.
 */
export interface ChartNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ChartProps
on?: {
pointClick?: ListAction
retry?: ListAction
}
slots?: {

}
widget: "Chart"
fragment?: undefined
params?: undefined
}
export interface ChartProps {
/**
 * What the figures are: title of the chart and caption of the table.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * How the figures are drawn.
 */
kind: (("bar" | "line" | "area" | "pie" | "doughnut" | "scatter") | ExpressionBinding)
/**
 * Objects; absent while they load.
 */
rows: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the values along the axis or the slices; of `scatter` the number to the right.
 */
category: string
/**
 * How categories are written.
 */
categoryKind?: (("text" | "number" | "date" | "time" | "datetime") | ExpressionBinding)
/**
 * What the categories are: the axis and the first column of the table.
 */
categoryLabel?: (TextBinding | ExpressionBinding | string)
/**
 * The figures: a field and its name for each. A pie or doughnut takes the first one.
 */
series: (({
field: string
label: (TextBinding | ExpressionBinding | string)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * A field whose values each are a series of their own: one row for each category and series. Rows of the same two are added up.
 */
splitBy?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Bars and areas are stacked.
 */
stacked?: (boolean | ExpressionBinding)
/**
 * Bars lie.
 */
horizontal?: (boolean | ExpressionBinding)
/**
 * Of the figures; `percent` takes 0.25 for 25 %.
 */
format?: (("decimal" | "percent" | "compact" | "currency") | ExpressionBinding)
/**
 * Of figures in a currency: `CNY`.
 */
currency?: (string | ExpressionBinding | TextBinding)
/**
 * Digits after the point.
 */
digits?: (number | ExpressionBinding)
/**
 * The names of the series, each to hide and show; where there is but one, none is shown.
 */
legend?: (boolean | ExpressionBinding)
/**
 * In px.
 */
height?: (number | ExpressionBinding)
/**
 * The figures are loading: a placeholder replaces them.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why the rows could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * Said where there are no figures.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
}
/**
 * Which of a few things hold for each of many: a row of boxes each, and a box above every column for all of them.
 */
export interface CheckMatrixNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CheckMatrixProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "CheckMatrix"
fragment?: undefined
params?: undefined
}
export interface CheckMatrixProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What the rows are, above their names.
 */
rowHeader: (TextBinding | ExpressionBinding | string)
/**
 * Absent while they load.
 */
rows: ((({
value: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * 1 for a row that belongs to the last one before it with 0.
 */
level?: (number | ExpressionBinding)
/**
 * Columns that have no box in this row.
 */
without?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * What may hold, in this order.
 */
columns: (({
value: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Another column without which this one means nothing: it is ticked along, and cleared along.
 */
needs?: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Yes or no, or a consent.
 */
export interface CheckboxNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CheckboxProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "Checkbox"
fragment?: undefined
params?: undefined
}
export interface CheckboxProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * What there is to do in any order, which of it is done, and a way to each.
 */
export interface ChecklistNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ChecklistProps
on?: {
select?: ListAction
}
slots?: {

}
widget: "Checklist"
fragment?: undefined
params?: undefined
}
export interface ChecklistProps {
/**
 * What the list is of, for screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * What there is to do, in this order.
 */
items: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what it is good for.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * It is ticked.
 */
done?: (boolean | ExpressionBinding)
/**
 * Where it is done. Absent: the entry leads nowhere.
 */
href?: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * One of a few, each on a card of its own.
 */
export interface ChoiceListNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ChoiceListProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "ChoiceList"
fragment?: undefined
params?: undefined
}
export interface ChoiceListProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What can be chosen, in this order.
 */
options: (({
value: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
description?: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
/**
 * A colour to show, as #rrggbb.
 */
swatch?: (string | ExpressionBinding | TextBinding)
disabled?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * How many choices are in a row.
 */
columns?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A short code of digits in boxes, such as one sent to a telephone.
 */
export interface CodeFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CodeFieldProps
on?: {
change?: ListAction
complete?: ListAction
}
slots?: {

}
widget: "CodeField"
fragment?: undefined
params?: undefined
}
export interface CodeFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * How many characters the code has; each has a box.
 */
length?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A colour, written as #rrggbb or picked.
 */
export interface ColorFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ColorFieldProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "ColorField"
fragment?: undefined
params?: undefined
}
export interface ColorFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Colours to choose with one click.
 */
swatches?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * The colour that holds while none is chosen, as #rrggbb; with it the field may be emptied.
 */
usual?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A column of a table: how one value of each row is shown. By itself it shows its header and its value.
 */
export interface ColumnNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ColumnProps
on?: {

}
slots?: {
/**
 * Shown instead of the value.
 */
cell?: Node[]
}
widget: "Column"
fragment?: undefined
params?: undefined
}
export interface ColumnProps {
/**
 * The words at the head of the column.
 */
header: (TextBinding | ExpressionBinding | string)
value?: unknown
/**
 * A sentence that marks the cell, such as why its value is no longer allowed; it may depend on `row`.
 */
note?: (TextBinding | ExpressionBinding | string)
/**
 * An image shows the picture at its value, a tag one of the options, a link its value as an address, and files those whose ids `raw` has, with their names in `texts`.
 */
kind?: (("text" | "number" | "date" | "time" | "datetime" | "boolean" | "tag" | "image" | "avatar" | "link" | "files") | ExpressionBinding)
/**
 * What sorting, filters and edits call it, such as the wire name of a field; absent: the node's id.
 */
field?: (string | ExpressionBinding | TextBinding)
/**
 * People may sort by it.
 */
sort?: (boolean | ExpressionBinding)
/**
 * A field above the rows narrows by it.
 */
filter?: (boolean | ExpressionBinding)
/**
 * Its cells can be edited; it may depend on `row`.
 */
edit?: (boolean | ExpressionBinding)
/**
 * In px; absent: its share of the room.
 */
width?: (number | ExpressionBinding)
/**
 * In px, where it shares the room.
 */
minWidth?: (number | ExpressionBinding)
/**
 * Numbers are at the end unless this says otherwise.
 */
align?: (("start" | "center" | "end") | ExpressionBinding)
/**
 * Hidden at first; people may show it.
 */
hidden?: (boolean | ExpressionBinding)
/**
 * It stays where it is and is always shown.
 */
fixed?: (boolean | ExpressionBinding)
/**
 * Of a tag: the values that there are, and how each is called.
 */
options?: (({
value: ((string | number | boolean) | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * A spot of it is before the label, which says the same.
 */
colour?: (string | ExpressionBinding | TextBinding)
tone?: (("neutral" | "accent" | "success" | "warning" | "danger" | "info") | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Of a number.
 */
format?: (("decimal" | "percent" | "compact" | "currency") | ExpressionBinding)
/**
 * Of a number in a currency: `CNY`.
 */
currency?: (string | ExpressionBinding | TextBinding)
/**
 * Of a number: digits after the point.
 */
digits?: (number | ExpressionBinding)
/**
 * Of a number: false for one that is written without separators, such as a year.
 */
grouped?: ((boolean | null) | ExpressionBinding)
/**
 * Where the cell leads to.
 */
href?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Of an avatar: the picture of the person that the value names.
 */
src?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Of an image: what it shows.
 */
alt?: (TextBinding | ExpressionBinding | string)
/**
 * What its cells are edited by, where that is not its `kind`; `words` are sent as they were typed, for the call to read, and people, departments, records and files by their ids.
 */
editor?: (("text" | "number" | "date" | "datetime" | "time" | "boolean" | "tag" | "words" | "user" | "department" | "record" | "files") | ExpressionBinding)
/**
 * What the blank row of the table takes its value by, where the table `canAdd`; `words` are names of `options`.
 */
adds?: (("text" | "number" | "date" | "datetime" | "time" | "boolean" | "tag" | "words" | "user" | "department" | "record") | ExpressionBinding)
/**
 * With `editor` or `adds` `number`: 12.5 is typed for 0.125.
 */
percent?: (boolean | ExpressionBinding)
/**
 * With `editor` `user`, `department` or `record`: a cell has several.
 */
multiple?: (boolean | ExpressionBinding)
/**
 * With `editor` `user` or `department`: the departments in which they are found; none: everywhere.
 */
below?: (((string | ExpressionBinding | TextBinding)[] | null) | ExpressionBinding)
texts?: unknown
/**
 * With `kind` `files`: what a cell shows and takes.
 */
files?: (({
/**
 * Small pictures; other files are shown by their names.
 */
are_pictures: (boolean | ExpressionBinding)
max_files: (number | ExpressionBinding)
/**
 * Bytes of one file.
 */
max_size?: (number | ExpressionBinding)
/**
 * Endings; absent: all.
 */
extensions?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * On telephones the picture is taken, not chosen.
 */
only_camera?: (boolean | ExpressionBinding)
/**
 * Written over each picture before it is sent.
 */
watermark?: (TextBinding | ExpressionBinding | string)
} | null) | ExpressionBinding)
raw?: unknown
}
/**
 * The columns of a sheet with their first values, and for each what becomes of it.
 */
export interface ColumnMappingNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ColumnMappingProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "ColumnMapping"
fragment?: undefined
params?: undefined
}
export interface ColumnMappingProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What is chosen for a column, as the heading above the choices.
 */
choiceLabel?: (TextBinding | ExpressionBinding | string)
/**
 * The columns, in the order of the sheet.
 */
columns: (({
column: (string | ExpressionBinding | TextBinding)
examples?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * What a column can become.
 */
choices: (({
value: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * A choice of one column takes it away from another.
 */
isOnce?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A button and a key (Mod+K) that open a search for pages, records and actions by their name.
 */
export interface CommandPaletteNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CommandPaletteProps
on?: {
search?: ListAction
select?: ListAction
}
slots?: {
/**
 * Palette groups, for what only some roles find or what is asked of the server.
 */
groups?: Node[]
}
widget: "CommandPalette"
fragment?: undefined
params?: undefined
}
export interface CommandPaletteProps {
/**
 * The button's name, and that of the search.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * What is found beside pages, recent pages and actions of the page.
 */
groups?: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * The items are the answer to what is typed, and are all shown.
 */
searched?: (boolean | ExpressionBinding)
/**
 * At most 20 are shown.
 */
items: ((({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Beside the name, such as where it is.
 */
hint?: (TextBinding | ExpressionBinding | string)
icon?: ((string | null) | ExpressionBinding | TextBinding)
href?: ((string | null) | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Finds the pages that the person may open.
 */
pages?: (boolean | ExpressionBinding)
}
/**
 * A button that asks beside itself before it acts. For what needs more words, use the `confirm` action.
 */
export interface ConfirmButtonNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ConfirmButtonProps
on?: {
click?: ListAction
}
slots?: {

}
widget: "ConfirmButton"
fragment?: undefined
params?: undefined
}
export interface ConfirmButtonProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * By default: are you sure?
 */
question?: (TextBinding | ExpressionBinding | string)
/**
 * The name of the button that acts; by default the label.
 */
yes?: (TextBinding | ExpressionBinding | string)
/**
 * How much it stands out; `danger` is for what cannot be undone.
 */
variant?: (("primary" | "secondary" | "ghost" | "danger") | ExpressionBinding)
/**
 * What it does destroys something.
 */
danger?: (boolean | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md" | "lg") | ExpressionBinding)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Shows the icon alone; only screen readers get the label.
 */
iconOnly?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A custom page of the open application, as it is published, inside this page. The server says what it shows; nothing that this page knows reaches it.
 */
export interface CustomPageNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: CustomPageProps
on?: {

}
slots?: {

}
widget: "CustomPage"
fragment?: undefined
params?: undefined
}
export interface CustomPageProps {
/**
 * Its id; absent while it is not known.
 */
page?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Seconds after which its records are read again; absent: only when somebody changes them here.
 */
refresh?: (number | ExpressionBinding)
}
/**
 * A day, or a day and a time: typed as the reader writes dates, or chosen in a calendar.
 */
export interface DateFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DateFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "DateField"
fragment?: undefined
params?: undefined
}
export interface DateFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Absent: the order in which the reader writes dates.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * `date` binds `yyyy-mm-dd`; `datetime` an instant in UTC, `2026-11-21T08:30:00Z`, which is shown and typed in a time zone.
 */
kind?: ("date" | "datetime")
/**
 * The first that is allowed, as the bound value is written.
 */
min?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The last that is allowed.
 */
max?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Of a time: seconds between two of them.
 */
step?: (number | ExpressionBinding)
/**
 * Of a time: `Asia/Shanghai`; absent: the reader's own.
 */
timeZone?: (string | ExpressionBinding | TextBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Days from one to another, both included; either end may be open.
 */
export interface DateRangeNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DateRangeProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "DateRange"
fragment?: undefined
params?: undefined
}
export interface DateRangeProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * The first day that is allowed, `yyyy-mm-dd`.
 */
min?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The last day that is allowed.
 */
max?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Ranges to choose with one press; absent: today, the last 7 and 30 days, this month and the last one.
 */
presets?: ((("today" | "yesterday" | "thisWeek" | "last7Days" | "last30Days" | "thisMonth" | "lastMonth" | "thisYear") | ExpressionBinding)[] | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * One department or several, from the tree that `listDepartments` answers; the parents of a selected one are beside its name.
 */
export interface DepartmentPickerNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DepartmentPickerProps
on?: {
change?: ListAction
search?: ListAction
retry?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "DepartmentPicker"
fragment?: undefined
params?: undefined
}
export interface DepartmentPickerProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * As `listDepartments` answers: `id`, `department_name` and `children`, or rows with `father_id`. People among them (`is_staff`) are left out, `disabled` ones cannot be chosen. Absent while they load.
 */
departments: ((unknown[] | null) | ExpressionBinding)
/**
 * What departments are called that may be bound and are not in the tree (yet), such as the `departments` of a person.
 */
chosen?: ((({
id: ((string | number) | ExpressionBinding | TextBinding)
department_name: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * Several can be chosen: the bound value is a list.
 */
multiple?: (boolean | ExpressionBinding)
/**
 * Of several: a department brings all that is below it.
 */
cascade?: (boolean | ExpressionBinding)
/**
 * What is unfolded at first.
 */
startOpen?: (("none" | "roots" | "all") | ExpressionBinding)
/**
 * Why the departments could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Facts about one thing: names and values.
 */
export interface DescriptionsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DescriptionsProps
on?: {

}
slots?: {

}
widget: "Descriptions"
fragment?: undefined
params?: undefined
}
export interface DescriptionsProps {
/**
 * The facts: a name and what is known.
 */
items: (({
label: (TextBinding | ExpressionBinding | string)
value?: (TextBinding | ExpressionBinding | string)
href?: ((string | null) | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * How many are in a row; phones show one.
 */
columns?: (number | ExpressionBinding)
/**
 * The value beside or below its name.
 */
layout?: (("row" | "column") | ExpressionBinding)
}
/**
 * A question or a short task over the page. It is open while it is shown.
 */
export interface DialogNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DialogProps
on?: {
close?: ListAction
}
slots?: {
/**
 * The content.
 */
default?: Node[]
/**
 * The buttons.
 */
footer?: Node[]
}
widget: "Dialog"
fragment?: undefined
params?: undefined
}
export interface DialogProps {
/**
 * The words at its head.
 */
title: (TextBinding | ExpressionBinding | string)
/**
 * In px.
 */
width?: (number | ExpressionBinding)
/**
 * Shows it.
 */
open?: (boolean | ExpressionBinding)
/**
 * Escape, the close button and a click beside it close it.
 */
dismissable?: (boolean | ExpressionBinding)
}
/**
 * A line between two groups, with a word in it when there is something to say.
 */
export interface DividerNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: DividerProps
on?: {

}
slots?: {

}
widget: "Divider"
fragment?: undefined
params?: undefined
}
export interface DividerProps {
/**
 * Words in the middle of the line.
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * Beside one another, or below.
 */
direction?: (("horizontal" | "vertical") | ExpressionBinding)
}
/**
 * A longer task over the page, from its right side or from the top. The inner edge of one at the side can be dragged, or moved with the arrow keys.
 */
export interface DrawerNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DrawerProps
on?: {
close?: ListAction
}
slots?: {
/**
 * The content.
 */
default?: Node[]
/**
 * The buttons.
 */
footer?: Node[]
}
widget: "Drawer"
fragment?: undefined
params?: undefined
}
export interface DrawerProps {
/**
 * The words at its head.
 */
title: (TextBinding | ExpressionBinding | string)
/**
 * In px, or "100%"; nobody makes it narrower than 520, unless it opens so.
 */
width?: ((number | string) | ExpressionBinding | TextBinding)
/**
 * Shows it.
 */
open?: (boolean | ExpressionBinding)
/**
 * Escape, a click beside it and its button close it.
 */
dismissable?: (boolean | ExpressionBinding)
/**
 * The edge that it slides in from.
 */
from?: (("right" | "top") | ExpressionBinding)
/**
 * It has a button that makes it as large as the window.
 */
fullScreen?: (boolean | ExpressionBinding)
}
/**
 * A button that opens what can be done, in menus inside menus where there is much of it.
 */
export interface DropdownNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DropdownProps
on?: {
select?: ListAction
}
slots?: {

}
widget: "Dropdown"
fragment?: undefined
params?: undefined
}
export interface DropdownProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Shows the icon alone; only screen readers get the label.
 */
iconOnly?: (boolean | ExpressionBinding)
/**
 * How much it stands out; `danger` is for what cannot be undone.
 */
variant?: (("primary" | "secondary" | "ghost" | "danger") | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md" | "lg") | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * What it shows, in this order.
 */
items: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Beside the label, such as a key.
 */
hint?: (TextBinding | ExpressionBinding | string)
danger?: (boolean | ExpressionBinding)
disabled?: (boolean | ExpressionBinding)
/**
 * A line above it.
 */
line?: (boolean | ExpressionBinding)
hidden?: (boolean | ExpressionBinding)
/**
 * A menu of its own.
 */
children?: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Beside the label, such as a key.
 */
hint?: (TextBinding | ExpressionBinding | string)
danger?: (boolean | ExpressionBinding)
disabled?: (boolean | ExpressionBinding)
/**
 * A line above it.
 */
line?: (boolean | ExpressionBinding)
hidden?: (boolean | ExpressionBinding)
/**
 * A menu of its own.
 */
children?: (unknown[] | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * How long something takes. It is typed as `1:30`, `90 min` or `1.5 h`, and kept in seconds.
 */
export interface DurationFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: DurationFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "DurationField"
fragment?: undefined
params?: undefined
}
export interface DurationFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while it is empty.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * The shortest that is allowed, in seconds.
 */
min?: (number | ExpressionBinding)
/**
 * The longest that is allowed, in seconds.
 */
max?: (number | ExpressionBinding)
/**
 * Seconds are always shown, as in `1:30:00`.
 */
seconds?: (boolean | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Says that there is nothing, and what to do about it.
 */
export interface EmptyNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: EmptyProps
on?: {

}
slots?: {
/**
 * What one can do.
 */
default?: Node[]
}
widget: "Empty"
fragment?: undefined
params?: undefined
}
export interface EmptyProps {
/**
 * The words at its head.
 */
title: (TextBinding | ExpressionBinding | string)
/**
 * Makes the title a heading at this place in the outline, 1 where it is all that a page shows.
 */
level?: (number | ExpressionBinding)
/**
 * The words.
 */
text?: (TextBinding | ExpressionBinding | string)
/**
 * Shows a drawing above the words.
 */
illustration?: (boolean | ExpressionBinding)
}
/**
 * A whole page that says what is the matter, with a drawing and a way on.
 */
export interface ErrorPanelNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ErrorPanelProps
on?: {

}
slots?: {
/**
 * The way on.
 */
actions?: Node[]
/**
 * More about it.
 */
default?: Node[]
}
widget: "ErrorPanel"
fragment?: undefined
params?: undefined
}
export interface ErrorPanelProps {
/**
 * Such as 404.
 */
code?: (TextBinding | ExpressionBinding | string)
/**
 * The words at its head.
 */
title: (TextBinding | ExpressionBinding | string)
/**
 * The words.
 */
text?: (TextBinding | ExpressionBinding | string)
/**
 * The drawing above the words.
 */
illustration?: (("lost" | "locked" | "maintenance" | "expired" | "stopped" | "soon" | "broken" | "empty") | ExpressionBinding)
}
/**
 * Files with their size and state, sent one after another: chosen or dropped, cancelled, tried again, removed. It emits `upload` with each; the document sends it with the `upload` action and answers in `uploaded`.
 */
export interface FileUploadNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FileUploadProps
on?: {
upload?: ListAction
remove?: ListAction
download?: ListAction
change?: ListAction
}
slots?: {

}
widget: "FileUpload"
fragment?: undefined
params?: undefined
}
export interface FileUploadProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * In place of the words about what is taken.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Endings and media types that are taken, such as ".pdf" and "image/*"; absent: any.
 */
accept?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * Bytes of one file; absent: whatever the server takes.
 */
maxSize?: (number | ExpressionBinding)
/**
 * How many files there may be; absent: any number.
 */
maxCount?: (number | ExpressionBinding)
/**
 * The progress of the upload: what the `upload` action writes to its `progress`.
 */
percent?: ((number | null) | ExpressionBinding)
/**
 * The answer to the last upload: its ticket, and the file's address or what went wrong.
 */
uploaded?: (({
ticket?: ((string | null) | ExpressionBinding | TextBinding)
url?: ((string | null) | ExpressionBinding | TextBinding)
error?: ((string | null) | ExpressionBinding | TextBinding)
} | null) | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * What a list is narrowed by: a button that opens its conditions, and a chip for each, which takes it out.
 */
export interface FilterBarNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FilterBarProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "FilterBar"
fragment?: undefined
params?: undefined
}
export interface FilterBarProps {
/**
 * The words of the button; absent: "Filter".
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * Fields that conditions may name, as `filters` of a record table has them; absent while they load.
 */
fields: ((({
field: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
kind: (("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record") | ExpressionBinding)
/**
 * Its values are lists.
 */
is_multiple?: (boolean | ExpressionBinding)
options?: (({
value: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * The call that finds records for relations without a search of their own, such as `listRelationChoices`: it takes the relation as `field` and what is typed as `search`.
 */
relations?: (({
/**
 * The operation.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * Calls that find records while the user types, by the field's id; without one, a relation can only be empty or not.
 */
searches?: (({
[k: string]: {
/**
 * The operation; it answers a list, or a page with `items`.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside the text.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
/**
 * The argument that takes the text.
 */
search?: (string | ExpressionBinding | TextBinding)
/**
 * What an item is stored by.
 */
value?: (string | ExpressionBinding | TextBinding)
/**
 * What an item is called by.
 */
label?: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding
} | null) | ExpressionBinding)
}
/**
 * Conditions on the records of a table: a field, how it is compared, and with what; all or any of them, and groups.
 */
export interface FilterEditorNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FilterEditorProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "FilterEditor"
fragment?: undefined
params?: undefined
}
export interface FilterEditorProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Said while there are no conditions.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
/**
 * Fields that conditions may name, as `filters` of a record table has them; absent while they load.
 */
fields: ((({
field: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
kind: (("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record") | ExpressionBinding)
/**
 * Its values are lists.
 */
is_multiple?: (boolean | ExpressionBinding)
options?: (({
value: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * Calls that find records while the user types, by the field's id; without one, a relation can only be empty or not.
 */
searches?: (({
[k: string]: {
/**
 * The operation; it answers a list, or a page with `items`.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside the text.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
/**
 * The argument that takes the text.
 */
search?: (string | ExpressionBinding | TextBinding)
/**
 * What an item is stored by.
 */
value?: (string | ExpressionBinding | TextBinding)
/**
 * What an item is called by.
 */
label?: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding
} | null) | ExpressionBinding)
/**
 * The call that finds records for relations without a search of their own, such as `listRelationChoices`: it takes the relation as `field` and what is typed as `search`.
 */
relations?: (({
/**
 * The operation.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * A form judges the conditions while it is filled in, without what only lists of records know.
 */
isForm?: (boolean | ExpressionBinding)
/**
 * What conditions may ask, as `getQueryBuilderConfig` answers it; absent: all that the widget knows, nested as deep as anybody likes.
 */
config?: (({
maxDepth?: (number | ExpressionBinding)
maxConditions?: (number | ExpressionBinding)
types?: (({
type: (string | ExpressionBinding | TextBinding)
operators: (({
operator: unknown
[k: string]: unknown
} | ExpressionBinding)[] | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | ExpressionBinding)
[k: string]: unknown
} | null) | ExpressionBinding)
}
/**
 * Conditions in words, for reading: “Loans where Borrower is the person who looks”.
 */
export interface FilterTextNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FilterTextProps
on?: {

}
slots?: {

}
widget: "FilterText"
fragment?: undefined
params?: undefined
}
export interface FilterTextProps {
/**
 * What the conditions choose from; absent: "Records".
 */
what?: (TextBinding | ExpressionBinding | string)
/**
 * Fields that conditions may name, as `filters` of a record table has them; absent while they load.
 */
fields: ((({
field: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
kind: (("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record") | ExpressionBinding)
/**
 * Its values are lists.
 */
is_multiple?: (boolean | ExpressionBinding)
options?: (({
value: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * The conditions; null or without any: all records.
 */
filter: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * How much it stands out.
 */
tone?: (("default" | "muted") | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md") | ExpressionBinding)
}
/**
 * A form given by a form document: a JSON Schema and how it is shown. Its value is bound as a whole.
 */
export interface FormNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FormProps
on?: {
change?: ListAction
upload?: ListAction
}
slots?: {

}
widget: "Form"
fragment?: undefined
params?: undefined
}
export interface FormProps {
/**
 * Id of the form document.
 */
form: (string | ExpressionBinding | TextBinding)
/**
 * Name of the form for people who do not see it.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Fields that are not shown here; their values stay.
 */
omit?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * The outcome of the last `upload`: its ticket with the address of the stored file, or with an error.
 */
uploaded?: (({
ticket: (string | ExpressionBinding | TextBinding)
url?: ((string | null) | ExpressionBinding | TextBinding)
error?: ((string | null) | ExpressionBinding | TextBinding)
[k: string]: unknown
} | null) | ExpressionBinding)
}
/**
 * Label, hint and error around an input that has none of its own, or the input for a kind of field that only the data tell.
 */
export interface FormFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FormFieldProps
on?: {

}
slots?: {
/**
 * The input; it wins over `kind`.
 */
control?: Node[]
}
widget: "FormField"
fragment?: undefined
params?: undefined
}
export interface FormFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What it holds, as the `kind` of a field in a `form_config`.
 */
kind?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * The list of a kind whose options come from elsewhere, as one of the `choices` of `RecordForm`.
 */
choices?: ((unknown[] | null) | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * The value instead of an input.
 */
readOnly?: (boolean | ExpressionBinding)
}
/**
 * A form of fields that are nodes. Enter in a field, or a submit button, runs `submit`, which checks the fields itself: by `submitForm`, or by `validate` as its first step where it does more than one call.
 */
export interface FormLayoutNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FormLayoutProps
on?: {
submit?: ListAction
}
slots?: {
/**
 * The fields.
 */
default?: Node[]
/**
 * The buttons at the end.
 */
actions?: Node[]
}
widget: "FormLayout"
fragment?: undefined
params?: undefined
}
export interface FormLayoutProps {
/**
 * The form's name for screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The space between the parts.
 */
gap?: (("sm" | "md" | "lg") | ExpressionBinding)
/**
 * How many are in a row; phones show one.
 */
columns?: (number | ExpressionBinding)
}
/**
 * Another address inside the page, in a sandboxed frame: it may do no more than what is allowed here. Other sites show when the deployment names them in `FRAME_ORIGINS`.
 */
export interface FrameNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: FrameProps
on?: {
load?: ListAction
}
slots?: {

}
widget: "Frame"
fragment?: undefined
params?: undefined
}
export interface FrameProps {
/**
 * What the frame shows; its name for people who do not see it.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * An address by http or https, or a path of this site; absent: the frame is empty.
 */
src?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * What the page inside may do. `storage` lets another site use its own cookies and storage; a page of this site never gets it.
 */
allow?: ((("scripts" | "forms" | "popups" | "downloads" | "storage") | ExpressionBinding)[] | ExpressionBinding)
/**
 * In px.
 */
height?: (number | ExpressionBinding)
/**
 * It takes the height of what is around it.
 */
fill?: (boolean | ExpressionBinding)
}
/**
 * Cards with a picture, a title and a few values, such as products or houses; a page of a list.
 */
export interface GalleryNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: GalleryProps
on?: {
rowClick?: ListAction
page?: ListAction
retry?: ListAction
}
slots?: {
/**
 * What a card shows: a Column for each field. Those without a value are left out.
 */
fields?: Node[]
/**
 * Shown instead of the cards when there are none.
 */
empty?: Node[]
}
widget: "Gallery"
fragment?: undefined
params?: undefined
}
export interface GalleryProps {
/**
 * What the cards are; read out as the gallery's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Objects; absent while they load.
 */
rows?: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The `field` of the Column with the picture: an `image`, or the first of `files`. Absent: cards have none.
 */
picture?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * That of the one by which people know a card; absent: the first of the others.
 */
titleField?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Rows on all pages; absent: not counted.
 */
total?: ((number | null) | ExpressionBinding)
/**
 * The rows are loading.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why they could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
}
/**
 * Columns of equal width, as many as fit.
 */
export interface GridNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: GridProps
on?: {

}
slots?: {
/**
 * One node for each cell.
 */
default?: Node[]
}
widget: "Grid"
fragment?: undefined
params?: undefined
}
export interface GridProps {
/**
 * The most columns.
 */
columns?: (number | ExpressionBinding)
/**
 * A column is not narrower, in px.
 */
minWidth?: (number | ExpressionBinding)
/**
 * The space between the parts.
 */
gap?: (("none" | "sm" | "md" | "lg" | "xl") | ExpressionBinding)
/**
 * Where the content is.
 */
align?: (("start" | "center" | "stretch") | ExpressionBinding)
}
/**
 * A heading of the page's outline.
 */
export interface HeadingNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: HeadingProps
on?: {

}
slots?: {

}
widget: "Heading"
fragment?: undefined
params?: undefined
}
export interface HeadingProps {
/**
 * The words.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * Place in the outline.
 */
level?: (number | ExpressionBinding)
/**
 * Look, when it differs from what the level gives.
 */
size?: (("sm" | "md" | "lg" | "xl" | "display") | ExpressionBinding)
/**
 * Where the content is.
 */
align?: (("start" | "center" | "end") | ExpressionBinding)
}
/**
 * A line icon in the text's colour.
 */
export interface IconNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: IconProps
on?: {

}
slots?: {

}
widget: "Icon"
fragment?: undefined
params?: undefined
}
export interface IconProps {
/**
 * A name of widgets/kit/icons/names.ts; an unknown one shows a box.
 */
name: (string | ExpressionBinding | TextBinding)
/**
 * How large it is.
 */
size?: (number | ExpressionBinding)
/**
 * What its colour says.
 */
tone?: (("default" | "muted" | "accent" | "danger" | "success" | "warning") | ExpressionBinding)
/**
 * What the icon says; without it the icon is decoration.
 */
label?: (TextBinding | ExpressionBinding | string)
}
/**
 * One of the product's icons, by its name: a grid that drops down and is searched by typing.
 */
export interface IconPickerNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: IconPickerProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "IconPicker"
fragment?: undefined
params?: undefined
}
export interface IconPickerProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A drawing in the theme's colours.
 */
export interface IllustrationNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: IllustrationProps
on?: {

}
slots?: {

}
widget: "Illustration"
fragment?: undefined
params?: undefined
}
export interface IllustrationProps {
/**
 * Which drawing.
 */
name: (("build" | "flow" | "insight" | "lost" | "locked" | "maintenance" | "expired" | "stopped" | "soon" | "broken" | "empty") | ExpressionBinding)
/**
 * The largest width in px.
 */
width?: (number | ExpressionBinding)
}
/**
 * A picture. Uploaded pictures load in the variant that fits their box.
 */
export interface ImageNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ImageProps
on?: {

}
slots?: {

}
widget: "Image"
fragment?: undefined
params?: undefined
}
export interface ImageProps {
/**
 * Empty: only the frame shows, or nothing.
 */
src: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Empty for decoration.
 */
alt: (TextBinding | ExpressionBinding | string)
/**
 * In px; absent: as wide as its box.
 */
width?: (number | ExpressionBinding)
/**
 * In px; absent: as the picture is.
 */
height?: (number | ExpressionBinding)
/**
 * `cover` fills the box and cuts what is over; `contain` shows the whole picture.
 */
fit?: (("cover" | "contain") | ExpressionBinding)
/**
 * How round the corners are.
 */
radius?: (("none" | "sm" | "md" | "lg" | "full") | ExpressionBinding)
/**
 * A thin border and a ground.
 */
frame?: (boolean | ExpressionBinding)
/**
 * A press shows the whole picture over the window, where it can be zoomed and rotated.
 */
enlarge?: (boolean | ExpressionBinding)
/**
 * Seen first on the page: loads at once.
 */
priority?: (boolean | ExpressionBinding)
}
/**
 * Several pictures in their order, each in a tile of 74 × 74 px. Pictures are added one at a time, until there are as many as fit.
 */
export interface ImageSlotsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ImageSlotsProps
on?: {
upload?: ListAction
change?: ListAction
}
slots?: {

}
widget: "ImageSlots"
fragment?: undefined
params?: undefined
}
export interface ImageSlotsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it, as about sizes and kinds of pictures.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * The most pictures.
 */
max?: (number | ExpressionBinding)
/**
 * What the picture is for: the server has limits of size and kind for each.
 */
purpose?: (("logo" | "background" | "carousel" | "picture") | ExpressionBinding)
/**
 * The answer to the last upload: its ticket, and the picture's address or what went wrong.
 */
uploaded?: (({
ticket?: ((string | null) | ExpressionBinding | TextBinding)
url?: ((string | null) | ExpressionBinding | TextBinding)
error?: ((string | null) | ExpressionBinding | TextBinding)
} | null) | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * One picture, .jpg or .png up to 5 MB. It emits `upload` with the file; the document sends it and answers in `uploaded`.
 */
export interface ImageUploadNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ImageUploadProps
on?: {
upload?: ListAction
change?: ListAction
}
slots?: {

}
widget: "ImageUpload"
fragment?: undefined
params?: undefined
}
export interface ImageUploadProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it, as about sizes and kinds of pictures.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What the picture is for: the server has limits of size and kind for each.
 */
purpose?: (("logo" | "background" | "carousel" | "picture") | ExpressionBinding)
/**
 * In bytes: larger pictures are not sent; 5 MB without it.
 */
maxSize?: (number | ExpressionBinding)
/**
 * The answer to the last upload: its ticket, and the picture's address or what went wrong.
 */
uploaded?: (({
ticket?: ((string | null) | ExpressionBinding | TextBinding)
url?: ((string | null) | ExpressionBinding | TextBinding)
error?: ((string | null) | ExpressionBinding | TextBinding)
} | null) | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * JSON as text with numbered lines. The bound value is the parsed JSON: a text that is none stays in the field, with its issue, and the state keeps its value.
 */
export interface JsonFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: JsonFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "JsonField"
fragment?: undefined
params?: undefined
}
export interface JsonFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A JSON Schema, whose issues are listed with their pointers; they do not keep the value from the state. Keywords beside those of documents, and `pattern`, are not tried.
 */
schema?: (({

} | null) | ExpressionBinding)
/**
 * Lines at least.
 */
rows?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Leads somewhere. With a `click` listener the document decides what happens; the address stays for new tabs.
 */
export interface LinkNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: LinkProps
on?: {
click?: ListAction
}
slots?: {

}
widget: "Link"
fragment?: undefined
params?: undefined
}
export interface LinkProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Absent: the link is a button that looks like a link.
 */
href?: (string | ExpressionBinding | TextBinding)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Opens in a new tab, and says so.
 */
external?: (boolean | ExpressionBinding)
/**
 * What its colour says.
 */
tone?: (("accent" | "muted" | "inherit") | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md") | ExpressionBinding)
/**
 * This is the page that is shown.
 */
current?: (boolean | ExpressionBinding)
}
/**
 * Things one below the other, each as the document shows it; a page of them, more on demand, or windowed in a box.
 */
export interface ListNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ListProps
on?: {
more?: ListAction
page?: ListAction
}
slots?: {
/**
 * One item.
 */
item?: Node[]
/**
 * Shown instead of the items when there are none.
 */
empty?: Node[]
}
widget: "List"
fragment?: undefined
params?: undefined
}
export interface ListProps {
/**
 * What the items are; read out as the list's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Absent while they load.
 */
items: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of an item.
 */
itemKey?: string
/**
 * Each has its number.
 */
ordered?: (boolean | ExpressionBinding)
/**
 * Lines between them.
 */
divided?: (boolean | ExpressionBinding)
/**
 * In px, at most: the items scroll inside, and only those in sight are rendered.
 */
height?: (number | ExpressionBinding)
/**
 * The rows are loading: a placeholder replaces them.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why they could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * Said where there are none.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
/**
 * There are more, which a button asks for when the document listens to `more`.
 */
hasMore?: (boolean | ExpressionBinding)
/**
 * Items on all pages; absent: not counted.
 */
total?: ((number | null) | ExpressionBinding)
/**
 * How the list counted: `capped` means that 10,000 is "at least".
 */
counting?: (("capped" | "exact") | ExpressionBinding)
/**
 * The list's `next_cursor`; absent on the last page.
 */
nextCursor?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Sizes of a page to choose from; absent: no choice.
 */
pageSizes?: ((number | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * What the records of a list are grouped by, what is computed of them, and which of them have a colour: chosen in panels behind buttons.
 */
export interface ListLookNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ListLookProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "ListLook"
fragment?: undefined
params?: undefined
}
export interface ListLookProps {
/**
 * Fields that can be named, as `filters` of a record table has them; absent while they load.
 */
fields: ((({
field: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
kind: (("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record") | ExpressionBinding)
/**
 * Its values are lists.
 */
is_multiple?: (boolean | ExpressionBinding)
options?: (({
value: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
[k: string]: unknown
} | ExpressionBinding)[] | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * The call that finds records for relations in the conditions of colours, such as `listRelationChoices`: it takes the relation as `field` and what is typed as `search`.
 */
relations?: (({
/**
 * The operation.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
}
/**
 * Words of a page in one language after the other: what a language lacks is marked, with what is shown in its place. The bound value has the words by language and name.
 */
export interface LocalizedTextsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: LocalizedTextsProps
on?: {
edit?: ListAction
}
slots?: {

}
widget: "LocalizedTexts"
fragment?: undefined
params?: undefined
}
export interface LocalizedTextsProps {
/**
 * The language that is edited, such as zh-CN.
 */
language: (string | ExpressionBinding | TextBinding)
/**
 * The words, under headings.
 */
groups: (({
id: (string | ExpressionBinding | TextBinding)
title: (TextBinding | ExpressionBinding | string)
words: (({
/**
 * Its name in the value.
 */
name: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Its message in `messages`, which is shown while there is no word.
 */
message?: (string | ExpressionBinding | TextBinding)
/**
 * What is shown while there is no word.
 */
instead?: ((string | null) | ExpressionBinding | TextBinding)
maxLength?: (number | ExpressionBinding)
/**
 * It may have several lines.
 */
lines?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * The words, by language and name, that are shown where the value has none.
 */
inherited?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * Compiled messages of the edited language by key.
 */
messages?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * What is filled into messages, by name.
 */
values?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
}
/**
 * Formatted text. HTML in it is shown as the text it is; links and pictures keep to safe addresses.
 */
export interface MarkdownNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: MarkdownProps
on?: {

}
slots?: {

}
widget: "Markdown"
fragment?: undefined
params?: undefined
}
export interface MarkdownProps {
/**
 * The text, in Markdown; code that could run is taken out.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * The level of its first heading among those of the page.
 */
level?: (number | ExpressionBinding)
}
/**
 * What holds for each pair of two lists, such as who may do what where; cards by row where there is little room.
 */
export interface MatrixNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: MatrixProps
on?: {
select?: ListAction
}
slots?: {
/**
 * Below the marks of a cell.
 */
note?: Node[]
}
widget: "Matrix"
fragment?: undefined
params?: undefined
}
export interface MatrixProps {
/**
 * Its name for screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * What the rows are, above their names.
 */
rowHeader: (TextBinding | ExpressionBinding | string)
/**
 * What rows may be, in words below their names.
 */
rowKinds?: (({
value: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * What a cell may have, in the order of being shown.
 */
marks: (({
value: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * What is known; rows and columns are those of the cells, in the order of their first ones. Absent while they load.
 */
cells: ((({
key: (string | ExpressionBinding | TextBinding)
row: (string | ExpressionBinding | TextBinding)
rowLabel: (string | ExpressionBinding | TextBinding)
/**
 * One of `rowKinds`.
 */
rowKind?: (string | ExpressionBinding | TextBinding)
column: (string | ExpressionBinding | TextBinding)
columnLabel: (string | ExpressionBinding | TextBinding)
marks: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
tone?: (("neutral" | "warning") | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * Said when there are no cells.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
}
/**
 * A button that opens a list of things to do, such as the person's menu in the header.
 */
export interface MenuNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: MenuProps
on?: {
select?: ListAction
}
slots?: {
/**
 * Above the items, such as a name and a company.
 */
header?: Node[]
}
widget: "Menu"
fragment?: undefined
params?: undefined
}
export interface MenuProps {
/**
 * The button's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only read out.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * A person's picture as the button.
 */
avatar?: ({
name: ((string | null) | ExpressionBinding | TextBinding)
src?: ((string | null) | ExpressionBinding | TextBinding)
} | ExpressionBinding)
/**
 * The entries, in this order.
 */
items: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Makes it one of a choice; true for the chosen one.
 */
checked?: (boolean | ExpressionBinding)
danger?: (boolean | ExpressionBinding)
disabled?: (boolean | ExpressionBinding)
/**
 * A line above it.
 */
line?: (boolean | ExpressionBinding)
hidden?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * Two people changed the same fields: for each, both values, and which of them is kept. The bound value is the merged value with every decision, and null until all are made.
 */
export interface MergeConflictsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: MergeConflictsProps
on?: {

}
slots?: {

}
widget: "MergeConflicts"
fragment?: undefined
params?: undefined
}
export interface MergeConflictsProps {
/**
 * The merged value before any decision.
 */
value: ({
[k: string]: unknown
} | ExpressionBinding)
/**
 * What waits for a decision, in this order.
 */
conflicts: (({
/**
 * JSON pointer of the field in the value.
 */
pointer: (string | ExpressionBinding | TextBinding)
label?: (TextBinding | ExpressionBinding | string)
mine?: unknown
theirs?: unknown
/**
 * Who changed the stored value.
 */
author?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * When they did, as an ISO 8601 time.
 */
changed_at?: ((string | null) | ExpressionBinding | TextBinding)
[k: string]: unknown
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Id of the form document of the value: its titles name the fields, and the titles of their options the values.
 */
form?: (string | ExpressionBinding | TextBinding)
/**
 * Words for values such as `left`, by the value.
 */
values?: ({
[k: string]: TextBinding | ExpressionBinding | string
} | ExpressionBinding)
}
/**
 * Around the Outlet of a layout: pages that were left stay as they were, up to a limit, and are shown again without starting anew. The one that was left first goes first; so do pages that were closed, and those whose unsaved work was given up.
 */
export interface MountedPagesNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: MountedPagesProps
on?: {

}
slots?: {
/**
 * The Outlet.
 */
default?: Node[]
}
widget: "MountedPages"
fragment?: undefined
params?: undefined
}
export interface MountedPagesProps {
/**
 * The most pages that are kept, the shown one among them; 0 and 1 keep none.
 */
limit: ((number | null) | ExpressionBinding)
/**
 * The most lists among them: pages that keep in their address what they show.
 */
lists?: (number | ExpressionBinding)
/**
 * Lists alone are kept.
 */
listsOnly?: ((boolean | null) | ExpressionBinding)
}
/**
 * Several of many, from a list that drops down and is searched by typing.
 */
export interface MultiSelectNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: MultiSelectProps
on?: {
change?: ListAction
search?: ListAction
retry?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "MultiSelect"
fragment?: undefined
params?: undefined
}
export interface MultiSelectProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * Absent while they load.
 */
options: ((({
value: ((string | number | boolean) | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Beside the label.
 */
hint?: (TextBinding | ExpressionBinding | string)
disabled?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * How many may be chosen.
 */
max?: (number | ExpressionBinding)
/**
 * One at most: a choice replaces the one before and closes the list.
 */
single?: (boolean | ExpressionBinding)
/**
 * The first entry of the list chooses all of them.
 */
selectAll?: (boolean | ExpressionBinding)
/**
 * There are no options since the person may not see what could be chosen; said in place of “no options”.
 */
isUnreadable?: (boolean | ExpressionBinding)
/**
 * More options are loading.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why the options could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Links in a row, such as the categories of an application: added, renamed and moved in their row by those who may. What does not fit is scrolled to and listed in a menu.
 */
export interface NavTabsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: NavTabsProps
on?: {
select?: ListAction
add?: ListAction
rename?: ListAction
empty?: ListAction
move?: ListAction
receive?: ListAction
action?: ListAction
}
slots?: {

}
widget: "NavTabs"
fragment?: undefined
params?: undefined
}
export interface NavTabsProps {
/**
 * Its name for screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * What it shows, in this order.
 */
items: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
href?: ((string | null) | ExpressionBinding | TextBinding)
current?: ((boolean | null) | ExpressionBinding)
/**
 * Only editors see it; it gets a mark.
 */
isHidden?: ((boolean | null) | ExpressionBinding)
/**
 * Of the actions it gets only those that are not marked as dangerous.
 */
isFixed?: ((boolean | null) | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Tabs are added, renamed and moved: dragged, or with Alt and the arrow keys.
 */
editable?: (boolean | ExpressionBinding)
/**
 * Of a name, in characters.
 */
maxLength?: (number | ExpressionBinding)
/**
 * What the menu of a tab offers beside renaming and moving.
 */
actions?: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
danger?: (boolean | ExpressionBinding)
/**
 * A line above it.
 */
line?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * Links in levels, such as the menus of an application: opened, done things with from a menu of each, and moved.
 */
export interface NavTreeNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: NavTreeProps
on?: {
select?: ListAction
action?: ListAction
move?: ListAction
add?: ListAction
rename?: ListAction
empty?: ListAction
absent?: ListAction
refused?: ListAction
}
slots?: {

}
widget: "NavTree"
fragment?: undefined
params?: undefined
}
export interface NavTreeProps {
/**
 * Its name for screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Objects, nested or each with the id of its parent; absent while they load.
 */
nodes: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text.
 */
labelField?: string
/**
 * The field with the name of an icon.
 */
iconField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * The field that is empty for a node that opens nothing; absent: each node without children opens something.
 */
targetField?: string
/**
 * The field with an address of another site, which opens in a window of its own.
 */
addressField?: string
/**
 * The field that is false for a node that only editors see; it gets a mark.
 */
visibleField?: string
/**
 * The address of a node; `{id}` in it is replaced by the key of the node.
 */
href?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The field by which only some of the first level are shown: those that have `group` there, and those that have nothing.
 */
groupField?: string
/**
 * What `groupField` has in those that are shown.
 */
group?: ((string | number | null) | ExpressionBinding | TextBinding)
/**
 * The field with the address of a node in this site, in place of `href`; empty for a node that opens nothing.
 */
hrefField?: string
/**
 * The id of the node that is shown.
 */
current?: ((string | number | null) | ExpressionBinding | TextBinding)
/**
 * Nodes can be moved: dragged, or with Alt and the arrow keys.
 */
draggable?: (boolean | ExpressionBinding)
/**
 * Nodes move anywhere in the tree, or only among those that have the same parent.
 */
moves?: (("tree" | "siblings") | ExpressionBinding)
/**
 * Nodes are renamed and added where they stand; F2 renames.
 */
editable?: (boolean | ExpressionBinding)
/**
 * The button that adds to the first level of an editable tree; absent: there is none.
 */
addLabel?: (TextBinding | ExpressionBinding | string)
/**
 * The field that is true for a node that nodes may be added to; absent: each that opens nothing.
 */
holdsField?: string
/**
 * What adds below a node, in its menu.
 */
belowLabel?: (TextBinding | ExpressionBinding | string)
/**
 * Of a name.
 */
maxLength?: (number | ExpressionBinding)
/**
 * The action that a press on a node runs which opens nothing yet; absent: it does nothing.
 */
unlinkedAction?: (string | ExpressionBinding | TextBinding)
/**
 * What shows while there are no nodes.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
/**
 * How many levels a move may make.
 */
maxLevel?: (number | ExpressionBinding)
/**
 * What the menu of a node offers; without any there is no menu.
 */
actions?: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
danger?: (boolean | ExpressionBinding)
/**
 * A line above it.
 */
line?: (boolean | ExpressionBinding)
/**
 * Only nodes in which this field is true.
 */
where?: string
/**
 * Only nodes that open something, or that open nothing and may hold others, or that hold none, or of the first level, or below it.
 */
for?: (("all" | "linked" | "unlinked" | "leaf" | "top" | "below") | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * Something to know at this place of the page: what went wrong, or what to mind.
 */
export interface NoticeNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: NoticeProps
on?: {

}
slots?: {
/**
 * What one can do about it.
 */
default?: Node[]
}
widget: "Notice"
fragment?: undefined
params?: undefined
}
export interface NoticeProps {
/**
 * The words at its head.
 */
title?: (TextBinding | ExpressionBinding | string)
/**
 * The words.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * What its colour says.
 */
tone?: (("info" | "success" | "warning" | "danger") | ExpressionBinding)
/**
 * Screen readers announce it when it appears.
 */
live?: (boolean | ExpressionBinding)
}
/**
 * A number; empty is no number.
 */
export interface NumberFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: NumberFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "NumberField"
fragment?: undefined
params?: undefined
}
export interface NumberFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * In front of the number, such as the symbol of a currency.
 */
prefix?: (TextBinding | ExpressionBinding | string)
/**
 * Behind the number.
 */
unit?: (TextBinding | ExpressionBinding | string)
/**
 * The smallest number that is allowed.
 */
min?: (number | ExpressionBinding)
/**
 * The largest number that is allowed.
 */
max?: (number | ExpressionBinding)
/**
 * What the arrow keys add and take away.
 */
step?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
}
/**
 * In a layout: where the page is shown, or a region of it. The engine fills it.
 */
export interface OutletNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: OutletProps
on?: {

}
slots?: {
/**
 * Filled by the engine.
 */
default?: Node[]
}
widget: "Outlet"
fragment?: undefined
params?: undefined
}
export interface OutletProps {
/**
 * Makes it a further place, beside the page's body, that pages fill by a Region of this name.
 */
region?: string
/**
 * The widgets that the region takes; absent: any.
 * 
 * @minItems 1
 * @maxItems 50
 */
accepts?: (string | ExpressionBinding | TextBinding)[]
/**
 * Every page of the layout fills the region.
 */
required?: boolean
}
/**
 * What a page offers to be done, without a button of its own: the command palette finds it while the page is shown, and a key runs it where one is named.
 */
export interface PageActionsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PageActionsProps
on?: {
select?: ListAction
}
slots?: {

}
widget: "PageActions"
fragment?: undefined
params?: undefined
}
export interface PageActionsProps {
/**
 * What can be done; the palette has them in this order.
 */
items: (({
/**
 * Sent with the event.
 */
id: (string | ExpressionBinding | TextBinding)
/**
 * What it does, as a person reads it.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Beside the label.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Parts joined by +; Mod is Control or the command key of a Mac, such as Mod+Enter.
 */
keys?: string
/**
 * Offered later, or to others.
 */
hidden?: ((boolean | null) | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * A page where it stands, with what changes it: chosen and dragged on the canvas, arranged in the outline, added from the palette, its properties beside. Every change is a step that can be undone.
 */
export interface PageDesignerNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PageDesignerProps
on?: {
change?: ListAction
}
slots?: {
/**
 * At the end of its bar, such as a button that publishes.
 */
actions?: Node[]
}
widget: "PageDesigner"
fragment?: undefined
params?: undefined
}
export interface PageDesignerProps {
/**
 * Its name, read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * As `getDesign` answers it; absent while it loads. The draft goes on from what was there first: another answer for the same base changes nothing.
 */
design?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * What became of the last `change`; while it is saved, the next one waits.
 */
status?: (("saved" | "saving" | "unsaved" | "failed") | ExpressionBinding)
/**
 * Another one opens the design anew, as it is saved.
 */
turn?: (number | ExpressionBinding)
}
/**
 * The frame of a whole screen: a header that stays, an aside, the page and a footer.
 */
export interface PageFrameNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: PageFrameProps
on?: {

}
slots?: {
/**
 * An AppBar.
 */
header?: Node[]
/**
 * A SideNav.
 */
aside?: Node[]
/**
 * The page.
 */
default?: Node[]
/**
 * Below the page.
 */
footer?: Node[]
/**
 * At the foot of the window beside the page, such as a BottomPanel.
 */
bottom?: Node[]
}
widget: "PageFrame"
fragment?: undefined
params?: undefined
}
export interface PageFrameProps {
/**
 * The page's largest width: 960, 1280 px, or all there is.
 */
width?: (("md" | "lg" | "full") | ExpressionBinding)
}
/**
 * The pages that the person opened in this tab of the browser, as tags that can be closed (SHELL-17, SHELL-18).
 */
export interface PageTagsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: PageTagsProps
on?: {
navigate?: ListAction
}
slots?: {

}
widget: "PageTags"
fragment?: undefined
params?: undefined
}
export interface PageTagsProps {
/**
 * What screen readers say; the widget has its own when it is absent.
 */
label?: (TextBinding | ExpressionBinding | string)
}
/**
 * Moves through the pages of a list that comes as `{items, page, size, total?, next_cursor?}`.
 */
export interface PaginationNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: PaginationProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "Pagination"
fragment?: undefined
params?: undefined
}
export interface PaginationProps {
/**
 * What the pages are of; absent: "Pages".
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * The shown page, from 1, where it is not bound.
 */
page?: ((number | null) | ExpressionBinding)
/**
 * Items on a page, where it is not bound; 20 when absent.
 */
size?: ((number | null) | ExpressionBinding)
/**
 * Sizes to choose from; absent: no choice.
 */
sizes?: ((number | ExpressionBinding)[] | ExpressionBinding)
/**
 * Items on all pages; absent: not counted.
 */
total?: ((number | null) | ExpressionBinding)
/**
 * How the list counted: `capped` means that 10,000 is "at least".
 */
counting?: (("capped" | "exact") | ExpressionBinding)
/**
 * Items on this page.
 */
count?: ((number | null) | ExpressionBinding)
/**
 * The list's `next_cursor`; absent on the last page.
 */
nextCursor?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * One group of what the command palette around it finds. It shows nothing by itself.
 */
export interface PaletteGroupNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PaletteGroupProps
on?: {

}
slots?: {

}
widget: "PaletteGroup"
fragment?: undefined
params?: undefined
}
export interface PaletteGroupProps {
/**
 * What stands above its items.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The items are the answer to what is typed, and are all shown.
 */
searched?: (boolean | ExpressionBinding)
/**
 * An answer is on its way.
 */
searching?: (boolean | ExpressionBinding)
/**
 * Shown below everything that was found while `hasNote` is set, such as that not all was searched.
 */
note?: (TextBinding | ExpressionBinding | string)
/**
 * Whether the note is true now.
 */
hasNote?: (boolean | ExpressionBinding)
/**
 * What it finds; at most 20 are shown.
 */
items: ((({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Beside the name, such as where it is.
 */
hint?: (TextBinding | ExpressionBinding | string)
icon?: ((string | null) | ExpressionBinding | TextBinding)
href?: ((string | null) | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
}
/**
 * A password, which can be shown. It is left to the browser's own store to remember it.
 */
export interface PasswordFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PasswordFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "PasswordField"
fragment?: undefined
params?: undefined
}
export interface PasswordFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * What a password manager offers: the known password, or a new one.
 */
autocomplete?: (("current-password" | "new-password") | ExpressionBinding)
/**
 * The most characters that can be entered.
 */
maxLength?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * What a new password has to have, which of it what is typed has, and how strong that is.
 */
export interface PasswordRulesNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PasswordRulesProps
on?: {

}
slots?: {

}
widget: "PasswordRules"
fragment?: undefined
params?: undefined
}
export interface PasswordRulesProps {
/**
 * What the rules are of, for screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The password pattern; absent while it is on its way. One that the platform does not take is said to be so.
 */
pattern?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * What is typed so far.
 */
password?: ((string | null) | ExpressionBinding | TextBinding)
}
/**
 * A telephone number with the calling code of its region.
 */
export interface PhoneFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PhoneFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "PhoneField"
fragment?: undefined
params?: undefined
}
export interface PhoneFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * The calling code at first.
 */
startPrefix?: (string | ExpressionBinding | TextBinding)
/**
 * Regions at the top of the list: `CN`.
 */
preferred?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * As in HTML: tel-national, off.
 */
autocomplete?: (string | ExpressionBinding | TextBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A button with an icon that opens a panel beside it, such as the newest notifications. A number beside the icon says how much is inside.
 */
export interface PopoverNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PopoverProps
on?: {
open?: ListAction
close?: ListAction
}
slots?: {
/**
 * What the panel shows, while it is open.
 */
default?: Node[]
}
widget: "Popover"
fragment?: undefined
params?: undefined
}
export interface PopoverProps {
/**
 * The name of the button and of the panel; only screen readers get it.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Name of the icon.
 */
icon: (string | ExpressionBinding | TextBinding)
/**
 * The number beside the icon; zero is not shown. The label has to contain it as it is shown, and outside of brackets.
 */
count?: (number | ExpressionBinding)
/**
 * A larger number is shown as this one with "+".
 */
most?: (number | ExpressionBinding)
/**
 * Of the panel, in px; no wider than the window.
 */
width?: (number | ExpressionBinding)
/**
 * A button or a link inside closes the panel.
 */
closesOnPress?: (boolean | ExpressionBinding)
}
/**
 * Shows a document as its visitors will see it, in an isolated frame of a given width, scaled to fit. Nothing in it reaches the server.
 */
export interface PreviewFrameNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: PreviewFrameProps
on?: {
ready?: ListAction
locale?: ListAction
}
slots?: {

}
widget: "PreviewFrame"
fragment?: undefined
params?: undefined
}
export interface PreviewFrameProps {
/**
 * What the frame shows.
 */
label: (TextBinding | ExpressionBinding | string)
document?: unknown
/**
 * What the document's calls answer: operation, arguments and data.
 */
answers?: (({
call: (string | ExpressionBinding | TextBinding)
args: ({

} | ExpressionBinding)
data: unknown
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * What the window looks like; absent: as its own address.
 */
theme?: (({
/**
 * Name of a shipped theme.
 */
base: (string | ExpressionBinding | TextBinding)
/**
 * Custom properties over it by name.
 */
variables: ({
[k: string]: string | ExpressionBinding | TextBinding
} | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * Light or dark ground.
 */
scheme?: (("light" | "dark") | ExpressionBinding)
/**
 * Of the window inside, in px.
 */
width?: (number | ExpressionBinding)
/**
 * It can be used: fields, buttons and links work, and nothing is sent.
 */
interactive?: (boolean | ExpressionBinding)
/**
 * What it is made smaller for: the width of its box, or the height of the window too. With room a wide window takes the width of its box in full size.
 */
fit?: (("width" | "window" | "room") | ExpressionBinding)
/**
 * Of the window inside, in px; absent: what suits the width.
 */
height?: (number | ExpressionBinding)
}
/**
 * How far something is.
 */
export interface ProgressNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ProgressProps
on?: {

}
slots?: {

}
widget: "Progress"
fragment?: undefined
params?: undefined
}
export interface ProgressProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Done so far; absent: unknown.
 */
value?: ((number | null) | ExpressionBinding)
/**
 * What the value is when all is done.
 */
max?: (number | ExpressionBinding)
/**
 * What its colour says.
 */
tone?: (("accent" | "success" | "danger") | ExpressionBinding)
}
/**
 * How far something is, as a ring.
 */
export interface ProgressRingNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ProgressRingProps
on?: {

}
slots?: {

}
widget: "ProgressRing"
fragment?: undefined
params?: undefined
}
export interface ProgressRingProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only read out.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Done so far; absent: unknown.
 */
value?: ((number | null) | ExpressionBinding)
/**
 * What the value is when all is done.
 */
max?: (number | ExpressionBinding)
/**
 * What its colour says.
 */
tone?: (("accent" | "success" | "warning" | "danger") | ExpressionBinding)
/**
 * Its width in pixels.
 */
size?: (number | ExpressionBinding)
/**
 * Below the share, inside the ring.
 */
hint?: (TextBinding | ExpressionBinding | string)
}
/**
 * A text, such as an address, as a QR code for the camera of a phone. It is drawn in the browser.
 */
export interface QrCodeNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: QrCodeProps
on?: {

}
slots?: {

}
widget: "QrCode"
fragment?: undefined
params?: undefined
}
export interface QrCodeProps {
/**
 * What the code says; empty: nothing shows.
 */
text: ((string | null) | ExpressionBinding | TextBinding)
/**
 * What it is for, read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * In px, of a side.
 */
width?: (number | ExpressionBinding)
}
/**
 * One of a few, all in view.
 */
export interface RadioGroupNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: RadioGroupProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "RadioGroup"
fragment?: undefined
params?: undefined
}
export interface RadioGroupProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What can be chosen, in this order.
 */
options: (({
value: ((string | number | boolean) | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
disabled?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Beside one another, or below.
 */
direction?: (("row" | "column") | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A form that a builder designed, over one record of a table: rules, computed fields, rows and checks. It looks after its fields itself.
 */
export interface RecordFormNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: RecordFormProps
on?: {
change?: ListAction
submit?: ListAction
}
slots?: {
/**
 * Buttons below; one with `type: submit` sends the form.
 */
actions?: Node[]
}
widget: "RecordForm"
fragment?: undefined
params?: undefined
}
export interface RecordFormProps {
/**
 * Name of the form for people who do not see it.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The design, `form_config` of a table; null while it is on its way.
 */
config: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * Values instead of inputs.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * Fields of linked records that a detail shows; their values and texts are in the record and in `display`, by their paths.
 */
linked?: ((({
field: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
kind: (string | ExpressionBinding | TextBinding)
digits?: (number | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * The record as it is stored, for `changes` of `submit`; without it, every field counts as changed.
 */
stored?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * For a design that is being edited: shown in place of a broken field, whose mistake its editor shows.
 */
unfinished?: (TextBinding | ExpressionBinding | string)
/**
 * Whose words of the design are shown, such as zh-CN; absent: those of the page.
 */
language?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Fields that the form has alone, one below the other, to give many records the same values: none is required, there are no rules, and `submit` has null for those left empty.
 */
only?: (((string | ExpressionBinding | TextBinding)[] | null) | ExpressionBinding)
/**
 * The record gets the design's initial values; absent: when nothing is bound.
 */
isNew?: (boolean | ExpressionBinding)
/**
 * Lists by the field's id, null while one is on its way: people as `listAccounts` answers them, departments as the tree of `listDepartments`, records and options of a table as `{value, label}` (with `children` for a cascade). Where the form is only read, a record's `files` name files and pictures.
 */
choices?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * Calls that find what a field offers while the user types, by the field's id: for relations and for options of a table; people and departments have their own without it.
 */
searches?: (({
[k: string]: {
/**
 * The operation; it answers a list, or a page with `items`.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside the text.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
/**
 * The argument that takes the text.
 */
search?: (string | ExpressionBinding | TextBinding)
/**
 * What an item is stored by.
 */
value?: (string | ExpressionBinding | TextBinding)
/**
 * What an item is called by.
 */
label?: (string | ExpressionBinding | TextBinding)
/**
 * What is shown beside it: a text, or a list of objects with `text`.
 */
hint?: (string | ExpressionBinding | TextBinding)
/**
 * The argument that takes the record as it is now; none without it.
 */
record?: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding
} | null) | ExpressionBinding)
/**
 * The call that finds records for relations without a search of their own, such as `listRelationChoices`: it takes the relation as `field`, what is typed as `search` and the record as `form`.
 */
relations?: (({
/**
 * The operation.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * What people read for the values that are bound first, by field: the `display` of a record. It names people, departments, records and looked-up values.
 */
display?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * The id that initial values and conditions know as the current user.
 */
user?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Ids of the departments of the reader, for conditions and initial values that name them.
 */
departments?: (((string | ExpressionBinding | TextBinding)[] | null) | ExpressionBinding)
/**
 * The same with everything below them.
 */
departmentsBelow?: (((string | ExpressionBinding | TextBinding)[] | null) | ExpressionBinding)
/**
 * Values for initial values and conditions that name a parameter.
 */
params?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
}
/**
 * In a page: shows its nodes in the region of that name of the layout, such as actions in the header. They read the page's state and data as everywhere.
 */
export interface RegionNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: RegionProps
on?: {

}
slots?: {
/**
 * The content of the region.
 */
default?: Node[]
}
widget: "Region"
fragment?: undefined
params?: undefined
}
export interface RegionProps {
/**
 * A region of the layout: an Outlet there has it.
 */
name: string
}
/**
 * Text with headings, lists, quotes, code and links, written with a toolbar or keys. The value is Markdown.
 */
export interface RichTextNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: RichTextProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "RichText"
fragment?: undefined
params?: undefined
}
export interface RichTextProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * Lines at least; it grows with the text.
 */
rows?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * The text is shown as it is read.
 */
readOnly?: (boolean | ExpressionBinding)
}
/**
 * A page of a fixed size, made as large as the window or a wall display allows, by itself or in full screen; nothing of it scrolls or moves.
 */
export interface ScreenNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ScreenProps
on?: {
leave?: ListAction
}
slots?: {
/**
 * What it shows.
 */
default?: Node[]
}
widget: "Screen"
fragment?: undefined
params?: undefined
}
export interface ScreenProps {
/**
 * What it shows; its name for people who do not see it.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * In px, as it is designed.
 */
width?: (number | ExpressionBinding)
/**
 * In px, as it is designed.
 */
height?: (number | ExpressionBinding)
/**
 * Dark or light whatever the person has chosen; `own` follows them.
 */
scheme?: (("dark" | "light" | "own") | ExpressionBinding)
}
/**
 * One of two to five, in one line.
 */
export interface SegmentedControlNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SegmentedControlProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "SegmentedControl"
fragment?: undefined
params?: undefined
}
export interface SegmentedControlProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What can be chosen, in this order.
 */
options: (({
value: ((string | number | boolean) | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
/**
 * The label is only read out.
 */
iconOnly?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md") | ExpressionBinding)
/**
 * As wide as its box.
 */
block?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * One of many, from a list that drops down.
 */
export interface SelectNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SelectProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "Select"
fragment?: undefined
params?: undefined
}
export interface SelectProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Shown while nothing is chosen; it can be chosen again unless the field is required.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What can be chosen, in this order.
 */
options: (({
value: ((string | number | boolean) | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
disabled?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md") | ExpressionBinding)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * The columns of a sheet with their first values, and for each the field that is made of it: name, kind, whether it is required, options.
 */
export interface SheetColumnsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SheetColumnsProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "SheetColumns"
fragment?: undefined
params?: undefined
}
export interface SheetColumnsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * The columns as they were proposed, in the order of the sheet.
 */
columns: (({
column: (string | ExpressionBinding | TextBinding)
label?: (string | ExpressionBinding | TextBinding)
kind?: (string | ExpressionBinding | TextBinding)
is_required?: (boolean | ExpressionBinding)
precision?: (number | ExpressionBinding)
options?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
examples?: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * What a column can be.
 */
kinds: (({
value: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Options are asked for.
 */
hasOptions?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * How the numbers and dates of a sheet are read, and a question for each of the two that its texts leave open; shown only where the sheet has them. What is asked has to be answered.
 */
export interface SheetNotationsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SheetNotationsProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "SheetNotations"
fragment?: undefined
params?: undefined
}
export interface SheetNotationsProps {
/**
 * The columns, in the order of the sheet, as an import proposes them.
 */
columns: (({
column: (string | ExpressionBinding | TextBinding)
/**
 * `point`, `comma` or `unclear`; null without numbers.
 */
numbers?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * `dayFirst`, `monthFirst` or `unclear`; null without dates.
 */
dates?: ((string | null) | ExpressionBinding | TextBinding)
[k: string]: unknown
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * What the columns become; empty: all count.
 */
mapping?: ((({
column: (string | ExpressionBinding | TextBinding)
to: (string | ExpressionBinding | TextBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * What columns can become, with what is read in each; columns of a mapping count for the fields that read the same.
 */
fields?: ((({
field: (string | ExpressionBinding | TextBinding)
/**
 * `numbers` or `dates`.
 */
reads?: ((string | null) | ExpressionBinding | TextBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
}
/**
 * Adds the key `?`, which shows the keys that do something on the page.
 */
export interface ShortcutListNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: ShortcutListProps
on?: {

}
slots?: {

}
widget: "ShortcutList"
fragment?: undefined
params?: undefined
}
export interface ShortcutListProps {

}
/**
 * The aside of a screen: 240 px open, 64 px closed. Below 992 px it is a layer over the page, and closed at first.
 */
export interface SideNavNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SideNavProps
on?: {
navigate?: ListAction
}
slots?: {
/**
 * Above the items.
 */
top?: Node[]
/**
 * In place of the items, such as a NavTree.
 */
default?: Node[]
/**
 * Below the items.
 */
bottom?: Node[]
}
widget: "SideNav"
fragment?: undefined
params?: undefined
}
export interface SideNavProps {
/**
 * Its name for screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The cookie that keeps whether it is open (1) or closed (0) in a wide window; absent: it begins as the state says.
 */
cookie?: string
/**
 * Its colours, whatever the scheme of the page is; `accent` is the color of the theme. Absent: as the page.
 */
tone?: (("light" | "dark" | "accent" | null) | ExpressionBinding)
/**
 * The items, or the name of a navigation document that has them.
 */
items?: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Small text below the label, and a part of the link's name.
 */
note?: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Absent for an item that only has children.
 */
href?: (string | ExpressionBinding | TextBinding)
current?: (boolean | ExpressionBinding)
/**
 * A heading above this item and those that follow.
 */
group?: (TextBinding | ExpressionBinding | string)
shown?: ((boolean | null) | ExpressionBinding)
/**
 * Items below this one, which is their heading.
 */
children?: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
/**
 * Small text below the label, and a part of the link's name.
 */
note?: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
/**
 * Absent for an item that only has children.
 */
href?: (string | ExpressionBinding | TextBinding)
current?: (boolean | ExpressionBinding)
/**
 * A heading above this item and those that follow.
 */
group?: (TextBinding | ExpressionBinding | string)
shown?: ((boolean | null) | ExpressionBinding)
/**
 * Items below this one, which is their heading.
 */
children?: (unknown[] | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding | string)
}
/**
 * A signature drawn with pointer, pen or finger, or typed: a picture is made of it. It emits `upload` with the picture; the document sends it and answers in `uploaded`.
 */
export interface SignatureNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SignatureProps
on?: {
upload?: ListAction
change?: ListAction
}
slots?: {

}
widget: "Signature"
fragment?: undefined
params?: undefined
}
export interface SignatureProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Address of the picture, where the bound value is none.
 */
src?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The answer to the last upload: its ticket, and what is bound from then on, or what went wrong.
 */
uploaded?: (({
ticket?: ((string | null) | ExpressionBinding | TextBinding)
url?: ((string | null) | ExpressionBinding | TextBinding)
error?: ((string | null) | ExpressionBinding | TextBinding)
} | null) | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Only the picture, without a way to change it.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * The shape of what is loading.
 */
export interface SkeletonNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: SkeletonProps
on?: {

}
slots?: {

}
widget: "Skeleton"
fragment?: undefined
params?: undefined
}
export interface SkeletonProps {
/**
 * What it replaces.
 */
shape?: (("text" | "card" | "form") | ExpressionBinding)
/**
 * How many lines, cards or fields.
 */
count?: (number | ExpressionBinding)
}
/**
 * A number, or a range of numbers, that is set by pulling a handle or by arrow keys.
 */
export interface SliderNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SliderProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "Slider"
fragment?: undefined
params?: undefined
}
export interface SliderProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Two handles: it binds `{from, to}`.
 */
range?: boolean
/**
 * At the start of the line.
 */
min?: (number | ExpressionBinding)
/**
 * At the end of the line; larger than `min`.
 */
max?: (number | ExpressionBinding)
/**
 * Between two numbers that can be set.
 */
step?: (number | ExpressionBinding)
/**
 * Behind the number.
 */
unit?: (TextBinding | ExpressionBinding | string)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Work of unknown duration is in progress.
 */
export interface SpinnerNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: SpinnerProps
on?: {

}
slots?: {

}
widget: "Spinner"
fragment?: undefined
params?: undefined
}
export interface SpinnerProps {
/**
 * What is going on; absent: loading.
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("sm" | "md" | "lg") | ExpressionBinding)
/**
 * In the middle of the space that is left.
 */
fill?: (boolean | ExpressionBinding)
}
/**
 * A main part with something beside it. Below 992 px the parts are one above the other.
 */
export interface SplitNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: SplitProps
on?: {

}
slots?: {
/**
 * The main part.
 */
main?: Node[]
/**
 * The part beside it.
 */
aside?: Node[]
}
widget: "Split"
fragment?: undefined
params?: undefined
}
export interface SplitProps {
/**
 * Where the main part is; in the centre it is alone.
 */
side?: (("left" | "center" | "right") | ExpressionBinding)
/**
 * Widths of the main part and the other.
 */
ratio?: (("1:1" | "1:2" | "2:1" | "1:3" | "3:1" | "2:3" | "3:2") | ExpressionBinding)
/**
 * The space between the parts.
 */
gap?: (("none" | "md" | "lg" | "xl" | "2xl") | ExpressionBinding)
/**
 * Where the content is.
 */
align?: (("start" | "center" | "stretch") | ExpressionBinding)
/**
 * As high as the space that is left.
 */
fill?: (boolean | ExpressionBinding)
/**
 * What a narrow window does with the part beside.
 */
narrow?: (("stack" | "hideAside" | "asideFirst") | ExpressionBinding)
/**
 * The part beside stays in view while the page scrolls.
 */
stickyAside?: (boolean | ExpressionBinding)
}
/**
 * Puts its children one after another, in a column or a row.
 */
export interface StackNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: StackProps
on?: {

}
slots?: {
/**
 * Anything.
 */
default?: Node[]
}
widget: "Stack"
fragment?: undefined
params?: undefined
}
export interface StackProps {
/**
 * Beside one another, or below.
 */
direction?: (("column" | "row") | ExpressionBinding)
/**
 * The space between the parts.
 */
gap?: (("none" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl") | ExpressionBinding)
/**
 * How the parts are aligned across its direction.
 */
align?: (("start" | "center" | "end" | "stretch" | "baseline") | ExpressionBinding)
/**
 * How the parts are aligned along its direction.
 */
justify?: (("start" | "center" | "end" | "between") | ExpressionBinding)
/**
 * A row goes on in the next line when it is full.
 */
wrap?: (boolean | ExpressionBinding)
/**
 * The space between its edge and its content.
 */
padding?: (("none" | "sm" | "md" | "lg" | "xl" | "page") | ExpressionBinding)
/**
 * The largest width, centred: 360, 480, 720 or 1120 px.
 */
width?: (("sm" | "md" | "lg" | "xl" | "full") | ExpressionBinding)
/**
 * Takes the space that its own parent has left.
 */
grow?: (boolean | ExpressionBinding)
/**
 * In which windows it is shown: in all, from 992 px on, or below that width.
 */
room?: (("any" | "wide" | "narrow") | ExpressionBinding)
/**
 * The HTML element, for those who go from landmark to landmark.
 */
element?: (("div" | "section" | "header" | "footer" | "nav" | "aside" | "main") | ExpressionBinding)
/**
 * The name of the landmark, when `element` makes one.
 */
label?: (TextBinding | ExpressionBinding | string)
}
/**
 * One figure, large, with what it is and how it changed.
 */
export interface StatisticNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: StatisticProps
on?: {
click?: ListAction
retry?: ListAction
}
slots?: {

}
widget: "Statistic"
fragment?: undefined
params?: undefined
}
export interface StatisticProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The figure; absent or null: a dash.
 */
value?: ((number | string | null) | ExpressionBinding | TextBinding)
/**
 * Stands after the number.
 */
unit?: (TextBinding | ExpressionBinding | string)
/**
 * `percent` takes 0.25 for 25 %.
 */
format?: (("decimal" | "percent" | "compact") | ExpressionBinding)
/**
 * Digits after the point.
 */
digits?: (number | ExpressionBinding)
/**
 * Against before, as a share: 0.12 is 12 % more.
 */
change?: ((number | null) | ExpressionBinding)
/**
 * Which change is good.
 */
better?: (("up" | "down") | ExpressionBinding)
/**
 * A line below the number.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * The figure is loading: a placeholder replaces it.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why the figure could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
}
/**
 * What records are grouped by and what is computed of them: groups in their order, and measures, each with a name of its own.
 */
export interface StatisticEditorNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: StatisticEditorProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "StatisticEditor"
fragment?: undefined
params?: undefined
}
export interface StatisticEditorProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Fields that groups and measures may name, as `filters` of a record table has them; absent while they load.
 */
fields: ((({
field: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
kind: (("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record") | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * The most groups; further ones stay in the value and are not shown.
 */
maxGroups?: (number | ExpressionBinding)
/**
 * The most measures; further ones stay in the value and are not shown.
 */
maxMeasures?: (number | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * The current step in a row of steps.
 */
export interface StepsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: StepsProps
on?: {
select?: ListAction
}
slots?: {

}
widget: "Steps"
fragment?: undefined
params?: undefined
}
export interface StepsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The steps, in this order.
 */
steps: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
hint?: (TextBinding | ExpressionBinding | string)
/**
 * By default those before the bound one are done.
 */
state?: (("done" | "current" | "next" | "wrong") | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Beside one another, or below.
 */
direction?: (("row" | "column") | ExpressionBinding)
}
/**
 * Turns something on or off, at once.
 */
export interface SwitchNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: SwitchProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "Switch"
fragment?: undefined
params?: undefined
}
export interface SwitchProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * `between`: the switch is at the end of the line.
 */
align?: (("start" | "between") | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Rows in columns: windowed, sorted, filtered, chosen, edited, arranged by the reader; a page of a list or all of it.
 */
export interface TableNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TableProps
on?: {
rowClick?: ListAction
addRow?: ListAction
addInForm?: ListAction
news?: ListAction
select?: ListAction
sort?: ListAction
search?: ListAction
filter?: ListAction
page?: ListAction
edit?: ListAction
arrange?: ListAction
retry?: ListAction
reload?: ListAction
editCells?: ListAction
}
slots?: {
columns?: Node[]
/**
 * What can be done with a row: buttons at its end, in a menu where there is little room.
 */
rowActions?: Node[]
/**
 * Above the rows.
 */
toolbar?: Node[]
/**
 * After those of `toolbar`, for what only a grid has, such as cells; absent while rows are cards.
 */
gridTools?: Node[]
/**
 * What can be done with the chosen rows; shown while there are some.
 */
chosen?: Node[]
/**
 * Shown instead of the rows when there are none.
 */
empty?: Node[]
}
widget: "Table"
fragment?: undefined
params?: undefined
}
export interface TableProps {
/**
 * What the rows are; read out as the table's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Objects; absent while they load.
 */
rows: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The rows are all that there are: the table itself sorts, searches and filters them. Otherwise it emits what is wanted, and the call of the list reads it from the state.
 */
complete?: (boolean | ExpressionBinding)
/**
 * The rows are loading: a placeholder replaces them.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why the rows could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * Whether rows can be chosen: none, one, or several.
 */
selection?: (("none" | "single" | "multiple") | ExpressionBinding)
/**
 * Rows on all pages; absent: not counted.
 */
total?: ((number | null) | ExpressionBinding)
/**
 * How the list counted: `capped` means that 10,000 is "at least".
 */
counting?: (("capped" | "exact") | ExpressionBinding)
/**
 * The list's `next_cursor`; absent on the last page.
 */
nextCursor?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Sizes of a page to choose from; absent: no choice.
 */
pageSizes?: ((number | ExpressionBinding)[] | ExpressionBinding)
/**
 * The order that the list has where `sort` is null, as `sort` spells it: its column shows it.
 */
usualSort?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * How many rows a page has where `size` is null; absent: 20.
 */
usualSize?: ((number | null) | ExpressionBinding)
/**
 * Where there is little room, the search stays above the rows, and the nodes of `toolbar` are behind one button.
 */
foldTools?: (boolean | ExpressionBinding)
/**
 * With `foldTools`: how many of these tools change what is shown, which the button says.
 */
active?: ((number | null) | ExpressionBinding)
/**
 * The name of the search field.
 */
searchLabel?: (TextBinding | ExpressionBinding | string)
/**
 * Said where there are no rows.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
/**
 * How high the rows are.
 */
density?: (("compact" | "regular" | "spacious") | ExpressionBinding)
/**
 * Rows grow with what is in them.
 */
wrap?: (boolean | ExpressionBinding)
/**
 * In px, at most; rows scroll inside.
 */
height?: (number | ExpressionBinding)
/**
 * It takes the height of what is around it.
 */
fill?: (boolean | ExpressionBinding)
/**
 * The name under which the user's arrangement is stored on this device: order, widths and choice of the columns, sort and density.
 */
keep?: string
/**
 * People may save named views: sort, filters, search, and how columns and rows are arranged. Kept on this device under `keep`; without it they last as long as the table is shown.
 */
views?: (boolean | ExpressionBinding)
/**
 * Where there is little room, rows are cards: the first column, or that of `titleField`, is the title, the next four are below it.
 */
cards?: (boolean | ExpressionBinding)
/**
 * Rows are cards at every width, beside each other where there is room.
 */
gallery?: (boolean | ExpressionBinding)
/**
 * The field by whose column people know a row; absent: the first column.
 */
titleField?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Px of the window that the page needs above and below the rows, so that the pages of the list stay in sight; absent: `height` alone counts.
 */
room?: ((number | null) | ExpressionBinding)
/**
 * The rows are shown in groups: `rows` of a statistic with one group and a measure `count`. Null: no groups.
 */
groups?: ((unknown[] | null) | ExpressionBinding)
/**
 * The same with two groups: those of the second one are inside of the first.
 */
innerGroups?: ((unknown[] | null) | ExpressionBinding)
/**
 * The call that lists the rows of a group that is open: it takes `filter`, `page` and `size`.
 */
groupRows?: (({
/**
 * The operation; it answers a page with `items`.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these; its `filter` is narrowed by the group.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * What was computed of all rows and of each group, as `measures` of the statistic name it.
 */
totals?: ((({
key: (string | ExpressionBinding | TextBinding)
function: (("count" | "countDistinct" | "sum" | "avg" | "min" | "max") | ExpressionBinding)
/**
 * The column's field.
 */
field?: (string | ExpressionBinding | TextBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * What people read for each total of all rows, by its key: `totals_display` of the statistic.
 */
totalTexts?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * What rows are marked with: the `mark` of a row is the index of one of these.
 */
marks?: ((({
/**
 * What the mark says; shown beside its colour.
 */
name: (TextBinding | ExpressionBinding | string)
tone: (("neutral" | "info" | "success" | "warning" | "danger") | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * What others did since the rows were read, as the calls of changes answer it. Changed rows are shown as they are now, where they are; for the others a line offers to `reload`.
 */
changes?: (({
/**
 * Rows that take the place of those with the same key.
 */
records?: (unknown[] | ExpressionBinding)
/**
 * Keys of rows that the list no longer has.
 */
gone?: (((string | number) | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * Rows that the list has beside those shown; 100 means "at least".
 */
added?: (number | ExpressionBinding)
/**
 * Other rows that were changed; said of rows in groups alone.
 */
changed?: (number | ExpressionBinding)
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * People may move, widen and hide columns.
 */
arrange?: (boolean | ExpressionBinding)
/**
 * How this person has arranged the list: `columns` and `density` as `arrangement` has them, and `widths` in px by field; empty for the design's. While it is there, changes are emitted as `arrange` and nothing is bound to `arrangement`. Null: not stored for the person.
 */
own?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * The call that finds records for cells with the `editor` `record`, such as `listRelationChoices`: it takes the column's field as `field` and what is typed as `search`.
 */
relations?: (({
/**
 * The operation.
 */
call: (string | ExpressionBinding | TextBinding)
/**
 * Arguments beside these.
 */
with?: ({
[k: string]: unknown
} | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * How cells are edited: each by a click, or as in a spreadsheet, by keys, in blocks, pasted and taken back (`editCells`).
 */
editing?: (("click" | "cells") | ExpressionBinding)
/**
 * After the last row there is a blank one, with a field for each column that says what it `adds`: Enter emits `addRow`. Not where rows are cards or in groups.
 */
canAdd?: (boolean | ExpressionBinding)
/**
 * What was wrong with the last new row, as its call says it: `/data/title` is the value of the field `title`; others are about the row.
 */
newRowIssues?: ((({
pointer: (string | ExpressionBinding | TextBinding)
message: (TextBinding | ExpressionBinding | string)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * With `editing` `cells`: what was wrong with the last change, as its call says it: `/changes/0/cells/1` is the second cell of the first row.
 */
issues?: ((({
pointer: (string | ExpressionBinding | TextBinding)
message: (TextBinding | ExpressionBinding | string)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
}
/**
 * The fields of a table's form: added by kind, put in order by drag or keys, with the properties of the chosen one, and one undo. The design is bound as a whole.
 */
export interface TableDesignNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TableDesignProps
on?: {
change?: ListAction
target?: ListAction
values?: ListAction
drop?: ListAction
}
slots?: {

}
widget: "TableDesign"
fragment?: undefined
params?: undefined
}
export interface TableDesignProps {
/**
 * Its name, read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The design as it was saved: the identifiers of its fields do not change any more.
 */
saved?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * Views of tables that a relation may choose from, in groups; without any, relations are not offered.
 */
tables?: ((({
label: (string | ExpressionBinding | TextBinding)
items: (({
value: (string | ExpressionBinding | TextBinding)
label: (string | ExpressionBinding | TextBinding)
/**
 * The table whose view it is.
 */
table?: (string | ExpressionBinding | TextBinding)
} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * Tables whose fields are known, as `getPhysicalTable` answers them; `target` asks for one.
 */
targets?: ((({
table_id: (string | ExpressionBinding | TextBinding)
form_config: ({
[k: string]: unknown
} | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * As `listDepartments` answers: fields for people and departments are narrowed to some of them.
 */
departments?: ((({
id: ((string | number) | ExpressionBinding | TextBinding)
department_name: (string | ExpressionBinding | TextBinding)
children?: (({

} | ExpressionBinding)[] | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * What fields kept that left the form, as `listLeftColumns` answers; shown as a part of its own while there is some.
 */
left?: ((({
id: (string | ExpressionBinding | TextBinding)
field: (string | ExpressionBinding | TextBinding)
values: (number | ExpressionBinding)
reason: (("removed" | "converted") | ExpressionBinding)
definition?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * What the records hold in a field, the most frequent first; the event `values` asks for it.
 */
values?: (({
field: (string | ExpressionBinding | TextBinding)
values: ((string | ExpressionBinding | TextBinding)[] | ExpressionBinding)
/**
 * Whether there are more values than these.
 */
isCut: (boolean | ExpressionBinding)
} | null) | ExpressionBinding)
/**
 * The parts that are edited here, from left to right; without it all of a table's. A logical table has `columns`, `order`, `search` and `detail`.
 */
parts?: ((("fields" | "rules" | "checks" | "fills" | "columns" | "order" | "search" | "detail" | "settings") | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * One of several panels at a time. The nodes of the panel tell by `tab` when they are shown.
 */
export interface TabsNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TabsProps
on?: {
change?: ListAction
}
slots?: {
/**
 * The shown panel.
 */
panel?: Node[]
}
widget: "Tabs"
fragment?: undefined
params?: undefined
}
export interface TabsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * The tabs, in this order; `value` is the key of each.
 */
tabs: (({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
icon?: (string | ExpressionBinding | TextBinding)
badge?: (TextBinding | ExpressionBinding | string)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * One of several things that were chosen; it can be taken away.
 */
export interface TagNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TagProps
on?: {
remove?: ListAction
}
slots?: {

}
widget: "Tag"
fragment?: undefined
params?: undefined
}
export interface TagProps {
/**
 * The words.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * A colour that a person chose, shown as a dot.
 */
color?: (string | ExpressionBinding | TextBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * The open pages as tags that can be closed.
 */
export interface TagsBarNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TagsBarProps
on?: {
select?: ListAction
close?: ListAction
}
slots?: {

}
widget: "TagsBar"
fragment?: undefined
params?: undefined
}
export interface TagsBarProps {
/**
 * Absent: "Open pages".
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * What it shows, in this order.
 */
items: ((({
id: (string | ExpressionBinding | TextBinding)
label: (TextBinding | ExpressionBinding | string)
href?: ((string | null) | ExpressionBinding | TextBinding)
icon?: ((string | null) | ExpressionBinding | TextBinding)
closable?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | null) | ExpressionBinding)
}
/**
 * A paragraph or a line of text.
 */
export interface TextNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TextProps
on?: {

}
slots?: {

}
widget: "Text"
fragment?: undefined
params?: undefined
}
export interface TextProps {
/**
 * The words.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * What its colour says.
 */
tone?: (("default" | "muted" | "accent" | "danger" | "success" | "warning") | ExpressionBinding)
/**
 * How large it is.
 */
size?: (("xs" | "sm" | "md" | "lg") | ExpressionBinding)
/**
 * How bold the words are.
 */
weight?: (("regular" | "medium" | "semibold") | ExpressionBinding)
/**
 * Where the content is.
 */
align?: (("start" | "center" | "end") | ExpressionBinding)
/**
 * Part of a line, not a paragraph.
 */
inline?: (boolean | ExpressionBinding)
/**
 * Cuts off after so many lines.
 */
lines?: (number | ExpressionBinding)
/**
 * Letters of one width, as for code.
 */
mono?: (boolean | ExpressionBinding)
/**
 * Screen readers announce the text when it changes.
 */
live?: (boolean | ExpressionBinding)
/**
 * A CSS colour that an administrator chose; anything else is ignored.
 */
color?: (string | ExpressionBinding | TextBinding)
}
/**
 * Several lines of text. It grows with them.
 */
export interface TextAreaNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TextAreaProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "TextArea"
fragment?: undefined
params?: undefined
}
export interface TextAreaProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * How many lines are seen at once.
 */
rows?: (number | ExpressionBinding)
/**
 * Shown as a counter.
 */
maxLength?: (number | ExpressionBinding)
/**
 * Letters of one width, as for code.
 */
mono?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
}
/**
 * One line of text.
 */
export interface TextFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TextFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "TextField"
fragment?: undefined
params?: undefined
}
export interface TextFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * What is entered: the browser checks and offers what fits.
 */
type?: (("text" | "email" | "tel" | "url" | "search") | ExpressionBinding)
/**
 * As in HTML: username, email, one-time-code, off …
 */
autocomplete?: (string | ExpressionBinding | TextBinding)
/**
 * The keyboard that phones show; absent: what fits `type`.
 */
inputMode?: (("text" | "numeric" | "decimal" | "tel" | "email" | "url" | "search") | ExpressionBinding)
/**
 * Name of an icon before the words.
 */
icon?: (string | ExpressionBinding | TextBinding)
/**
 * The most characters that can be entered.
 */
maxLength?: (number | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
}
/**
 * A list of lines. The last line is not taken away but emptied.
 */
export interface TextListNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TextListProps
on?: {
change?: ListAction
}
slots?: {

}
widget: "TextList"
fragment?: undefined
params?: undefined
}
export interface TextListProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * The lines are objects that have their text in this field; absent: the lines are texts.
 */
field?: (string | ExpressionBinding | TextBinding)
/**
 * The most entries.
 */
max?: (number | ExpressionBinding)
/**
 * The most characters of an entry.
 */
maxLength?: (number | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * A time of day, which belongs to no time zone.
 */
export interface TimeFieldNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TimeFieldProps
on?: {
change?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "TimeField"
fragment?: undefined
params?: undefined
}
export interface TimeFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * The first that is allowed: `08:00`.
 */
min?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * The last that is allowed.
 */
max?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * Seconds between two times; below 60 the value is `hh:mm:ss`.
 */
step?: (number | ExpressionBinding)
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * What happened, one after the other.
 */
export interface TimelineNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TimelineProps
on?: {

}
slots?: {
/**
 * Below an item's text.
 */
item?: Node[]
}
widget: "Timeline"
fragment?: undefined
params?: undefined
}
export interface TimelineProps {
/**
 * The list's name for screen readers.
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * What it shows, in this order.
 */
items: (({
id: (string | ExpressionBinding | TextBinding)
title: (TextBinding | ExpressionBinding | string)
/**
 * A moment (ISO 8601), shown in the reader's own way; other words as they are.
 */
time?: ((string | null) | ExpressionBinding | TextBinding)
text?: (TextBinding | ExpressionBinding | string)
icon?: ((string | null) | ExpressionBinding | TextBinding)
tone?: (("neutral" | "accent" | "success" | "warning" | "danger") | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
}
/**
 * A row of controls above what they act on.
 */
export interface ToolbarNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props?: ToolbarProps
on?: {

}
slots?: {
/**
 * At the beginning.
 */
start?: Node[]
/**
 * In the middle; takes the space that is left.
 */
default?: Node[]
/**
 * At the end.
 */
end?: Node[]
}
widget: "Toolbar"
fragment?: undefined
params?: undefined
}
export interface ToolbarProps {
/**
 * Its name for screen readers.
 */
label?: (TextBinding | ExpressionBinding | string)
/**
 * Stays in view below the header.
 */
sticky?: (boolean | ExpressionBinding)
/**
 * A surface of its own.
 */
framed?: (boolean | ExpressionBinding)
}
/**
 * Words about what is inside, shown while the pointer or the focus is on it.
 */
export interface TooltipNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TooltipProps
on?: {

}
slots?: {
/**
 * What it is about.
 */
default?: Node[]
}
widget: "Tooltip"
fragment?: undefined
params?: undefined
}
export interface TooltipProps {
/**
 * Absent or empty: there is none.
 */
text: (TextBinding | ExpressionBinding | string)
/**
 * Where it opens.
 */
place?: (("top" | "bottom") | ExpressionBinding)
/**
 * Only for a text of more characters, such as a title that does not fit.
 */
over?: (number | ExpressionBinding)
}
/**
 * Nodes under nodes: opened, chosen, checked and moved.
 */
export interface TreeNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TreeProps
on?: {
select?: ListAction
check?: ListAction
load?: ListAction
move?: ListAction
}
slots?: {

}
widget: "Tree"
fragment?: undefined
params?: undefined
}
export interface TreeProps {
/**
 * What the nodes are; read out as the tree's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Objects, nested or each with the id of its parent; absent while they load. `icon`, `hint`, `disabled` and `lazy` (children come when it is opened) are read by these names.
 */
nodes: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text.
 */
labelField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * What is open at first, unless that is bound.
 */
startOpen?: (("none" | "roots" | "all") | ExpressionBinding)
/**
 * Whether rows can be chosen: none, one, or several.
 */
selection?: (("none" | "single" | "multiple") | ExpressionBinding)
/**
 * Every node has a box.
 */
checkable?: (boolean | ExpressionBinding)
/**
 * A box checks all that is below it, and is half checked when only some of it is.
 */
cascade?: (boolean | ExpressionBinding)
/**
 * Nodes can be moved: dragged, or with Alt and the arrow keys.
 */
draggable?: (boolean | ExpressionBinding)
/**
 * A line below it that says how nodes are moved, while they can be; not shown where a finger is the only pointer.
 */
moveHint?: (TextBinding | ExpressionBinding | string)
/**
 * Shows what has this in its text, and what it is in.
 */
query?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * In px, at most; nodes scroll inside.
 */
height?: (number | ExpressionBinding)
/**
 * Said where there are no nodes.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
}
/**
 * One node of a tree, or several, from a panel that drops down and is searched by typing.
 */
export interface TreeSelectNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TreeSelectProps
on?: {
change?: ListAction
load?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "TreeSelect"
fragment?: undefined
params?: undefined
}
export interface TreeSelectProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * Objects, nested or each with the id of its parent; absent while they load. `icon`, `hint`, `disabled` and `lazy` (children come when it is opened) are read by these names.
 */
nodes: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text.
 */
labelField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * What is open at first, unless that is bound.
 */
startOpen?: (("none" | "roots" | "all") | ExpressionBinding)
/**
 * Several can be chosen: the bound value is a list.
 */
multiple?: (boolean | ExpressionBinding)
/**
 * Of several: a node brings all that is below it.
 */
cascade?: (boolean | ExpressionBinding)
/**
 * Only nodes without children can be chosen.
 */
leavesOnly?: (boolean | ExpressionBinding)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * Nodes under nodes in columns: expanded, sorted and selected. All rows in sight are rendered: for more than some hundreds, a Tree or a Table is windowed.
 */
export interface TreeTableNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: TreeTableProps
on?: {
rowClick?: ListAction
select?: ListAction
sort?: ListAction
load?: ListAction
retry?: ListAction
}
slots?: {
columns?: Node[]
}
widget: "TreeTable"
fragment?: undefined
params?: undefined
}
export interface TreeTableProps {
/**
 * What the nodes are; read out as the table's name.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Objects, nested or each with the id of its parent; absent while they load. `disabled` and `lazy` (children load when it is expanded) are read by these names.
 */
nodes: ((unknown[] | null) | ExpressionBinding)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text that typed letters are compared with.
 */
labelField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * What is expanded at first, unless that is bound.
 */
startOpen?: (("none" | "roots" | "all") | ExpressionBinding)
/**
 * Whether rows can be selected: none, one, or several.
 */
selection?: (("none" | "single" | "multiple") | ExpressionBinding)
/**
 * The nodes are loading.
 */
loading?: (boolean | ExpressionBinding)
/**
 * Why the nodes could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * Shown where there are no nodes.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
/**
 * In px, at most; rows scroll inside.
 */
height?: (number | ExpressionBinding)
}
/**
 * One person or several, from what `listAccounts` or `listDepartmentUsers` answers; shown with picture, departments and account.
 */
export interface UserPickerNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: UserPickerProps
on?: {
change?: ListAction
search?: ListAction
retry?: ListAction
blur?: ListAction
}
slots?: {

}
widget: "UserPicker"
fragment?: undefined
params?: undefined
}
export interface UserPickerProps {
/**
 * Its name, shown and read by screen readers.
 */
label: (TextBinding | ExpressionBinding | string)
/**
 * Only screen readers get the label.
 */
labelHidden?: (boolean | ExpressionBinding)
/**
 * A line below it that says what to enter.
 */
hint?: (TextBinding | ExpressionBinding | string)
/**
 * Shown while nothing is entered.
 */
placeholder?: (TextBinding | ExpressionBinding | string)
/**
 * As the lists of people answer: `id` and `real_name`, and where they are there `username`, `avatar`, `departments` and `disabled`. Absent while they load.
 */
people: ((unknown[] | null) | ExpressionBinding)
/**
 * People who may be bound and are not in the list (yet), in the same shape: their names are shown.
 */
chosen?: ((unknown[] | null) | ExpressionBinding)
/**
 * Several can be chosen: the bound value is a list.
 */
multiple?: (boolean | ExpressionBinding)
/**
 * How many may be chosen, of several.
 */
max?: (number | ExpressionBinding)
/**
 * The list is in parts, by each person's first department.
 */
grouped?: (boolean | ExpressionBinding)
/**
 * More people are loading.
 */
loading?: (boolean | ExpressionBinding)
/**
 * There are more people than the list has; who searches finds them.
 */
hasMore?: (boolean | ExpressionBinding)
/**
 * Why the people could not be loaded.
 */
error?: (TextBinding | ExpressionBinding | string)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: (boolean | ExpressionBinding)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: (boolean | ExpressionBinding)
}
/**
 * What was published, newest first; an earlier version can be brought back.
 */
export interface VersionListNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: VersionListProps
on?: {
restore?: ListAction
}
slots?: {

}
widget: "VersionList"
fragment?: undefined
params?: undefined
}
export interface VersionListProps {
/**
 * The versions, the newest first.
 */
versions: (({
id: (string | ExpressionBinding | TextBinding)
/**
 * ISO time in UTC.
 */
at: (string | ExpressionBinding | TextBinding)
author?: ((string | null) | ExpressionBinding | TextBinding)
comment?: ((string | null) | ExpressionBinding | TextBinding)
/**
 * This one holds now.
 */
current?: (boolean | ExpressionBinding)
} | ExpressionBinding)[] | ExpressionBinding)
/**
 * Shown when there is no version.
 */
emptyText?: (TextBinding | ExpressionBinding | string)
}
/**
 * The views of a list of records: which one is shown, whether the list was changed since, and what can be done with it.
 */
export interface ViewBarNode {
/**
 * A node id has letters, digits, - and _; ids that administrators make start with "x.".
 */
id: string
/**
 * An expression; the node is not rendered while it is false.
 */
when?: string
/**
 * Repeats the node for every item of a list; expressions in it read the item by its name.
 */
each?: {
/**
 * An expression that gives a list.
 */
in: string
/**
 * A name starts with a letter, and has letters, digits and _.
 */
as: string
/**
 * An expression that tells the items apart.
 */
key: string
}
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
roles?: Roles
fallback?: Node
bind?: PathBinding
/**
 * Further values of the widget, each bound to a place in the state: {"page": "state.page"}.
 */
binds?: {
[k: string]: PathBinding
}
props: ViewBarProps
on?: {
choose?: ListAction
create?: ListAction
save?: ListAction
remove?: ListAction
rename?: ListAction
openFirst?: ListAction
}
slots?: {

}
widget: "ViewBar"
fragment?: undefined
params?: undefined
}
export interface ViewBarProps {
/**
 * As `listMenuViews` answers them; absent while they load.
 */
views: ((({
id: (string | ExpressionBinding | TextBinding)
name: (string | ExpressionBinding | TextBinding)
is_shared?: (boolean | ExpressionBinding)
is_default?: (boolean | ExpressionBinding)
may_change?: (boolean | ExpressionBinding)
version?: (number | ExpressionBinding)
settings?: ({
[k: string]: unknown
} | ExpressionBinding)
[k: string]: unknown
} | ExpressionBinding)[] | null) | ExpressionBinding)
/**
 * How this person has arranged the list without a view, as the table's `own`: a view that is made of it has these `columns` and `density`.
 */
own?: (({
[k: string]: unknown
} | null) | ExpressionBinding)
/**
 * Whether views can be saved for everybody.
 */
canShare?: (boolean | ExpressionBinding)
}
/**
 * Dialogs by name.
 */
export interface DialogsScope {
[k: string]: DialogScope
}
/**
 * A dialog of the document that it is written in.
 */
export interface DialogScope {
title: TextBinding
/**
 * A node that is a fragment: while the fragment has a title of its own, such as the name of what it shows, this is shown instead.
 */
titleFrom?: string
/**
 * In px.
 */
width?: number
/**
 * CEL: while it is true, something would be lost, and closing asks first.
 */
unsaved?: string
roles?: Roles
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
body: Node
}
/**
 * Drawers by name.
 */
export interface DrawersScope {
[k: string]: DrawerScope
}
/**
 * A drawer of the document that it is written in.
 */
export interface DrawerScope {
title: TextBinding
/**
 * A node that is a fragment: while the fragment has a title of its own, such as the name of what it shows, this is shown instead.
 */
titleFrom?: string
/**
 * Write px from 360, or "100%"; 520 when absent.
 */
width?: (number | string)
/**
 * Where it slides in from; right when absent.
 */
from?: ("right" | "top")
/**
 * A drawer of a page: while it is open, the parameter `name` of the page's address holds its parameter `param`. Back closes it, and the page's named list `open` opens it for an address that has the parameter, as `query.<name>`. A drawer that goes from one record to the next names in `state` the fragment's field that holds the present one.
 */
address?: {
/**
 * Write small letters, digits and _, such as "record".
 */
name: string
/**
 * The parameter of the drawer that the address holds.
 */
param: string
/**
 * The named list of actions of the page that opens it.
 */
open: string
/**
 * `node.field`: a node of the drawer that is a fragment, and a field of the fragment's state.
 */
state?: string
}
/**
 * It has a button that makes it as large as the window.
 */
fullScreen?: boolean
/**
 * CEL: while it is true, something would be lost, and closing asks first.
 */
unsaved?: string
roles?: Roles
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
body: Node
}
/**
 * A dialog that several pages open.
 */
export interface Dialog {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a dialog.
 */
kind: "dialog"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
/**
 * In files only: how the keys of its messages begin; {"t": ".name"} means `<texts>.name` in this file.
 */
texts?: string
/**
 * A part of the pages that name it in `blocks`: it is a dialog or drawer of theirs. Without it, it is a document that many pages open by its id.
 */
block?: true
title: TextBinding
/**
 * In px.
 */
width?: number
/**
 * CEL: while it is true, something would be lost, and closing asks first.
 */
unsaved?: string
roles?: Roles
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
body: Node
}
/**
 * A drawer that several pages open.
 */
export interface Drawer {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a drawer.
 */
kind: "drawer"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
/**
 * In files only: how the keys of its messages begin; {"t": ".name"} means `<texts>.name` in this file.
 */
texts?: string
/**
 * A part of the pages that name it in `blocks`: it is a dialog or drawer of theirs. Without it, it is a document that many pages open by its id.
 */
block?: true
title: TextBinding
/**
 * Write px from 360, or "100%"; 520 when absent.
 */
width?: (number | string)
/**
 * Where it slides in from; right when absent.
 */
from?: ("right" | "top")
/**
 * It has a button that makes it as large as the window.
 */
fullScreen?: boolean
/**
 * CEL: while it is true, something would be lost, and closing asks first.
 */
unsaved?: string
roles?: Roles
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
body: Node
}
/**
 * A form given by a JSON Schema. Titles may be texts {"t": "key"}.
 */
export interface Form {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a form.
 */
kind: "form"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
title?: TextBinding
schema: ValueSchema
/**
 * How fields are shown, as in RJSF: widgets, order, and sections by `ui:sections`.
 */
ui?: {

}
}
/**
 * A part that several documents use; it reads only its own params, state and data.
 */
export interface Fragment {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a fragment.
 */
kind: "fragment"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
/**
 * In files only: how the keys of its messages begin; {"t": ".name"} means `<texts>.name` in this file.
 */
texts?: string
title?: TextBinding
roles?: Roles
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
/**
 * An expression; while it is true, leaving the page asks first.
 */
unsaved?: string
body: Node
dialogs?: DialogsScope
drawers?: DrawersScope
/**
 * In files only: dialogs and drawers that are written in files of their own, by the names under which the page opens them. Row forms, and dialogs and drawers with "block": true.
 */
blocks?: {
[k: string]: string
}
/**
 * How the page designer offers the fragment as a block. Absent: people do not add it by themselves.
 */
palette?: {
name: TextBinding
/**
 * Name of an icon.
 */
icon: string
/**
 * What its blocks are about.
 */
category: "records"
/**
 * The parameters that people fill in, in this order. Without picker and choices, a text is words in each language.
 */
params: {
[k: string]: {
name: TextBinding
hint?: TextBinding
/**
 * What a new block begins with; absent: the parameter's own default.
 */
start?: unknown
/**
 * What is chosen: a menu that shows records, a field of its table, several in order or one with pictures, conditions, an order, an icon.
 */
picker?: ("menu" | "field" | "fields" | "picture" | "filter" | "sort" | "icon")
/**
 * Of fields, conditions and orders: the parameter with the menu.
 */
of?: string
/**
 * Of a field: the kinds that are offered; all without it.
 * 
 * @minItems 1
 */
only?: ("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record")[]
/**
 * The values to choose from.
 * 
 * @minItems 1
 * @maxItems 20
 */
choices?: {
/**
 * What the parameter is then.
 */
value: (string | number)
name: TextBinding
}[]
/**
 * It is asked for only while another parameter says so.
 */
where?: {
/**
 * The other parameter.
 */
param: string
/**
 * It has one of these values.
 * 
 * @minItems 1
 */
is?: (string | number | boolean)[]
/**
 * It names a field of one of these kinds.
 * 
 * @minItems 1
 */
kinds?: ("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record")[]
}
/**
 * Behind "More", for what few people change.
 */
advanced?: boolean
}
}
}
}
/**
 * What is shown around pages; its Outlet shows the page.
 */
export interface Layout {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a layout.
 */
kind: "layout"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
/**
 * In files only: how the keys of its messages begin; {"t": ".name"} means `<texts>.name` in this file.
 */
texts?: string
title?: TextBinding
roles?: Roles
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
body: Node
dialogs?: DialogsScope
drawers?: DrawersScope
/**
 * In files only: dialogs and drawers that are written in files of their own, by the names under which the page opens them. Row forms, and dialogs and drawers with "block": true.
 */
blocks?: {
[k: string]: string
}
}
/**
 * A page, or without an address a fragment, that shows the rows of a call: with search, filters, sorting, and buttons for all, for a row and for selected rows. It becomes nodes when files are read; what the contract says is not repeated.
 */
export interface List {
/**
 * Says that the file is a list.
 */
kind: "list"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Write an address such as "/platform-home/customers" or "/records/:id".
 */
route?: string
roles?: Roles
/**
 * Whether the page only says that its part of the product is still to come; `npm run routes` lists it so.
 */
planned?: boolean
/**
 * Write area.name of a layout, such as "shell.workbench".
 */
layout?: string
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
/**
 * An expression; while it is true, leaving the page asks first.
 */
unsaved?: string
dialogs?: DialogsScope
drawers?: DrawersScope
/**
 * How the keys of its messages begin; ".name" means `<texts>.name` in this file.
 */
texts: string
title?: TextBlock
/**
 * Below the heading; `<texts>.subtitle` when absent.
 */
subtitle?: (false | TextBlock)
/**
 * Id of the node around all; "page" when absent.
 */
root?: string
/**
 * The operationId of a list. Its row says what kinds the columns have, its `sort` by what they can be sorted.
 */
call: string
/**
 * The name of its data; the area's name from the id when absent, `firstPage` for "first-page".
 */
as?: string
/**
 * Arguments of the call beside page, search, sort and filters.
 */
with?: {
[k: string]: Binding
}
/**
 * The call is made only while this is true.
 */
only?: string
/**
 * The field of a row that texts call it by; that of the first column when absent, and the id where that column is a node.
 */
named?: string
/**
 * In their order.
 * 
 * @minItems 1
 * @maxItems 60
 */
columns: (ColumnList | Node)[]
/**
 * Above the table.
 * 
 * @maxItems 20
 */
filters?: (FilterList | Node)[]
/**
 * No box to search with. Without it there is one where the call can search.
 */
search?: false
/**
 * The row form that adds and changes a row.
 */
form?: string
/**
 * The button that adds a row; with `form` it is there by itself.
 */
add?: (false | ButtonBlock)
/**
 * In the head, after the button that adds.
 * 
 * @maxItems 50
 */
buttons?: (ButtonBlock | Node)[]
/**
 * The right end of the head as nodes, in place of `add` and `buttons`.
 * 
 * @maxItems 20
 */
head?: Node[]
opens?: OpensList
/**
 * At the end of each row.
 * 
 * @maxItems 50
 */
rowActions?: (ButtonBlock | Node)[]
/**
 * For the selected rows. With it, rows can be selected.
 * 
 * @maxItems 50
 */
selection?: (ButtonBlock | Node)[]
/**
 * The name under which a person's arrangement of columns is kept; that of `as` when absent.
 */
keep?: (false | string)
/**
 * Further props of the widget Table, or in place of those that a list has.
 */
table?: {
[k: string]: Binding
}
/**
 * Further events of the widget Table.
 */
on?: {
[k: string]: ListAction
}
/**
 * Nodes between the head and the table.
 * 
 * @maxItems 20
 */
before?: Node[]
/**
 * Nodes below the table.
 * 
 * @maxItems 20
 */
after?: Node[]
/**
 * In files only: dialogs and drawers that are written in files of their own, by the names under which the page opens them. Row forms, and dialogs and drawers with "block": true.
 */
blocks?: {
[k: string]: string
}
/**
 * A part of other documents, which name it as {"id", "list"}: its table takes the place of that node, and they get its state and data. Without it a list is a page or a fragment.
 */
block?: true
}
export interface ColumnList {
/**
 * Id of the node. Without `header` the text is `<texts>.<id>`.
 */
id: string
/**
 * The field of the row; the id when absent.
 */
field?: string
header?: TextBlock
value?: Binding
/**
 * As of the widget Column; by the type in the contract when absent.
 */
kind?: string
/**
 * Not sortable, although the call could sort by it.
 */
sort?: false
/**
 * In px.
 */
width?: number
/**
 * In px, where it shares the room.
 */
minWidth?: number
/**
 * It stays where it is and is always shown.
 */
fixed?: boolean
/**
 * Hidden at first; people may show it.
 */
hidden?: boolean
options?: OptionsBlock
/**
 * Further props of the widget Column.
 */
props?: {
[k: string]: Binding
}
/**
 * Nodes in the cell, in place of the value.
 * 
 * @maxItems 20
 */
cell?: Node[]
}
export interface FilterList {
/**
 * Id of the node.
 */
id: string
/**
 * The argument of the call; the id when absent.
 */
argument?: string
/**
 * The name of its state; that of the argument when absent.
 */
as?: string
label?: TextBlock
all?: TextBlock
options?: OptionsBlock
}
/**
 * A button and what it does: opens a form, asks, calls, says what was done.
 */
export interface ButtonBlock {
/**
 * Id of the node. Without `label` the text is `<texts>.<id>`.
 */
id: string
label?: TextBlock
/**
 * A name of the icons.
 */
icon?: string
/**
 * The look, as of the widget Button.
 */
variant?: string
/**
 * Further props of the widget Button.
 */
props?: {
[k: string]: Binding
}
roles?: Roles
/**
 * An expression; the button is not rendered while it is false.
 */
when?: string
/**
 * A dialog or drawer of the page, by its name, or as `drawers.name` where both have it. A row form is given the row.
 */
opens?: string
/**
 * What the dialog, the drawer or the call is given.
 */
with?: {
[k: string]: Binding
}
/**
 * Asks first. Without texts: `<texts>.<id>.title` with the name of the row, and `<texts>.<id>.text`.
 */
confirm?: (("danger" | "normal") | {
title?: TextBlock
text?: TextBlock
ok?: TextBlock
/**
 * The button is red.
 */
danger?: boolean
})
/**
 * An operationId. What the operation writes is read again by itself.
 */
call?: string
say?: TextBlock
/**
 * Where a failure is shown: as a notice. Without it, as a failed action.
 */
failed?: "toast"
then?: ListAction
do?: ListAction
}
export interface OpensList {
/**
 * A dialog or drawer of the page, by its name, or as `drawers.name` where both have it.
 */
opens: string
/**
 * What it is given; `row` is the row.
 */
with?: {
[k: string]: Binding
}
}
/**
 * A menu tree. A SideNav shows it when its items name the document.
 */
export interface Navigation {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a navigation.
 */
kind: "navigation"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
title?: TextBinding
/**
 * In their order.
 * 
 * @maxItems 200
 */
items: ItemNavigation[]
}
export interface ItemNavigation {
/**
 * A name starts with a letter, and has letters, digits, dots, - and _.
 */
id: string
text: TextBinding
note?: TextBinding
/**
 * A name of the icons, shown before the text.
 */
icon?: string
/**
 * Where it leads, such as /workbench. An item has this or children.
 */
route?: string
/**
 * Items below this one.
 * 
 * @maxItems 200
 */
children?: ItemNavigation[]
roles?: Roles
/**
 * CEL; the item is not there while it is false.
 */
when?: string
/**
 * CEL; true while the item stands for what is shown, such as params.page == 'a.page'.
 */
current?: string
}
/**
 * A dialog or a drawer with a form that adds a row and changes one. It becomes nodes when files are read; what the contract says of the fields is not repeated. Lists name it in `form`, other documents in `blocks`.
 */
export interface RowForm {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a row form.
 */
kind: "rowForm"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
/**
 * Another row form: it gives what this one does not say, and each field that is here nothing but its `id`.
 */
of?: string
/**
 * The name by which a list opens it, and with Form the id of its node; that of the file without Form when absent.
 */
name?: string
/**
 * How the keys of its messages begin; ".name" means `<texts>.name` in this file.
 */
texts: string
title?: TextBlock
/**
 * What a list opens it in; a dialog when absent.
 */
in?: ("dialog" | "drawer")
/**
 * In px; 480 when absent.
 */
width?: number
roles?: Roles
/**
 * The call that adds a row.
 */
create?: (string | {
/**
 * An operationId.
 */
call: string
/**
 * Arguments beside those of the fields.
 */
with?: {
[k: string]: Binding
}
say?: TextBlock
})
/**
 * The call that changes a row; it is used when the form is given an `id`.
 */
update?: (string | {
/**
 * An operationId.
 */
call: string
/**
 * Arguments beside those of the fields.
 */
with?: {
[k: string]: Binding
}
say?: TextBlock
})
/**
 * In their order; nodes where a field is special.
 * 
 * @minItems 1
 * @maxItems 60
 */
fields: (FieldRowForm | Node)[]
/**
 * Arguments of both calls that are no field of the form.
 */
with?: {
[k: string]: Binding
}
label?: TextBlock
cancel?: TextBlock
save?: TextBlock
/**
 * Nodes between the two.
 * 
 * @maxItems 20
 */
buttons?: Node[]
/**
 * The name of an action that saves, for further buttons: {"do": "run", "actions": "save"}.
 */
action?: string
submit?: ListAction
say?: TextBlock
/**
 * The page that opened it is given the row that was saved.
 */
result?: "row"
/**
 * Texts for failures, by their codes; others are shown as they are.
 */
failed?: {
[k: string]: TextBlock
}
params?: FieldsScope
state?: FieldsScope
data?: DataScope
load?: ListAction
actions?: ActionsScope
/**
 * An expression; while it is true, closing asks first. When absent: whether a field was changed.
 */
unsaved?: string
}
export interface FieldRowForm {
/**
 * Id of the node; with one, the widget follows from the contract.
 */
id: string
/**
 * The argument of the calls; the id when absent.
 */
argument?: string
/**
 * The name of its parameter and its state; that of the argument when absent.
 */
as?: string
label?: TextBlock
hint?: TextBlock
missing?: TextBlock
options?: OptionsBlock
/**
 * Another widget than that of the type in the contract.
 */
widget?: string
/**
 * Further props of the widget, or in place of those that it has.
 */
props?: {
[k: string]: Binding
}
/**
 * Lists of actions by the event of the widget that starts them.
 */
on?: {
[k: string]: ListAction
}
/**
 * An expression; the field is not rendered while it is false.
 */
when?: string
/**
 * What has to be true of the bound value beside what the props ask for; the text is shown where it is not.
 * 
 * @maxItems 20
 */
rules?: {
/**
 * An expression, true when the field is right.
 */
test: string
text: TextBinding
}[]
/**
 * The value of the row that a list opens it with; `row.<argument>` when absent.
 */
from?: string
/**
 * What is sent, where it is not the state.
 */
value?: string
}
/**
 * Colours and sizes by the names of the design tokens; what is absent is the base theme's.
 */
export interface Theme {
/**
 * The path of the schema in `schemas/generated`, by which editors complete and check the file.
 */
$schema?: string
/**
 * Says that the file is a theme.
 */
kind: "theme"
/**
 * The version of the document language.
 */
version: number
/**
 * Write area.name, such as "platform.customers".
 */
id: string
title?: TextBinding
/**
 * One of the shipped themes; Default when absent.
 */
base?: string
/**
 * How much room controls and gaps take; regular when absent.
 */
density?: ("compact" | "regular" | "roomy")
/**
 * Colours on light ground. With an accent of its own, what follows from it is derived where it is not given.
 */
light?: {
/**
 * Write a colour as #rrggbb; null leaves the base theme's.
 */
[k: string]: string | null
}
/**
 * The same on dark ground.
 */
dark?: {
/**
 * Write a colour as #rrggbb; null leaves the base theme's.
 */
[k: string]: string | null
}
/**
 * Lengths in px; null leaves the base theme's.
 */
sizes?: {
[k: string]: number | null
}
}
