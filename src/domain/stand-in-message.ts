/** What a card says that was made without words. */
export function standInMessage(personName: string): string {
  return `A custom card for ${personName}!`;
}
