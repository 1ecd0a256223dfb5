import { readFileSync } from 'node:fs';
import { minify_sync } from 'terser';
import { hashOf } from './inlined';

// npm runs every script in the project's root.
const source = readFileSync('src/bootstrap.js', 'utf8');

/** The one inline script of every page, as it stands in the HTML. */
export const bootstrapScript = minify_sync(source).code ?? '';

/** Its hash, as the Content-Security-Policy wants it. */
export const bootstrapHash = hashOf(bootstrapScript);
