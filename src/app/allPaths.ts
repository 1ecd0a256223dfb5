import { routes } from './routes';

/** Every path that gets an HTML file of its own. For the build: no page needs them. */
export const allPaths: string[] = routes.flatMap(({ path }) =>
  path && path !== '*' ? [path] : [],
);
