import { anybody, anybodyIf, mayCall } from './expectation.ts';
import { configuring, everybody } from './matrix.ts';

/** The sign-in page, configuration of every kind, page documents, files and the shell's texts. */
export const configuration = {
  ...anybody({
    getLoginPage: 'CFG-01 ROUTE-004',
    getLocaleFile: 'LANG-06',
    getPublicImage: 'CFG-07 (what a visitor sees)',
    listPages: 'ROUTE-008 (what is told depends on the caller)',
  }),
  ...anybodyIf('documentRoles', { getDocument: 'ACC-10', getDocumentPlaces: 'ACC-10 (demo mode only)' }),
  ...mayCall(configuring, {
    saveLoginPage: 'CFG-13',
    listConfigurations: 'CFG-13',
    getConfiguration: 'CFG-13',
    saveConfiguration: 'CFG-13',
    publishConfiguration: 'CFG-13',
    discardConfigurationDraft: 'CFG-13',
    listConfigurationVersions: 'CFG-13',
    rollbackConfiguration: 'CFG-13',
    resolveConfigurationConflicts: 'CFG-13',
    reviewConfiguration: 'CFG-13',
    askConfigurationApproval: 'CFG-13',
    decideConfigurationApproval: 'CFG-13',
    checkDocument: 'CFG-13',
    getDesign: 'CFG-13',
    getDesignKit: 'CFG-13',
  }),
  ...anybodyIf('signedAddress', { getSignedFile: 'NOTE-07 (the address is the right, for a quarter of an hour)' }),
  // "Any signed-in user of the workspace", and the system roles for the platform's logo and sign-in page.
  ...mayCall(everybody, { uploadFile: 'NOTE-07 CFG-13', openFiles: 'NOTE-07' }),
};
