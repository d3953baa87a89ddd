import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  declaration: true,
  emitDeclarationOnly: true,
  noEmitOnError: true,
};

/** `./x.ts` is `./x.js` for whoever reads the declarations, whatever resolution they use. */
const toScripts: ts.TransformerFactory<ts.Bundle | ts.SourceFile> = (context) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isStringLiteral(node) && /^\.\.?\/.*\.ts$/.test(node.text)
      ? context.factory.createStringLiteral(node.text.replace(/\.ts$/, '.js'), true)
      : ts.visitEachChild(node, visit, context);
  // Types that are named in place, `import('./x.ts').X`, are literals below other nodes; so the whole file is walked.
  return (file) => (ts.isSourceFile(file) ? ts.visitEachChild(file, visit, context) : file);
};

const imports = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)].map(([, path = '']) => path);

/**
 * The declarations of an entry and of what it names, by path below `root`. They depend on nothing outside of `root`.
 * Throws what the compiler says when the sources have mistakes.
 */
export function emitDeclarations(root: string, entry: string): Map<string, string> {
  const program = ts.createProgram([join(root, entry)], { ...options, rootDir: root, outDir: root });
  const all = new Map<string, string>();
  const write: ts.WriteFileCallback = (path, text) => all.set(relative(root, path), text);
  const { diagnostics } = program.emit(undefined, write, undefined, true, { afterDeclarations: [toScripts] });
  if (diagnostics.length > 0) {
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  }
  const wanted = new Map<string, string>();
  const waiting = [entry.replace(/\.ts$/, '.d.ts')];
  for (const path of waiting) {
    const text = all.get(path);
    if (text === undefined) throw new Error(`${path} is named by a declaration and was not written`);
    wanted.set(path, text);
    for (const name of imports(text)) {
      const next = normalize(join(dirname(path), `${name}.d.ts`));
      if (!wanted.has(next) && !waiting.includes(next)) waiting.push(next);
    }
  }
  return wanted;
}
