import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './tree.ts';

const aliases: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;

/** The path of a module that a file names, by its place or by an alias of `package.json`. */
function pathOf(specifier: string, file: string): string {
  const target = aliases[specifier];
  return target === undefined ? join(dirname(file), specifier) : join(root, target);
}

type Read = (path: string) => string | undefined;

const fromDisk: Read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** The names that a statement declares: a function, class, interface, type or constants. */
function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Where a file has a name from when it only hands it on, as `[path, name]`; undefined when it declares it itself. */
function handedOn(file: ts.SourceFile, name: string): [string, string] | undefined {
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      continue;
    const { moduleSpecifier } = statement;
    const found = statement.exportClause.elements.find((element) => element.name.text === name);
    if (found && moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
      return [pathOf(moduleSpecifier.text, file.fileName), (found.propertyName ?? found.name).text];
  }
  return undefined;
}

function hasSentence(path: string, name: string, read: Read): boolean {
  const text = read(path);
  if (text === undefined) return false;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const further = handedOn(file, name);
  if (further) return hasSentence(...further, read);
  // An overloaded function says it once.
  return file.statements.some(
    (statement) => declared(statement).includes(name) && ts.getJSDocCommentsAndTags(statement).length > 0,
  );
}

/** The exports of a door, an `index.ts` of named exports, whose declarations have no sentence. */
export function undocumentedExports(door: string, read: Read = fromDisk): string[] {
  const file = ts.createSourceFile(door, read(door) ?? '', ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      return [];
    return statement.exportClause.elements
      .map(({ name }) => name.text)
      .filter((name) => !hasSentence(door, name, read));
  });
}
