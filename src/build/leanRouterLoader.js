/**
 * Webpack loader for react-router's production files: lets the build leave out the components that
 * the site does not import (`Link` with its prefetching, `Form`, `ScrollRestoration`). As they
 * are written, naming a component for debugging counts as using it.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
export default function leanRouterLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (?=React\d*\.forwardRef\()/g, '= /* @__PURE__ */ ');
}
