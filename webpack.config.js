import { createHash } from 'node:crypto';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { UpiQrPlugin } from './src/build/upiQrCode.ts';
import { settingNames, settings } from './src/settings.ts';

/**
 * The oldest supported browsers, which run on cheap phones that get no updates. `CSS_TARGETS` has the same for
 * Lightning CSS.
 */
const BROWSERS = 'chrome >= 90, safari >= 14.1, firefox >= 88';
const CSS_TARGETS = { chrome: 90 << 16, safari: (14 << 16) | (1 << 8), firefox: 88 << 16 };

/**
 * A comment before the code of every script. Chromium then compiles all functions of the script while the script arrives, on
 * another thread. Otherwise Chromium would compile each function at its first call, while the page waits. Other browsers
 * see a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const here = import.meta.dirname;

/** The production build of the router, whose package would give bundlers the development build. */
const ROUTER = path.join(here, 'node_modules/react-router/dist/production/index.mjs');

const forBrowsers = {
  loader: 'ts-loader',
  // `npm run typecheck` checks the types.
  options: {
    transpileOnly: true,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
  },
};

/** The loader for the bundle of Node. It takes a tenth of the time of ts-loader. */
const forNode = {
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** @param {'development' | 'production'} mode @param {'web' | 'node'} target */
const common = (mode, target) =>
  /** @type {import('webpack').Configuration} */ ({
    mode,
    context: here,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: mode === 'production' ? { 'react-router$': ROUTER } : {},
    },
    performance: false,
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          ...(target === 'web' ? forBrowsers : forNode),
        },
        {
          test: /\.css$/,
          use: [
            ...(target === 'web' ? [MiniCssExtractPlugin.loader] : []),
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  exportOnlyLocals: target === 'node',
                  localIdentName: mode === 'production' ? '[hash:base64:4]' : '[name]__[local]',
                },
              },
            },
          ],
        },
        {
          test: /\.svg$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: target === 'web' },
        },
        {
          test: /\/thumbnails\.svg$/,
          loader: path.join(here, 'src/build/thumbnailsLoader.js'),
          generator: { filename: 'assets/[name].[contenthash:8].webp' },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: path.join(here, 'src/build/subsetFontLoader.js'),
          generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: target === 'web' },
        },
      ],
    },
    plugins: [
      // `process.env.NAME` becomes its value, or undefined where the release does not set it.
      new webpack.DefinePlugin({
        ...Object.fromEntries(
          settingNames.map((name) => [
            `process.env.${name}`,
            JSON.stringify(process.env[name]) ?? 'undefined',
          ]),
        ),
        'process.env.BUILD_YEAR': new Date().getFullYear(),
      }),
    ],
  });

/**
 * The bundle that visitors load.
 * @param {'development' | 'production'} mode
 */
export function browserConfig(mode) {
  const base = common(mode, 'web');
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return /** @type {import('webpack').Configuration} */ ({
    ...base,
    name: 'browser',
    target: `browserslist:${BROWSERS}`,
    entry: { main: './src/index.tsx' },
    devtool: 'source-map',
    output: {
      path: path.join(here, 'dist'),
      publicPath: settings.basePath,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      // The Trusted Types policy is optional, as a host may send a security policy that does not allow the policy
      // `chunks`.
      trustedTypes: { policyName: 'chunks', onPolicyCreationFailure: 'continue' },
    },
    optimization: {
      // Chunks have names as ids: with numbers as ids, the runtime would also need a list of all names.
      chunkIds: 'named',
      minimizer: [
        // SWC takes a tenth of the time of Terser. It is native code, which gains nothing by a process of its own.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          minimizerOptions: { format: { preamble: COMPILE_HINT } },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: CSS_TARGETS },
        }),
      ],
      splitChunks: {
        cacheGroups: {
          // Code that several chunks need is in each of these chunks, so that a page loads one file.
          default: false,
          // The libraries of every page. Most releases do not change them, so that browsers keep their file in the
          // cache.
          vendor: { test: /node_modules.*\.m?js$/, name: 'vendor', chunks: 'initial' },
          // The libraries of a single page. Without `name` the file would get a long name, made of their paths, which
          // every page would contain.
          defaultVendors: {
            test: /node_modules.*\.m?js$/,
            name: (_module, chunks) => `${chunks[0]?.name}-vendor`,
            chunks: 'async',
          },
          // The styles of the kit come before the styles of pages, which override them. The styles of the kit are in
          // three files, as a document inlines each file that it needs: `desk` and `form` are for games, and for
          // pages that look like games. With a single file Home would be over its budget.
          kit: styles('kit', /src[\\/]kit[\\/](?!Carousel|Disclosure|ProgressBar).*\.css$/),
          desk: styles(
            'desk',
            /src[\\/](?:kit[\\/](?:Card|Dialog|spread|steps|wordStamp)|games[\\/]shared[\\/](?:ScoreCard|NotSavedNotice))\.module\.css$/,
          ),
          form: styles('form', /src[\\/]kit[\\/](?:Field|SegmentedControl)\.module\.css$/),
          // Small pages share a file, as each inlined style adds a hash to the security policy.
          smallPages: styles(
            'smallPages',
            /src[\\/](?:feedback|report-card|pages[\\/](?:about|contribute|not-found))[\\/].*\.css$/,
          ),
          guides: styles('guides', /src[\\/]pages[\\/]how-to-play[\\/].*\.css$/),
          // Both pages of Hand Cricket share a file.
          cricket: styles('cricket', /src[\\/]games[\\/]hand-cricket[\\/].*\.css$/),
          // Styles that the first paint does not need are fetched with the scripts, and not inlined.
          deferred: styles('deferred', /\.deferred\.module\.css$/),
          // Styles of late parts (a result, a challenge, a badge, a new release, the offer to install) are fetched
          // with those parts, and not inlined.
          later: styles('later', /\.later\.module\.css$/),
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/[name]${hash}.css`,
        // The order of imports does not matter, as each part of the kit styles itself alone.
        ignoreOrder: true,
      }),
      new UpiQrPlugin(),
    ],
  });
}

/**
 * The rule that puts stylesheets into one file, whichever pages they belong to.
 * @param {string} name
 * @param {RegExp} test
 */
function styles(name, test) {
  const priority = name === 'kit' ? 0 : name === 'deferred' || name === 'later' ? 2 : 1;
  return /** @type {const} */ ({
    name,
    test,
    priority,
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
  });
}

/**
 * The bundle that the build runs to render each page into HTML.
 * @param {string} folder where it is written
 */
export function renderConfig(folder) {
  return /** @type {import('webpack').Configuration} */ ({
    ...common('production', 'node'),
    name: 'render',
    target: 'node20',
    entry: { prerender: './src/prerender.tsx' },
    devtool: false,
    output: {
      path: folder,
      publicPath: settings.basePath,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false, splitChunks: false },
  });
}

/**
 * The service worker, made last: it names every file of the site by its hash.
 * @param {string} folder where the site lies
 * @param {import('./src/build/precacheManifest.ts').PrecacheEntry[]} files
 */
export function workerConfig(folder, files) {
  const base = common('production', 'web');
  const all = files.map(({ integrity }) => integrity).join();
  return /** @type {import('webpack').Configuration} */ ({
    ...base,
    name: 'worker',
    target: 'webworker',
    entry: {},
    output: { path: folder, publicPath: settings.basePath },
    plugins: [
      new webpack.DefinePlugin({
        RELEASE: JSON.stringify(createHash('sha256').update(all).digest('hex').slice(0, 16)),
      }),
      new InjectManifest({
        swSrc: './src/offline/worker.ts',
        swDest: 'sw.js',
        additionalManifestEntries: files,
      }),
    ],
  });
}
