import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['en_US', 'uk_UA', 'es_ES'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/locales/{locale}/main', include: ['src/main'], exclude: ['**/*.test.ts'] },
    {
      path: '<rootDir>/locales/{locale}/renderer',
      include: ['src/renderer'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
});
