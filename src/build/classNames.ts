import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Three letters that a stylesheet keeps from release to release. */
function mark(file: string): string {
  const digest = createHash('sha256').update(file).digest();
  return [0, 2, 4].map((at) => LETTERS[digest.readUInt16BE(at) % LETTERS.length]).join('');
}

/**
 * Names for the classes of one release: the stylesheet's mark, and a number by the order in which
 * it names them. They compress far better than a hash each: a page has every name twice.
 *
 * Returns a function that takes the address of a stylesheet, below the project's root, and the name
 * in there. It throws where two stylesheets have the same mark.
 * Example: `classNamer()('src/kit/Card.module.css', 'card')` gives three letters and `0`.
 */
export function classNamer() {
  const classes = new Map<string, string[]>();
  const files = new Map<string, string>();
  return (file: string, name: string): string => {
    const own = mark(file);
    const owner = files.get(own) ?? file;
    if (owner !== file) throw new Error(`${file} needs another name: ${owner} has its mark.`);
    files.set(own, file);
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return own + known.indexOf(name).toString(36);
  };
}
