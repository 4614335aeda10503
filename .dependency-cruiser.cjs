// The module order of ARCHITECTURE.md as rules: a module imports only what stands to its left.
const ORDER = [
  ['contract', '^contract/'],
  ['platform', '^server/platform/'],
  ['wiring', '^server/(config|environment|context|jobs|version)\\.ts$|^server/database/'],
  ...[
    'audit',
    'settings',
    'mails',
    'notifications',
    'users',
    'single-sign-on',
    'contacts',
    'folders',
    'profiles',
    'lexicon',
    'reading',
    'extraction',
    'splitting',
    'duplicates',
    'search',
    'vendors',
    'orders',
    'feed',
    'webhooks',
    'learning',
    'quality',
    'approvals',
    'documents',
    'table-import',
    'review',
    'views',
    'rules',
    'dashboard',
    'chat',
    'export',
    'intake',
    'egress',
    'profile-design',
    'processing',
    'backup',
    'metrics',
    'mcp',
  ].map((noun) => [noun, `^server/${noun}/`]),
  ['programs', '^server/(api|worker|health-routes)\\.ts$'],
  ['main', '^server/(main|command-line)\\.ts$|^server/commands/'],
];
const forbidden = ORDER.slice(0, -1).map(([name, path], index) => ({
  name: `${name}-stays-left`,
  comment: `${name} may import only what stands to its left in ARCHITECTURE.md`,
  severity: 'error',
  from: { path, pathNot: '\\.test\\.ts$' },
  to: {
    path: ORDER.slice(index + 1)
      .map(([, right]) => right)
      .join('|'),
  },
}));

module.exports = {
  forbidden: [
    ...forbidden,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'web-apart', severity: 'error', from: { path: '^web/' }, to: { path: '^(server|test|bench)/' } },
    {
      name: 'server-without-web',
      severity: 'error',
      from: { path: '^(server|contract)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(web|test|bench)/' },
    },
    {
      name: 'no-dev-dependency-in-server',
      severity: 'error',
      from: { path: '^(server|contract)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(contract|server)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['main'],
    },
  },
};
