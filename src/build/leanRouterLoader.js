/**
 * Webpack loader for react-router's production files: lets the build leave out the components that
 * the site does not import (`Link` with its prefetching, `Form`, `ScrollRestoration`, the data
 * router). As they are written, naming a component for debugging counts as using it, and so does
 * asking React for a hook by a name that is not spelled out.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
export default function leanRouterLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (?=React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
    .replace(/= (React\d*\[\w+\]);/g, '= /* @__PURE__ */ (() => $1)();');
}
