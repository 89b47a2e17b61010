/** The secret in what somebody pasted: the whole link of an invitation, or what stands at its end. */
export function invitationIn(pasted: string): string {
  return /[?&]invitation=([^&#\s]+)/.exec(pasted)?.[1] ?? pasted.trim();
}
