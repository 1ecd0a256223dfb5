/** Stands for each CSS module: every class name is its own key. */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
