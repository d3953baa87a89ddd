/** `#engine/checker`: checks and compiles documents against all that a product ships; on the server, and where pages are edited. */
export {
  type CompileOptions,
  createDocumentChecker,
  type DocumentChecker,
  type DocumentSet,
} from './document-checker.ts';
export {
  type CompiledJson,
  compiledJson,
  createDocumentWorks,
  type DocumentResults,
  type DocumentWork,
  type RebasedDocument,
} from './document-works.ts';
export { type CheckerKit, readKit, type WrittenKit } from './kit.ts';
export { loginDocument, loginDocumentIssues, neededNodes } from './login-document.ts';
