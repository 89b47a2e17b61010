/** The message of a card that was created without one. */
export function standInMessage(personName: string): string {
  return `A custom card for ${personName}!`;
}
