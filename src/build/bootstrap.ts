import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { cspHash } from './hashes';

// npm runs every script in the project's root.
const source = readFileSync('src/bootstrap.js', 'utf8');

/** The one inline script of every page, minified. */
export const bootstrapScript = minifySync(source, { compress: true, mangle: true }).code;

/** Its Content-Security-Policy hash. */
export const bootstrapHash = cspHash(bootstrapScript);
