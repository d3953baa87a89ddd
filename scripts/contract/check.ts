import { checkErrors, checkRoles } from './check-catalogues.ts';
import { checkOperation } from './check-operation.ts';
import { checkAnswer, checkRequest } from './check-requests.ts';
import { mergeComponents } from './components.ts';
import { type ContractSource, listOperations } from './source.ts';

/** The description breaks our rules; `problems` has one sentence for each mistake, with its place. */
export class ContractProblems extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The contract has ${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}:\n- ${problems.join('\n- ')}`,
    );
    this.name = 'ContractProblems';
    this.problems = problems;
  }
}

function checkUnique(source: ContractSource): string[] {
  const places = new Map<unknown, string>();
  const problems: string[] = [];
  for (const { node, place, method, path } of listOperations(source)) {
    for (const key of [node['operationId'], `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`]) {
      const other = places.get(key);
      if (other) problems.push(`${place}: "${String(key)}" is already used by ${other}`);
      places.set(key, place);
    }
  }
  return problems;
}

function checkUsed(source: ContractSource): string[] {
  const text = JSON.stringify(source);
  const { components } = mergeComponents(source);
  const used = new Set(Object.values(source.errors).flatMap((entry) => Object.values(Object(entry))));
  return Object.keys(components.schemas)
    .filter((name) => !text.includes(`"#/components/schemas/${name}"`) && !used.has(name))
    .map((name) => `the schema ${name} is used by nothing`);
}

/** Throws ContractProblems when the description breaks a rule; every mistake is named at once. */
export function checkContract(source: ContractSource): void {
  const { components, problems } = mergeComponents(source);
  problems.push(...checkRoles(source), ...checkErrors(source, components.schemas), ...checkUnique(source));
  for (const operation of listOperations(source)) {
    problems.push(
      ...checkOperation(source, operation),
      ...checkRequest(operation, components),
      ...checkAnswer(operation, components),
    );
  }
  problems.push(...checkUsed(source));
  if (problems.length > 0) throw new ContractProblems(problems);
}
