import { anybodyIf, mayCall, mayCallIf } from './expectation.ts';
import { everybody, ofWorkspace, sharing, tableAddresses } from './matrix.ts';

/** Records by table, by logical table and by menu; sharing. */
export const record = {
  ...mayCall(tableAddresses, {
    listPhysicalRecords: 'ROUTE-102 REC-02',
    createPhysicalRecord: 'ROUTE-103 REC-08',
    getPhysicalRecord: 'ROUTE-105 REC-08',
    updatePhysicalRecord: 'ROUTE-104 REC-08',
    deletePhysicalRecords: 'ROUTE-102 REC-08',
  }),
  ...mayCall(everybody, {
    listLogicalRecords: 'ROUTE-109 REC-04',
    createLogicalRecord: 'ROUTE-109 REC-08',
    getLogicalRecord: 'ROUTE-109 REC-08',
    updateLogicalRecord: 'ROUTE-109 REC-08',
    deleteLogicalRecords: 'ROUTE-109 REC-08',
    getMenuStatistic: 'ROUTE-109 REC-05',
  }),
  ...mayCallIf('menuAuthorization', everybody, {
    createMenuRecord: 'MENU-22 REC-11',
    getMenuRecord: 'MENU-22 REC-11',
    updateMenuRecord: 'MENU-22 REC-11',
    deleteMenuRecords: 'MENU-22 REC-11',
    listMenuRecords: 'MENU-22 REC-11',
    exportRecords: 'MENU-22 REC-11',
    importRecords: 'MENU-22 REC-11',
  }),
  ...mayCall(ofWorkspace, { packFiles: 'REC-06' }),
  ...mayCall(sharing, {
    createTableShare: 'ROUTE-043 ROUTE-082 SHARE-02',
    listTableShares: 'ROUTE-043 ROUTE-082 SHARE-05',
    destroyTableShare: 'ROUTE-043 ROUTE-082 SHARE-05',
    updateTableShare: 'ROUTE-043 ROUTE-082 SHARE-05',
    getShareDistributionTree: 'ROUTE-043 ROUTE-082 SHARE-05',
    listPageShares: 'ROUTE-064 ROUTE-084',
  }),
  ...anybodyIf('share', {
    getPublicShareList: 'ROUTE-020',
    getPublicShareDetail: 'ROUTE-020',
  }),
};
