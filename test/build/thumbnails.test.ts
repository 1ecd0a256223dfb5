import { drawnFolders } from '../../src/build/thumbnailsLoader';
import { folders } from '../../src/pages/home/Thumbnail';

test('the picture of all games has the drawings in the order in which Home looks for them', () => {
  expect(drawnFolders()).toEqual(folders);
});
