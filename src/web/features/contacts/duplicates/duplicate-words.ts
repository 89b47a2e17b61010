/** '1 likely duplicate', '3 likely duplicates'. */
export function duplicateWords(count: number): string {
  return `${count.toLocaleString('en-US')} likely ${count === 1 ? 'duplicate' : 'duplicates'}`;
}
