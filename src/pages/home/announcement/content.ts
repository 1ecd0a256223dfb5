export const announcement = {
  label: 'PDF tools announcement',
  title: 'Free PDF Tools, ab beta mein',
  text: 'Khul gaye hain: PDF banao, jodo ya chhoti karo. Stapler ki zaroorat nahi padegi.',
  button: 'Try PDF Tools',
  close: 'Close announcement',
};
