export const releaseNotice = {
  arrived: { text: 'Naya version aa gaya. Score safe hai.', button: 'Naya kholo' },
  failed: {
    text: 'Naya version raaste mein atak gaya. Purana chalta rahega, score safe hai.',
    button: 'Phir se kholo',
  },
  close: 'Baad mein',
};
