/** Folders are acyclic, not only files. Tests are left out: they may look at everything. */

const test = '\\.test\\.tsx?$|/testing/';

/** Rooms whose folders are held to it. */
const rooms = ['openapi', 'schemas', 'kinds', 'engine', 'widgets', 'app', 'server'];

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'folders-without-cycles',
      comment:
        'Two folders that import each other are one folder, or hide a third below both: move what both need down, or hand it in as an argument.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^(${rooms.join('|')})/` },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: `node_modules/.*/node_modules|/generated/(registry|lazy|sign-in)|^widgets/(index|package)|${test}`,
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

module.exports = configuration;
