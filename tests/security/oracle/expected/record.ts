import { anybodyIf, mayCall, mayCallIf } from './expectation.ts';
import { editors, everybody, ofWorkspace, recordWriters, sharing, tableAddresses } from './matrix.ts';

/** Records by table, by logical table and by menu; sharing. */
export const record = {
  ...mayCall(tableAddresses, {
    listPhysicalRecords: 'ROUTE-102 REC-02',
    getPhysicalRecord: 'ROUTE-105 REC-08',
    getRecordTable: 'ROUTE-102 REC-02',
    explainTableRight: 'ROUTE-102 MENU-22',
    listPhysicalChoices: 'ROUTE-102 REC-02',
    listPhysicalRelated: 'ROUTE-102 REC-02',
    getTableStatistic: 'ROUTE-102 REC-05',
    listTableViews: 'ROUTE-102 REC-09',
    listTableRecordHistory: 'ROUTE-105 REC-08',
  }),
  // The /p addresses but for SYSTEM_ADMIN, who is read-only inside applications (contradictions 3).
  ...mayCall(editors, {
    createPhysicalRecord: 'ROUTE-103 REC-08 contradictions 3',
    updatePhysicalRecord: 'ROUTE-104 REC-08 contradictions 3',
    deletePhysicalRecords: 'ROUTE-102 REC-08 contradictions 3',
    restorePhysicalRecords: 'ROUTE-102 REC-03 contradictions 3',
    createTableView: 'ROUTE-102 REC-09 contradictions 3',
    restoreTableRecordVersion: 'ROUTE-104 REC-08 contradictions 3',
    bulkUpdateTableRecords: 'ROUTE-102 REC-08 contradictions 3',
    bulkDeleteTableRecords: 'ROUTE-102 REC-08 contradictions 3',
    exportTableRecords: 'ROUTE-102 REC-02 contradictions 3',
    proposeTableImport: 'ROUTE-102 TPL-09 contradictions 3',
    checkTableImport: 'ROUTE-102 TPL-09 contradictions 3',
    importTableRecords: 'ROUTE-103 REC-08 contradictions 3',
  }),
  // Which rows and fields, and what may be done with them, is for the menu's authorisation to say.
  ...mayCallIf('menuAuthorization', everybody, {
    listLogicalRecords: 'ROUTE-109 REC-04 REC-11',
    getLogicalRecord: 'ROUTE-109 REC-08 REC-11',
    getMenuStatistic: 'ROUTE-109 REC-05 REC-11',
    getMenuRecord: 'MENU-22 REC-11',
    getMenuTable: 'ROUTE-109 MENU-20 REC-11',
    listMenuViews: 'ROUTE-109 REC-09 REC-11',
    listMenuRecords: 'MENU-22 REC-11',
    listMenuRecordHistory: 'MENU-22 REC-11',
    listRelationChoices: 'MENU-22 REC-11',
    listRelatedRecords: 'MENU-22 REC-11',
    exportRecords: 'MENU-22 REC-11',
  }),
  ...mayCallIf('menuAuthorization', recordWriters, {
    createLogicalRecord: 'ROUTE-109 REC-08 REC-11 contradictions 3',
    updateLogicalRecord: 'ROUTE-109 REC-08 REC-11 contradictions 3',
    deleteLogicalRecords: 'ROUTE-109 REC-08 REC-11 contradictions 3',
    createMenuRecord: 'MENU-22 REC-11 contradictions 3',
    createMenuView: 'MENU-22 REC-09 contradictions 3',
    updateMenuRecord: 'MENU-22 REC-11 contradictions 3',
    deleteMenuRecords: 'MENU-22 REC-11 contradictions 3',
    restoreMenuRecords: 'MENU-22 REC-03 REC-11 contradictions 3',
    restoreMenuRecordVersion: 'MENU-22 REC-11 contradictions 3',
    bulkUpdateMenuRecords: 'MENU-22 REC-11 contradictions 3',
    bulkDeleteMenuRecords: 'MENU-22 REC-11 contradictions 3',
    importRecords: 'MENU-22 REC-11 contradictions 3',
    proposeImport: 'MENU-22 TPL-09 contradictions 3',
    checkImport: 'MENU-22 TPL-09 contradictions 3',
  }),
  // Own views by everybody; who may edit the application also changes shared ones.
  ...mayCall(recordWriters, {
    updateRecordView: 'REC-09 contradictions 3',
    deleteRecordView: 'REC-09 contradictions 3',
  }),
  ...mayCall(ofWorkspace, { packFiles: 'REC-06' }),
  ...mayCall(everybody, { downloadImportIssues: 'TPL-09' }),
  ...mayCall(sharing, {
    createTableShare: 'ROUTE-043 ROUTE-082 SHARE-02',
    listTableShares: 'ROUTE-043 ROUTE-082 SHARE-05',
    destroyTableShare: 'ROUTE-043 ROUTE-082 SHARE-05',
    updateTableShare: 'ROUTE-043 ROUTE-082 SHARE-05',
    getShareDistributionTree: 'ROUTE-043 ROUTE-082 SHARE-05',
    listPageShares: 'ROUTE-064 ROUTE-084',
    createPublicLink: 'ROUTE-020 ROUTE-082',
    listPublicLinks: 'ROUTE-020 ROUTE-082',
    deletePublicLink: 'ROUTE-020 ROUTE-082',
  }),
  ...anybodyIf('share', {
    getPublicShareList: 'ROUTE-020 P33',
    getPublicShareDetail: 'ROUTE-020 P33',
  }),
};
