export { documentKinds, languageSchema, languageSchemas } from './language.ts';
export { checkActionDescription, checkWidgetDescription } from './descriptions.ts';
export type { Annotations, Json, JsonSchema, ValueCheck } from './validate/json-schema.ts';
export type { Issue, IssueKind } from './validate/issue.ts';
export { localReference } from './validate/local-reference.ts';
export { nearest } from './validate/nearest.ts';
export { pointerKeys, pointerTo } from './validate/pointer.ts';
export { type ReportOptions, report } from './validate/report.ts';
export { hasType, isObject, own, sameJson, shown, stableJson, typeOf, typesOf } from './validate/shape.ts';
export { formFields, type FormWidgetName, formWidgets, shortFormWidgets } from './values/form-inputs.ts';
export {
  meaningsOf,
  type NumberForm,
  numberForm,
  type NumberNotation,
  readNumber,
  writeNumber,
} from './values/read-number.ts';
export type { LocalizedText } from './validate/localized-text.ts';
