/** What is deleted with a contact (D46); unknown counts are left out. */
export function deletionWords(dates: number | undefined, cards: number | undefined): string {
  const parts = [counted(dates, 'important date'), counted(cards, 'card')].filter((part) => part !== '');
  const also = parts.length > 0 ? `Their ${parts.join(' and ')} will be deleted too. ` : '';
  return `${also}This action cannot be undone.`;
}

function counted(count: number | undefined, noun: string): string {
  if (!count) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
