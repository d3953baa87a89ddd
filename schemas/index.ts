/** `#schemas`: JSON values and JSON Schemas: shapes, pointers, and the reporter of issues. Texts that people write are read by `#schemas/values`, and the document language is `#schemas/language`. */
export type { Annotations, Json, JsonSchema, ValueCheck } from './validate/json-schema.ts';
export type { Issue, IssueKind } from './validate/issue.ts';
export { localReference } from './validate/local-reference.ts';
export { nearest } from './validate/nearest.ts';
export { pointerKeys, pointerTo } from './validate/pointer.ts';
export { type ReportOptions, report } from './validate/report.ts';
export { hasType, isObject, own, sameJson, shareEqual, shown, stableJson, typeOf, typesOf } from './validate/shape.ts';
export type { LocalizedText } from './validate/localized-text.ts';
