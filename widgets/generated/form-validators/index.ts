// Written by `npm run generate`; do not edit.
import { compiled, type CompiledForm } from '../../kit/form/compiled-form.ts';

/** The validators of the forms that are shipped, by the form’s id; each is loaded when its form is shown. */
export const compiledForms: Readonly<Record<string, () => Promise<CompiledForm>>> = {
  'integrate.directoryForm': () => compiled(import('./integrate.directoryForm.schema.json'), import('./integrate.directoryForm.functions.js')),
  'integrate.thirdPartyForm': () => compiled(import('./integrate.thirdPartyForm.schema.json'), import('./integrate.thirdPartyForm.functions.js')),
  'platform.settings': () => compiled(import('./platform.settings.schema.json'), import('./platform.settings.functions.js')),
  'settings.loginPageForm': () => compiled(import('./settings.loginPageForm.schema.json'), import('./settings.loginPageForm.functions.js')),
  'settings.mailServer': () => compiled(import('./settings.mailServer.schema.json'), import('./settings.mailServer.functions.js')),
  'settings.smsGateway': () => compiled(import('./settings.smsGateway.schema.json'), import('./settings.smsGateway.functions.js')),
  'settings.themeSizes': () => compiled(import('./settings.themeSizes.schema.json'), import('./settings.themeSizes.functions.js')),
};
