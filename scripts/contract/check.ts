import { checkErrors, checkRoles } from './check-catalogues.ts';
import { checkLogAreas, checkLogWords } from './check-log.ts';
import { checkOperation } from './check-operation.ts';
import { checkAnswer, checkRequest } from './check-requests.ts';
import { checkSessions } from './check-sessions.ts';
import { mergeComponents } from './components.ts';
import { ContractDiagnostics } from './contract-diagnostics.ts';
import { type ContractSource, listOperations } from './source.ts';

function checkUnique(source: ContractSource): string[] {
  const locations = new Map<unknown, string>();
  const diagnostics: string[] = [];
  for (const { node, location, method, path } of listOperations(source)) {
    for (const key of [node['operationId'], `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`]) {
      const other = locations.get(key);
      if (other) diagnostics.push(`${location}: "${String(key)}" is already used by ${other}`);
      locations.set(key, location);
    }
  }
  return diagnostics;
}

function checkUsed(source: ContractSource): string[] {
  const text = JSON.stringify(source);
  const { components } = mergeComponents(source);
  const used = new Set(Object.values(source.errors).flatMap((entry) => Object.values(Object(entry))));
  return Object.keys(components.schemas)
    .filter((name) => !text.includes(`"#/components/schemas/${name}"`) && !used.has(name))
    .map((name) => `the schema ${name} is used by nothing`);
}

/** Throws ContractDiagnostics, with every diagnostic, when the description breaks a rule. */
export function checkContract(source: ContractSource): void {
  const { components, diagnostics } = mergeComponents(source);
  diagnostics.push(
    ...checkRoles(source),
    ...checkErrors(source, components.schemas),
    ...checkUnique(source),
    ...checkLogAreas(source),
  );
  for (const operation of listOperations(source)) {
    diagnostics.push(
      ...checkOperation(source, operation),
      ...checkSessions(operation),
      ...checkLogWords(source, operation),
      ...checkRequest(operation, components),
      ...checkAnswer(operation, components),
    );
  }
  diagnostics.push(...checkUsed(source));
  if (diagnostics.length > 0) throw new ContractDiagnostics(diagnostics);
}
