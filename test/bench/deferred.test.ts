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

test('only the way scripts are loaded changes', () => {
  const deferred = deferScripts(documentOf(['/assets/vendor.1.js', '/assets/main.2.js']));
  const tags = ['/assets/vendor.1.js', '/assets/main.2.js'].map(
    (src) => `<script defer src="${src}"></script>`,
  );
  expect(deferred).toBe(documentOf([]).replace('</script>', `</script>${tags.join('')}`));
});

test.each([
  ['without scripts', documentOf([])],
  ['without a bootstrap', '<!doctype html><script src="/main.js" defer></script>'],
])('throws for a document %s, as the copy would be identical', (_what, html) => {
  expect(() => deferScripts(html)).toThrow(
    'No script of this document is loaded by the bootstrap.',
  );
});
