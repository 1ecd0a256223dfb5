import { renderDocument } from '../../src/build/document';
import { deferScripts } from './deferred';

const documentOf = (scripts: string[]) =>
  renderDocument({
    head: '',
    body: '',
    rootAttributes: '',
    styles: '',
    fonts: '',
    scripts,
  });

test('only how the scripts are asked for becomes another', () => {
  const deferred = deferScripts(documentOf(['/assets/vendor.1.js', '/assets/main.2.js']));
  const tags = ['/assets/vendor.1.js', '/assets/main.2.js'].map(
    (src) => `<script defer src="${src}"></script>`,
  );
  expect(deferred).toBe(documentOf([]).replace('</script>', `</script>${tags.join('')}`));
});

test.each([
  ['whose scripts are loaded by nobody', documentOf([])],
  ['without a bootstrap', '<!doctype html><script src="/main.js" defer></script>'],
])('a document %s is refused: a copy that is the same would tell nothing', (_what, html) => {
  expect(() => deferScripts(html)).toThrow(
    'No script of this document is loaded by the bootstrap.',
  );
});
