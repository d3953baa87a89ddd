export type { CheckContext } from './check/context.ts';
export { type Contract, type OperationFacts, readCallFacts, readContract } from './check/contract.ts';
export { contractExcerpt } from './check/contract-excerpt.ts';
export { checkDocument } from './check/document.ts';
export { documentLimits } from './check/limits.ts';
export { type ParsedMessage, parseMessage } from './check/message.ts';
export { budgets } from '../runtime/evaluate/budget.ts';
export { evaluate } from '../runtime/evaluate/evaluate.ts';
export { expressionForms } from './expression/forms.ts';
export { functionSignatures, type FunctionSignature } from './expression/functions.ts';
export { checkExpression, type ExprScope } from './expression/check.ts';
export { expressionLimits, parseExpression } from './expression/parse.ts';
export { compileTheme } from './compile/theme.ts';
export { createCatalogue } from './compile/catalogue.ts';
export { type Compilation, compileDocument } from './compile/document.ts';
export { firstPart } from './compile/first-part.ts';
export { documentHash } from './compile/hash.ts';
export {
  createCompilation,
  type DocumentCompilation,
  type UpdatedCompilation,
} from './incremental/compilation.ts';
