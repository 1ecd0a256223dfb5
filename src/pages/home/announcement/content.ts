export const announcement = {
  label: 'PDF tools announcement',
  title: 'Free PDF Tools, ab beta mein',
  text: 'PDF banao, jodo ya chhoti karo, sab free. Ab stapler dhoondhna nahi padega.',
  button: 'Try PDF Tools',
  close: 'Close announcement',
};
