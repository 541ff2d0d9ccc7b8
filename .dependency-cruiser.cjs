/**
 * Allowed imports between the folders of src/. tests/unit/walls.test.ts proves each rule with a forbidden import.
 * tests/unit/singleUse.test.ts covers uses that are no imports (`ipcMain`, `webContents.send`, `window.backoffice`).
 */

/** Only the files of `from` may import the package. */
const onlyFrom = (name, packagePattern, from) => ({
  name,
  severity: 'error',
  comment: `Only ${from} may import this package.`,
  from: { path: '^src/', pathNot: [from, '[.]test[.]tsx?$'] },
  to: { path: packagePattern },
});

/** Files under `from` may import only `to` from src/. */
const onlyReaches = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '[.]test[.]tsx?$' },
  to: { path: '^src/', pathNot: to },
});

/** Ordered folders (or files) under `root`: each may import only later ones. */
const staircase = (name, root, steps) =>
  steps.slice(1).map((step, index) => ({
    name: `${name}-${step.replace(/[^a-z0-9]+/gi, '-')}`,
    severity: 'error',
    comment: `The way through ${root} leads down only: ${steps.join(' → ')}.`,
    from: { path: `^src/${root}/${step}(/|[.])`, pathNot: '[.]test[.]tsx?$' },
    to: { path: steps.slice(0, index + 1).map((higher) => `^src/${root}/${higher}(/|[.])`) },
  }));

/** Screens without a session; they may also use most of the frame. */
const publicPages = {
  path: '^src/renderer/(access|shell|features/(connect|emailConfirmation|forgot|login|notFound|tokenLogin|welcome))/',
  pathNot: ['[.]test[.]tsx?$'],
};

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle makes two files one; types count too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'An import that cannot be found escapes every other rule.',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '[.]po$|^virtual:' },
    },
    onlyReaches(
      'shared-stands-alone',
      'shared is the contract between the processes and imports nothing of ours.',
      '^src/shared/',
      '^src/shared/',
    ),
    {
      name: 'shared-without-node',
      severity: 'error',
      comment: 'shared runs in the renderer too: no Node modules, no Electron.',
      from: { path: '^src/shared/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    // Routes use types of API answers; queries use rules, rules use texts.
    ...staircase('shared-leads-down', 'shared', ['ipc', 'api', 'screens', 'query', 'rules', 'text']),
    onlyReaches(
      'main-meets-others-in-shared',
      'main reaches the other processes only through shared.',
      '^src/main/',
      ['^src/main/', '^src/shared/'],
    ),
    ...staircase('main-leads-down', 'main', [
      'main',
      'app',
      'ipc',
      'windows',
      'links',
      'diagnostics',
      'live',
      'notices',
      'closing',
      'exports',
      'payLists',
      'journal',
      'updates',
      'api',
      'auth',
      'http',
      'settings',
      'drafts',
      'preset',
      'demo',
      'platform',
    ]),
    onlyReaches('preload-is-tiny', 'preload knows shared only.', '^src/preload/', [
      '^src/preload/',
      '^src/shared/',
    ]),
    onlyReaches(
      'renderer-meets-others-in-shared',
      'the renderer reaches the other processes only through shared.',
      '^src/renderer/',
      ['^src/renderer/', '^src/shared/'],
    ),
    {
      name: 'renderer-without-node',
      severity: 'error',
      comment: 'Windows are sandboxed: no Node modules.',
      from: { path: '^src/renderer/', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-sibling-features',
      severity: 'error',
      comment: 'A feature never imports another one; what two need moves to marketplace/, or below it.',
      from: { path: '^src/renderer/features/([^/]+)/' },
      to: { path: '^src/renderer/features/([^/]+)/', pathNot: '^src/renderer/features/$1/' },
    },
    ...staircase('renderer-leads-down', 'renderer', [
      'testing',
      'main',
      'App',
      'routes',
      'shell',
      'palette',
      'app',
      'features',
      'access',
      'marketplace',
      'resource',
      'paths',
      'ui',
      'data',
      'stores',
      'i18n',
      'ipc',
    ]),
    ...staircase('resource-leads-down', 'renderer/resource', [
      'list',
      'paste',
      'record',
      'form',
      'table',
      'define',
      'fields',
    ]),
    {
      name: 'public-pages-have-their-texts',
      severity: 'error',
      comment:
        'What is seen without a session cannot show what stands in the texts of staff (lingui.config.ts).',
      from: publicPages,
      to: { path: '^src/renderer/resource/' },
    },
    {
      name: 'public-pages-know-no-marketplace',
      severity: 'error',
      comment:
        'Texts of marketplace/ are those of staff; of the frame, the pickers of country and city have them.',
      from: { ...publicPages, pathNot: [...publicPages.pathNot, '^src/renderer/shell/scope/'] },
      to: { path: '^src/renderer/marketplace/' },
    },
    onlyReaches(
      'demo-api-is-isolated',
      'The demo API is a server of its own; it shares the contract only.',
      '^src/demo-api/',
      ['^src/demo-api/', '^src/shared/'],
    ),
    ...staircase('demo-api-leads-down', 'demo-api', [
      'testing',
      'server',
      'embedded',
      'commandLine',
      'startServer',
      'live',
      'app',
      'faults',
      'routes',
      'dashboard',
      'resource',
      'seed',
      'auth',
      'http',
      'db',
      'time',
    ]),
    onlyReaches(
      'browser-shell-is-isolated',
      'The browser shell substitutes Electron and knows nothing of the app.',
      '^src/browser-shell/',
      '^src/browser-shell/',
    ),
    onlyFrom('ky-only-in-http-client', '^node_modules/ky/', '^src/main/http/fetchWithinOrigin[.]ts$'),
    onlyFrom(
      'undici-only-in-proxy-and-files',
      '^node_modules/undici/',
      '^src/main/http/(proxyResolver|openFile|largeReads|callAgent)[.]ts$',
    ),
    onlyFrom(
      'keyring-only-in-keychain',
      '^node_modules/@napi-rs/keyring',
      '^src/main/auth/keyringLibrary[.]ts$',
    ),
    onlyFrom(
      'electron-store-only-in-settings',
      '^node_modules/electron-store/',
      '^src/main/settings/settingsStore[.]ts$',
    ),
    // The browser shell imports Electron's types, so that its substitute stays compatible.
    onlyFrom(
      'electron-only-in-main-and-preload',
      '^node_modules/electron/',
      '^src/(main|preload|browser-shell)/',
    ),
    {
      name: 'shipped-packages-are-dependencies',
      severity: 'error',
      // electron-builder refuses Electron as a dependency; fast-check generates samples for tests.
      comment: 'Code that ships imports packages from dependencies, so that audits can tell them from tools.',
      from: { path: '^src/(shared|main|preload|renderer|demo-api)/', pathNot: '/testing/|[.]test[.]tsx?$' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/(electron|fast-check)/' },
    },
    onlyFrom('hono-only-in-demo-api', '^node_modules/(@hono|hono)/', '^src/demo-api/'),
  ],
  options: {
    // TypeScript 7 offers no compiler API to this tool; swc parses the same syntax.
    parser: 'swc',
    // Type imports also couple folders.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|node_modules/[.])' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
