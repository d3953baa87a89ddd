import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { imports as doors } from '../../package.json' with { type: 'json' };

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  // The first knows style sheets as modules.
  types: ['vite/client'],
  jsx: ts.JsxEmit.ReactJSX,
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  declaration: true,
  emitDeclarationOnly: true,
  noEmitOnError: true,
  // `npm run check` has checked the sources; what is asked here is what they declare.
  noCheck: true,
};

/** A door of this repository, `#engine/core`, from a file below `root`: nobody outside has it. */
function relativeDoor(name: string, from: string, root: string): string {
  const target = Object.entries(doors).find(([door]) => door === name)?.[1];
  if (target === undefined) throw new Error(`${from} names ${name}, which is no door of package.json`);
  const path = relative(dirname(from), join(root, target));
  return path.startsWith('.') ? path : `./${path}`;
}

/** `./x.ts` is `./x.js` for whoever reads the declarations, whatever resolution they use; doors are paths. */
const toScripts =
  (root: string): ts.TransformerFactory<ts.Bundle | ts.SourceFile> =>
  (context) => {
    const visitIn =
      (file: ts.SourceFile) =>
      (node: ts.Node): ts.Node => {
        if (!ts.isStringLiteral(node)) return ts.visitEachChild(node, visitIn(file), context);
        const path = /^#\w/.test(node.text) ? relativeDoor(node.text, file.fileName, root) : node.text;
        const isSource = /^\.\.?\/.*\.tsx?$/.test(path);
        return isSource ? context.factory.createStringLiteral(path.replace(/\.tsx?$/, '.js'), true) : node;
      };
    // Types that are named in place, `import('./x.ts').X`, are literals below other nodes; so the whole file is walked.
    return (file) => (ts.isSourceFile(file) ? ts.visitEachChild(file, visitIn(file), context) : file);
  };

const imports = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)].map(([, path = '']) => path);

/**
 * The declarations of some entries and of what they name, by path below `root`. They depend on nothing outside of `root`.
 * Throws what the compiler says when the sources have mistakes.
 */
export function emitDeclarations(root: string, entries: readonly string[]): Map<string, string> {
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    { ...options, rootDir: root, outDir: root },
  );
  const all = new Map<string, string>();
  const write: ts.WriteFileCallback = (path, text) => all.set(relative(root, path), text);
  const transformers = { afterDeclarations: [toScripts(root)] };
  const { diagnostics } = program.emit(undefined, write, undefined, true, transformers);
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
  const waiting = entries.map((entry) => entry.replace(/\.ts$/, '.d.ts'));
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
