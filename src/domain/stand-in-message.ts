/** The message of a card that was made without words. */
export function standInMessage(personName: string): string {
  return `A custom card for ${personName}!`;
}
