export const announcement = {
  label: 'PDF tools announcement',
  title: 'Free PDF Tools, ab beta mein',
  text:
    'PDF banao, jodo ya chhoti karo, sab free. Cyber cafe wale bhaiya ko har page ke 10 ' +
    'rupaye nahi dene.',
  button: 'Try PDF Tools',
  close: 'Close announcement',
};
