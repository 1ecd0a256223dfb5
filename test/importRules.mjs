/**
 * What each folder may import, for dependency-cruiser (`npm run lint`). The layers, lowest
 * first: platform; state, kit, styles; layout; sharing; games, pages, feedback, offline, install; app; the
 * entries. Apart from them, in Node: build, and above it server.
 */
const FEATURES = ['games', 'pages', 'feedback', 'offline', 'report-card', 'install'];
/**
 * What a feature may import of another one: report card and pages know games by their list alone.
 * @type {Record<string, string[]>}
 */
const OPEN = {
  'report-card': ['^src/games/(?:index\\.ts|shared/)'],
  // Home has a tile for each game, and the state of today's over.
  pages: [
    '^src/games/(?:index\\.ts|shared/)',
    '^src/games/hand-cricket/(?:game|rules|aaj-ka-over/rules)\\.ts$',
  ],
};
const STORE_OR_ROUTER = '^node_modules/(?:@reduxjs|react-redux|react-router-dom|redux-persist)/';
const CONTENT = '^src/.*/(?:content|guides/[^/]+)\\.ts$';

/** @param {string[]} names */
const folders = (...names) => `^src/(?:${names.join('|')})/`;
/** @param {string[]} names */
const otherThan = (...names) => ({ path: '^src/', pathNot: names.map((name) => `^src/${name}`) });
/** @param {string} name @param {object} from @param {object} to */
const never = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    // A rule per layer.
    never('platform', { path: '^src/platform/' }, otherThan('platform/')),
    never('state', { path: '^src/state/' }, otherThan('state/', 'platform/')),
    never('kit', { path: folders('kit', 'styles') }, otherThan('kit/', 'styles/', 'platform/')),
    never('layout', { path: '^src/layout/' }, { path: folders(...FEATURES, 'sharing', 'app') }),
    never('sharing', { path: '^src/sharing/' }, { path: folders(...FEATURES, 'app') }),
    ...FEATURES.map((feature) =>
      never(
        `${feature}: no other feature`,
        { path: `^src/${feature}/` },
        { path: folders(...FEATURES), pathNot: [`^src/${feature}/`, ...(OPEN[feature] ?? [])] },
      ),
    ),
    never(
      'app: only in the entries',
      { path: '^src/[^/]+/', pathNot: '^src/app/' },
      { path: '^src/app/' },
    ),
    never(
      'Node',
      { path: '^src/', pathNot: '^src/(?:build|server)/|^src/prerender' },
      { path: folders('build', 'server') },
    ),
    never(
      'Node modules',
      { path: '^src/', pathNot: '^src/(?:build|server)/' },
      { dependencyTypes: ['core'] },
    ),
    never('build', { path: '^src/build/' }, { path: '^src/server/' }),
    // Within a layer.
    never(
      'a game: no other game',
      { path: '^src/games/([^/]+)/', pathNot: '^src/games/hub/' },
      otherThan('(?!games/)', 'games/$1/', 'games/shared/'),
    ),
    never(
      'a page: of other pages only the content',
      { path: '^src/pages/([^/]+)/' },
      { path: '^src/pages/', pathNot: ['^src/pages/$1/', CONTENT] },
    ),
    never(
      'game.ts: nothing of the game',
      { path: '^src/games/[^/]+/game\\.ts$' },
      { path: '^src/games/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    never(
      'plain modules',
      { path: '^src/games/[^/]+/rules\\.ts$|^src/(?:paths|settings)\\.ts$' },
      { path: '.', pathNot: '^src/kit/visibleText\\.ts$' },
    ),
    never(
      'FLAMES: the rules of the game alone',
      { path: '^src/games/[^/]+/flames\\.ts$' },
      { path: '.', pathNot: '/rules\\.ts$' },
    ),
    never(
      'content: no React, no store',
      { path: CONTENT },
      { path: ['^node_modules/react', STORE_OR_ROUTER, folders('app', 'state')] },
    ),
    // Libraries.
    never('kit: no store, no route', { path: folders('kit', 'styles') }, { path: STORE_OR_ROUTER }),
    never(
      'redux-persist',
      { path: '^src/', pathNot: '^src/app/persistence\\.ts$' },
      { path: '^node_modules/redux-persist/' },
    ),
    never(
      'a cycle at run time',
      {},
      // A module that is imported by `import()` does not run before the one that imports it.
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    tsPreCompilationDeps: true,
  },
};
