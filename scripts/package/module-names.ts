import ts from 'typescript';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const parse = (text: string): ts.SourceFile => ts.createSourceFile('declaration.d.ts', text, ts.ScriptTarget.Latest);

/** The names of modules in a declaration: `import … from 'a'`, `export … from 'a'`, `import('a').B`. */
function namesIn(source: ts.SourceFile): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) found.push(node.moduleSpecifier);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) found.push(node.argument.literal);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function withEdits(text: string, edits: readonly Edit[]): string {
  let changed = text;
  for (const { start, end, text: next } of [...edits].sort((a, b) => b.start - a.start)) {
    changed = changed.slice(0, start) + next + changed.slice(end);
  }
  return changed;
}

/** The modules that a declaration names. */
export const moduleNames = (text: string): string[] => namesIn(parse(text)).map(({ text: name }) => name);

/** The declaration with modules named as `rename` says; undefined keeps a name. */
export function renameModules(text: string, rename: (name: string) => string | undefined): string {
  const source = parse(text);
  const edits = namesIn(source).flatMap((literal) => {
    const name = rename(literal.text);
    return name === undefined ? [] : [{ start: literal.getStart(source), end: literal.end, text: `'${name}'` }];
  });
  return withEdits(text, edits);
}

/** The declaration without imports that run a module and name nothing of it. */
export function withoutBareImports(text: string): string {
  const source = parse(text);
  const edits = source.statements
    .filter((statement) => ts.isImportDeclaration(statement) && !statement.importClause)
    .map((statement) => ({
      start: statement.getStart(source),
      end: text.startsWith('\n', statement.end) ? statement.end + 1 : statement.end,
      text: '',
    }));
  return withEdits(text, edits);
}
