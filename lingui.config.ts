import { createRequire } from 'node:module';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Prints the reason of a failure, which Lingui would report as a missing configuration. */
const loadNativeTools = (): typeof import('@lingui/native-tools') => {
  try {
    return createRequire(import.meta.url)('@lingui/native-tools');
  } catch (error) {
    process.stderr.write(
      '\nLingui\'s native library for this system is not installed: run "npm ci --include=optional" and try again.\n\n',
    );
    throw error;
  }
};

const tests = ['**/*.test.ts', '**/*.test.tsx'];
/** Parts of the frame that appear only after login. */
const staffShell = [
  ...['help', 'menu', 'notices', 'scope'],
  ...[
    'Breadcrumb.tsx',
    'Frame.tsx',
    'FrameBanners.tsx',
    'FullPalette.tsx',
    'Header.tsx',
    'LogInAgainDialog.tsx',
    'UserMenu.tsx',
    'WindowMarks.tsx',
  ],
  'useLogOut.ts',
].map((name) => `src/renderer/shell/${name}`);
const staffUi = [
  'AddressValue.tsx',
  'CopyButton.tsx',
  'exportWords.ts',
  'savePage.ts',
  'RecordLink.tsx',
  'ShortcutList.tsx',
].map((name) => `src/renderer/ui/${name}`);
const staffFiles = [...staffShell, ...staffUi];
/** Folders used only after login; their catalog loads with the first such page. */
const staffFolders = [
  ...['resource', 'marketplace', 'features', 'app', 'palette'].map((folder) => `src/renderer/${folder}`),
  ...staffFiles,
];
const publicFeatures = ['connect', 'emailConfirmation', 'forgot', 'login', 'notFound', 'tokenLogin'];
const publicFiles = ['src/renderer/app/publicScreens.ts'].concat(
  publicFeatures.map((name) => `src/renderer/features/${name}/**`),
);

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['en_US', 'uk_UA', 'es_ES'],
  format: formatter({ lineNumbers: false }),
  extractors: [loadNativeTools().createSwcExtractor()],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/main', include: ['src/main'], exclude: tests },
    {
      path: '<rootDir>/locales/{locale}/renderer',
      include: [
        'src/renderer/!(resource|marketplace|features|app|palette)',
        'src/renderer/!(resource|marketplace|features|app|palette)/**',
        ...publicFiles,
      ],
      exclude: [...tests, ...staffFiles.map((name) => (name.includes('.') ? name : `${name}/**`))],
    },
    {
      path: '<rootDir>/locales/{locale}/staff',
      include: staffFolders,
      exclude: [...tests, ...publicFiles],
    },
  ],
});
