import { mayCall, mayCallIf } from './expectation.ts';
import { building, editors, everybody, ofWorkspace, platform, settings } from './matrix.ts';

/** Plugins, connectors, recognition, workflows, approvals and the hash chain. */
export const plugin = {
  ...mayCall(platform, {
    createPlugin: 'ROUTE-071 PH-11',
    updatePlugin: 'ROUTE-071 PH-11',
    deletePlugin: 'ROUTE-071 PH-11',
    checkPluginName: 'ROUTE-071 PH-11',
    checkPluginKey: 'ROUTE-071 PH-11',
  }),
  // Plugin control (ROLE-27), and the registry of the platform, which lists and enables what it holds.
  ...mayCall(`${platform} ${building}`, {
    listPlugins: 'ROLE-27 PH-11 PH-14',
    getPluginDetail: 'ROLE-27 PH-11 PH-14',
    operatePlugin: 'ROLE-27 PH-11 PLUG-08',
    listStorePlugins: 'ROLE-27 PH-11',
  }),
  ...mayCall(building, {
    listPluginServices: 'ROLE-27 PLUG-05',
    checkPluginPurchase: 'ROLE-27 PLUG-02',
    selectPlugin: 'ROLE-27 PLUG-02',
    batchSelectPlugins: 'ROLE-27 PLUG-02',
  }),
  ...mayCall(ofWorkspace, {
    getWorkbenchPluginLocation: 'PLUG-09',
    getOcrDictInfo: 'PLUG-06',
    getOcrConfigInfo: 'PLUG-06',
    listApprovalTasks: 'FLOW-14',
  }),
  ...mayCall(everybody, { getAppPluginLocation: 'ROUTE-109 PLUG-09' }),
  ...mayCall(settings, {
    saveWorkbenchPluginLocation: 'ROLE-24 ROLE-28',
    listConnectorGroups: 'ROUTE-036 PLUG-12',
    createConnector: 'ROUTE-036 PLUG-12',
    listConnectors: 'ROUTE-036 PLUG-12',
    updateConnector: 'ROUTE-036 PLUG-12',
    deleteConnector: 'ROUTE-036 PLUG-12',
  }),
  ...mayCall(editors, { saveAppPluginLocation: 'ROLE-11 PLUG-09' }),
  ...mayCall(building, {
    listWorkflows: 'ROUTE-087 FLOW-13',
    getWorkflow: 'ROUTE-087 FLOW-13',
    createWorkflow: 'ROUTE-087 FLOW-13',
    updateWorkflow: 'ROUTE-087 FLOW-13',
    deleteWorkflow: 'ROUTE-087 FLOW-13',
    listWorkflowDetails: 'ROUTE-087 FLOW-13',
    listBlockchainEntries: 'ROUTE-086 FLOW-15',
    verifyBlockchain: 'ROUTE-086 FLOW-15',
  }),
  ...mayCallIf('assignee', ofWorkspace, { decideApprovalTask: 'FLOW-14' }),
};
