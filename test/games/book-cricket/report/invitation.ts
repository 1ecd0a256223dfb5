export const name = 'Book Cricket';

export const invitation = 'Kitaab kholo.';
