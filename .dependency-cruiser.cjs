/** Imports go downhill only, as each row of this table says. */
const rooms = {
  openapi: [],
  schemas: ['openapi'],
  kinds: ['openapi', 'schemas'],
  'engine/document': ['openapi', 'schemas'],
  'engine/join': ['openapi', 'schemas', 'engine/document'],
  'engine/runtime': ['openapi', 'schemas', 'engine/document'],
  'engine/compiler': ['openapi', 'schemas', 'engine/document', 'engine/join', 'engine/runtime'],
  'engine/checker': ['openapi', 'schemas', 'engine/document', 'engine/compiler'],
  'engine/designer': ['openapi', 'schemas', 'engine/document', 'engine/compiler', 'engine/checker'],
  'engine/forms': ['openapi', 'schemas', 'kinds', 'engine/document', 'engine/runtime', 'engine/compiler'],
  'engine/react': ['openapi', 'schemas', 'kinds', 'engine/document', 'engine/runtime', 'engine/forms'],
  widgets: ['openapi', 'schemas', 'kinds', 'engine'],
  app: ['openapi', 'schemas', 'kinds', 'engine', 'widgets'],
  server: [
    'openapi',
    'schemas',
    'kinds',
    'engine/document',
    'engine/join',
    'engine/runtime',
    'engine/compiler',
    'engine/checker',
    'engine/forms',
  ],
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
    path: `^(openapi|schemas|kinds|engine|widgets|app|server|pages|stories|tests|scripts)/`,
    pathNot: [room, ...below].map((name) => `^${name}/`),
  },
});

/** The same inside the shell; files directly in app/ put the rooms together. */
const roomsOfApp = {
  router: [],
  session: ['router'],
  'session/storage': [],
  shell: ['router', 'session'],
  'shell/kit': [],
  'shell/toasts': ['router', 'session'],
  'shell/dialogs': ['router', 'session', 'shell/kit'],
  preview: ['session'],
  devtools: ['router', 'session', 'shell'],
  live: ['session'],
  prerender: ['router', 'session', 'shell', 'live', 'theme'],
};

/**
 * @param {[room: string, below: string[]]} entry
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const downhillInApp = ([room, below]) => ({
  name: `downhill-from-app-${room.replace('/', '-')}`,
  comment: `app/${room} may import only from itself and ${below.join(', ') || 'no other room of app/'}: let the function say what it needs, and hand it in.`,
  severity: 'error',
  from: { path: `^app/${room}/`, pathNot: [test, '/testing/'] },
  to: { path: '^app/', pathNot: [room, ...below].map((name) => `^app/${name}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...Object.entries(rooms).map(downhill),
    ...Object.entries(roomsOfApp).map(downhillInApp),
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that import each other are one idea, or miss a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'columns-on-the-server',
      severity: 'error',
      comment: 'What the database knows of a kind of field is for the server: put what both need into value.ts.',
      from: { path: '^(engine|widgets|app)/|^kinds/[^/]+/(value|control)\\.ts$|^kinds/(index|values|controls)\\.ts$' },
      to: { path: '^kinds/(columns\\.ts|generated/columns|[^/]+/column\\.ts)' },
    },
    {
      name: 'engine-without-react',
      severity: 'error',
      comment: 'Only engine/react knows React and the DOM; the rest of the engine is handed what it needs.',
      from: {
        path: '^(engine/(document|join|runtime|compiler|checker|designer|forms)|kinds|schemas|openapi)/',
        pathNot: test,
      },
      to: { path: 'node_modules/(react|react-dom|primereact)/' },
    },
    {
      name: 'engine-without-node',
      severity: 'error',
      comment: 'The engine runs in browsers, the checker included: what needs Node is handed in.',
      from: { path: '^engine/', pathNot: [test, '/testing/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'Code that the product needs does not live with tests, stories or scripts.',
      from: { path: '^(openapi|schemas|kinds|engine|widgets|app|server)/', pathNot: [test, '/testing/'] },
      to: { path: '^(stories|tests|scripts)/|\\.test\\.tsx?$' },
    },
    {
      name: 'one-way-out',
      severity: 'error',
      comment:
        'Outgoing connections go through server/kernel/egress, which checks where they lead: use services.egress.',
      from: {
        path: '^server/',
        pathNot: [test, '/testing/', '^server/kernel/egress/', '^server/kernel/db/driver/embedded/lock'],
      },
      to: { path: '^(node:)?(net|tls|dns|dns/promises|http|https|http2)$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'primereact-behind-our-props',
      severity: 'error',
      comment:
        'PrimeReact is adapted in widgets/prime alone, so that no document sees its props: use or add an adapter there.',
      from: { path: '^(engine|widgets|app|stories)/', pathNot: '^widgets/prime/' },
      to: { path: '^primereact(/|$)|node_modules/primereact/' },
    },
    {
      name: 'one-door-to-openapi-fetch',
      severity: 'error',
      comment:
        'openapi-fetch gets no further updates: three files know it, so that it can be replaced. Use client.http or #openapi/client.',
      from: { pathNot: '^openapi/client/(http|headers|serialize)\\.ts$' },
      to: { path: '(^|/)openapi-fetch(/|$)' },
    },
    {
      name: 'kernel-knows-no-domain',
      severity: 'error',
      comment:
        'The kernel serves every domain: it is handed what a domain makes, or the code belongs to the domain. Only server/start puts them together.',
      from: { path: '^server/kernel/', pathNot: [test, '/testing/'] },
      to: { path: '^server/(domains|generated|seeds|start)/' },
    },
    {
      name: 'domains-by-their-doors',
      severity: 'error',
      comment:
        'What a domain gives to others is listed in its index.ts: import that, or list the name there. server/start alone, which makes the services, knows more.',
      from: { path: '^server/(domains/([^/]+)|seeds)/', pathNot: test },
      to: { path: '^server/domains/[^/]+/.', pathNot: ['^server/domains/[^/]+/index\\.[jt]s$', '^server/domains/$2/'] },
    },
    {
      name: 'handlers-declare-their-needs',
      severity: 'error',
      comment:
        "A handler names the services that it needs, such as Handler<'getCaptcha', { keys: Keys }>, and never imports the record of all of them.",
      from: { path: '^server/domains/', pathNot: test },
      to: { path: '^server/(generated|seeds|start)/' },
    },
    {
      name: 'driver-behind-database',
      severity: 'error',
      comment:
        'Data is reached by the three scopes of Database: import kernel/db/index.ts. Only what starts a server opens one.',
      from: { path: '^server/(domains|seeds|kernel/(?!db/))', pathNot: [test, '/testing/'] },
      to: { path: '^server/kernel/db/(driver|structure|rights|migrations)/' },
    },
    {
      name: 'parser-stays-on-the-server',
      severity: 'error',
      comment: 'Visitors get syntax trees: the expression parser and checker belong to #engine/compiler.',
      from: { path: '^(engine/react|widgets|app)/', pathNot: test },
      to: {
        path: '^engine/(compiler/|checker/|join/|document/(written|errors|contrast|locate|nodes|source-locations|theme-colours|weak-colours)\\.ts)',
      },
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
