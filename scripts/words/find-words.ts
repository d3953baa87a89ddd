import ts from 'typescript';
import { type Exception, exceptions, glossary, type Row } from './glossary.ts';

/** A declaration whose name is in the glossary. */
export interface Finding {
  file: string;
  /** Counted from 1. */
  line: number;
  name: string;
  row: Row;
}

interface Options {
  rows?: readonly Row[];
  except?: readonly Exception[];
}

const parts = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function rowOf(name: string, rows: readonly Row[]): Row | undefined {
  const own = lowerFirst(name.replace(/^[_#$]+/, ''));
  return rows.find(({ not, inCompounds }) =>
    not.some((word) => lowerFirst(word) === own || (inCompounds && parts(name).includes(word.toLowerCase()))),
  );
}

/** The name that a node declares; undefined for uses of a name, keys of object literals and what `...` gathers. */
function declaredName(node: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(node) || ts.isParameter(node)) return node.dotDotDotToken ? undefined : node.name;
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessor(node);
  return declares ? node.name : undefined;
}

/** True for `{ faults }`: a destructured property has the name of its declaration elsewhere. */
const isTaken = (node: ts.Node): boolean =>
  ts.isBindingElement(node) && node.propertyName === undefined && ts.isObjectBindingPattern(node.parent);

/** The declarations of a source file, and the file itself, whose names are in the glossary. */
export function findWords(
  file: string,
  text: string,
  { rows = glossary, except = exceptions }: Options = {},
): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const judge = (name: string, line: number): void => {
    const row = rowOf(name, rows);
    if (row && !except.some((one) => one.file === file && one.name === name)) found.push({ file, line, name, row });
  };
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) && !isTaken(node))
      judge(name.text, source.getLineAndCharacterOfPosition(name.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  const base = file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? '';
  judge(
    base.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    1,
  );
  visit(source);
  return found;
}

/** One line for a person: where, what, and what to write instead. */
export function findingText({ file, line, name, row }: Finding): string {
  return `${file}:${line}: "${name}": write ${row.but}. ${row.why}`;
}
