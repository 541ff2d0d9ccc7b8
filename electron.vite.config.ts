import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { listLicences } from './scripts/listLicences.mjs';
import { packManual, packManualPictures } from './scripts/packManual.mjs';

/** Native `Temporal` of Chromium, or the polyfill if missing. Node has none, so main always uses the polyfill. */
const temporal = fileURLToPath(new URL('./src/renderer/temporal.ts', import.meta.url));

/** Source maps of releases are outside the package (scripts/packaging/sourceMaps.mjs), so files do not name them. */
const sourcemap = process.env.BACKOFFICE_SOURCE_MAPS === '1' ? 'hidden' : false;

/** Removes the stamp of an earlier release build (`build.json`), which would name other files. */
const withoutStamp = () => ({
  name: 'without-stamp',
  writeBundle: ({ dir = '' }: { dir?: string }) => rmSync(join(dir, '..', 'build.json'), { force: true }),
});

/** Transforms the macros and compiles the catalogs. */
const translations = () => lingui({ macroTransform: true });

export default defineConfig({
  main: {
    plugins: [translations(), listLicences(['@napi-rs/keyring']), packManual(), withoutStamp()],
    build: {
      externalizeDeps: false,
      target: 'node24',
      sourcemap,
      rolldownOptions: {
        input: {
          main: 'src/main/main.ts',
          demoApi: 'src/demo-api/embedded.ts',
          keychain: 'src/main/auth/keychainProcess.ts',
          systemCertificates: 'src/main/platform/systemCertificates.ts',
        },
        external: ['electron'],
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      sourcemap,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: './',
    resolve: {
      alias: [{ find: /^temporal-polyfill$/, replacement: temporal }],
    },
    plugins: [react(), translations(), listLicences(), packManualPictures()],
    build: {
      target: 'chrome150',
      minify: true,
      sourcemap,
      // The content security policy forbids data: URLs.
      assetsInlineLimit: 0,
      // Later chunks load from disk, so preload lists would only make the first page larger.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
      },
      rolldownOptions: {
        input: 'src/renderer/index.html',
        // Bundles modules that always load together. Without groups a window read 196 files, most of a few lines.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'first',
                priority: 3,
                test: /renderer\/(main|App|shell\/PublicArea|features\/login\/LoginPage)\.tsx$/,
              },
              { name: 'staff', priority: 2, test: /renderer\/shell\/StaffRoot\.tsx$/ },
              {
                name: 'list',
                priority: 1,
                test: /renderer\/resource\/(list\/listPage|record\/recordPage)\.tsx$/,
              },
            ],
          },
        },
      },
    },
  },
});
