/** Imports go downhill only: openapi, schemas → engine/core → engine/react → widgets → app; server → openapi, schemas, engine/core. */
const rooms = {
  openapi: [],
  schemas: ['openapi'],
  'engine/core': ['openapi', 'schemas'],
  'engine/react': ['openapi', 'schemas', 'engine/core'],
  widgets: ['openapi', 'schemas', 'engine/core', 'engine/react'],
  app: ['openapi', 'schemas', 'engine/core', 'engine/react', 'widgets'],
  server: ['openapi', 'schemas', 'engine/core'],
};
const test = '\\.test\\.tsx?$';

/**
 * @param {[room: string, below: string[]]} entry
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const downhill = ([room, below]) => ({
  name: `downhill-from-${room.replace('/', '-')}`,
  comment: `${room} may import only from itself and ${below.join(', ') || 'nothing else'}: move the code down, or hand it in as an argument.`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: [test, '/testing/'] },
  to: {
    path: `^(openapi|schemas|engine|widgets|app|server|pages|stories|tests|scripts)/`,
    pathNot: [room, ...below].map((name) => `^${name}/`),
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...Object.entries(rooms).map(downhill),
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that import each other are one idea, or miss a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-without-react',
      severity: 'error',
      comment: 'engine/core knows no React and no DOM: it is handed what it needs.',
      from: { path: '^(engine/core|schemas|openapi)/', pathNot: test },
      to: { path: 'node_modules/(react|react-dom|primereact)/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'Code that the product needs does not live with tests, stories or scripts.',
      from: { path: '^(openapi|schemas|engine|widgets|app|server)/', pathNot: [test, '/testing/'] },
      to: { path: '^(stories|tests|scripts)/|\\.test\\.tsx?$' },
    },
    {
      name: 'one-way-out',
      severity: 'error',
      comment: 'Outgoing connections go through server/egress, which checks where they lead: use services.egress.',
      from: {
        path: '^server/',
        pathNot: [
          test,
          '/testing/',
          '^server/egress/',
          '^server/db/embedded/lock',
          '^server/db/postgres/joining-socket',
        ],
      },
      to: { path: '^(node:)?(net|tls|dns|dns/promises|http|https|http2)$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parser-stays-on-the-server',
      severity: 'error',
      comment: 'Visitors get syntax trees: the expression parser and checker belong to #engine/compile.',
      from: { path: '^(engine/react|widgets|app)/', pathNot: test },
      to: { path: '^engine/core/(compile|check|expression|overlay)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/.*/node_modules|/generated/registry' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

module.exports = configuration;
